import { formatQuery, parseQuery } from './catalogue-query-rules.ts'

/** Special link target: all categories with products, each by name. */
export const allCategories = 'categories'

/** Pages that links may lead to without a label. */
export const shopPages = [
  '/',
  '/createdesign',
  '/mydesigns',
  '/orderspage',
  '/address',
  '/cart?section=wishlist',
  '/faq',
  '/contactus',
  '/tnc',
  '/privacy'
] as const
export type ShopPage = (typeof shopPages)[number]

export const isShopPage = (to: string): to is ShopPage => shopPages.some((page) => page === to)

/** Links that the footer always contains. */
export const pagesOfFooter = ['/orderspage', '/faq', '/contactus', '/tnc', '/privacy'] as const satisfies ShopPage[]

/** Limits of header, footer and home page; letters are per text. */
export const storefrontLimits = {
  links: 20,
  columns: 4,
  sections: 20,
  products: 12,
  heroProducts: 6,
  labelLetters: 40,
  titleLetters: 80,
  leadLetters: 200,
  textLetters: 2_000,
  addressLetters: 500
} as const

/** The hero text is printed on a mug, where a longer one would be illegible. */
export const heroWordsLetters = 80

/** Products per row of a list section. */
export const productsInRow = 8

export const listAddress = (search: URLSearchParams | string): string =>
  `/?${formatQuery({ ...parseQuery(new URLSearchParams(search)), page: 1 })}`

/** Whether it is the canonical URL of a product list, such as `/?category=mugs&colour=navy`. */
export const isListAddress = (to: string): boolean =>
  to.length <= storefrontLimits.addressLetters &&
  to.length > 2 &&
  to.startsWith('/?') &&
  listAddress(to.slice(2)) === to

/** The single category of a list. */
export const categoryIn = (to: string): string | undefined => /^\/\?category=([a-z0-9-]+)$/.exec(to)?.[1]

/** The single collection of a list. */
export const collectionIn = (to: string): string | undefined => /^\/\?collection=([a-z0-9-]+)$/.exec(to)?.[1]

const isProductAddress = (to: string): boolean => /^\/product\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to)

/** Whether it is an `https` URL without ambiguities. */
export function isWebAddress(to: string): boolean {
  if (to.length > storefrontLimits.addressLetters || !/^https:\/\/[^\s\p{Cc}\\<>"'`@]+$/u.test(to)) return false
  try {
    const { protocol, hostname } = new URL(to)
    return protocol === 'https:' && hostname.includes('.')
  } catch {
    return false
  }
}

export const isLinkTarget = (to: string): boolean =>
  to === allCategories || isShopPage(to) || isListAddress(to) || isProductAddress(to) || isWebAddress(to)

/** Whether a link's target has a name, so that it needs no label. */
export const hasOwnName = (to: string): boolean =>
  to === allCategories || isShopPage(to) || categoryIn(to) !== undefined

/** Normalises a typed address of the shop; undefined if it is none. */
export function shopAddressIn(typed: string): string | undefined {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/i, '')
  if (isShopPage(path) || isProductAddress(path)) return path
  const [product = ''] = path.split('?')
  if (isProductAddress(product)) return product
  const list = path.startsWith('/?') ? listAddress(path.slice(2)) : ''
  return isListAddress(list) ? list : undefined
}

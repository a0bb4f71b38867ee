import { formatQuery, parseQuery } from './catalogue-query-rules.ts'

/** In the place of an address: every category that has products, by its own name. */
export const allCategories = 'categories'

/** Pages of the shop that links may lead to by their own names. */
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

/** What people must find from every page; the footer has these whatever else it has. */
export const pagesOfFooter = ['/orderspage', '/faq', '/contactus', '/tnc', '/privacy'] as const satisfies ShopPage[]

/** Bounds of header, footer and home page; letters are those of one text. */
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

/** The words of the hero are printed on a mug: longer ones would be too small to read. */
export const heroWordsLetters = 80

/** Products of a row that shows what a list finds. */
export const productsInRow = 8

export const listAddress = (search: URLSearchParams | string): string =>
  `/?${formatQuery({ ...parseQuery(new URLSearchParams(search)), page: 1 })}`

/** Whether it is the address of a list of products as the shop writes it, such as `/?category=mugs&colour=navy`. */
export const isListAddress = (to: string): boolean =>
  to.length <= storefrontLimits.addressLetters &&
  to.length > 2 &&
  to.startsWith('/?') &&
  listAddress(to.slice(2)) === to

/** The one category a list is of. */
export const categoryIn = (to: string): string | undefined => /^\/\?category=([a-z0-9-]+)$/.exec(to)?.[1]

const isProductAddress = (to: string): boolean => /^\/product\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to)

/** Whether it is the address of another site, encrypted, and nothing a browser would take for anything else. */
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

/** Whether what a link leads to has a name, so that the link needs no words. */
export const hasOwnName = (to: string): boolean =>
  to === allCategories || isShopPage(to) || categoryIn(to) !== undefined

/** What somebody typed or pasted as an address of the shop, as links have it; undefined where it is none. */
export function shopAddressIn(typed: string): string | undefined {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/i, '')
  if (isShopPage(path) || isProductAddress(path)) return path
  const [product = ''] = path.split('?')
  if (isProductAddress(product)) return product
  const list = path.startsWith('/?') ? listAddress(path.slice(2)) : ''
  return isListAddress(list) ? list : undefined
}

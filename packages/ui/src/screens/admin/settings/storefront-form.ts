import type { FooterColumn, HomeSection, ShopLink } from '@motif/contract'
import {
  allCategories,
  categoryIn,
  collectionIn,
  hasOwnName,
  heroWordsLetters,
  isShopPage,
  isWebAddress,
  listAddress,
  pagesOfFooter,
  shopAddressIn,
  storefrontLimits as limits
} from '@motif/contract/storefront-rules'

export const linkKinds = ['categories', 'category', 'collection', 'page', 'address', 'web'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Form values of a link. */
export interface LinkForm {
  id: string
  kind: LinkKind
  to: string
  /** Empty: what it leads to has a name. */
  label: string
}

export interface ColumnForm {
  id: string
  title: string
  links: readonly LinkForm[]
}

/** Form values of a home page section; the kind determines which members apply. */
export interface SectionForm {
  id: string
  kind: HomeSection['kind']
  isShown: boolean
  title: string
  lead: string
  /** What the hero's products say. */
  words: string
  text: string
  list: string
  /** Slugs of products or categories. */
  chosen: readonly string[]
}

export interface StorefrontForm {
  header: readonly LinkForm[]
  footer: readonly ColumnForm[]
  home: readonly SectionForm[]
}

export type StorefrontProblem = 'text' | 'address' | 'web' | 'twice' | 'pages' | 'products'
type Wrong = (name: string, problem: StorefrontProblem) => void

const kindOf = (to: string): LinkKind =>
  to === allCategories
    ? 'categories'
    : isShopPage(to)
      ? 'page'
      : categoryIn(to) !== undefined
        ? 'category'
        : collectionIn(to) !== undefined
          ? 'collection'
          : to.startsWith('/')
            ? 'address'
            : 'web'

const linkForm = ({ to, label }: ShopLink, index: number): LinkForm => ({
  id: String(index),
  kind: kindOf(to),
  to,
  label: label ?? ''
})

const emptySection = { isShown: true, title: '', lead: '', words: '', text: '', list: '', chosen: [] }

const sectionForm = (section: HomeSection, index: number): SectionForm => {
  const form = { ...emptySection, id: String(index), kind: section.kind }
  if (section.kind === 'catalogue') return form
  const { title, isShown } = section
  const common = { ...form, isShown, title: title ?? '' }
  switch (section.kind) {
    case 'hero':
      return { ...common, lead: section.lead ?? '', words: section.words, chosen: section.products }
    case 'categories':
      return { ...common, chosen: section.categories }
    case 'products':
      return { ...common, chosen: section.products }
    case 'list':
      return { ...common, list: section.list }
    case 'text':
      return { ...common, text: section.text }
    default:
      return common
  }
}

export const storefrontForm = ({
  header,
  footer,
  home
}: {
  header: readonly ShopLink[]
  footer: readonly FooterColumn[]
  home: readonly HomeSection[]
}): StorefrontForm => ({
  header: header.map(linkForm),
  footer: footer.map(({ title, links }, index) => ({ id: String(index), title, links: links.map(linkForm) })),
  home: home.map(sectionForm)
})

const newId = () => crypto.randomUUID()

export const newLink = (kind: LinkKind, to: string): LinkForm => ({ id: newId(), kind, to, label: '' })
export const newColumn = (): ColumnForm => ({ id: newId(), title: '', links: [] })
export const newSection = (kind: SectionForm['kind']): SectionForm => ({ ...emptySection, id: newId(), kind })

/** Whether it links to a page that the footer must contain. */
export const isOfFooter = ({ to }: LinkForm): boolean => pagesOfFooter.some((page) => page === to)

function linksIn(forms: readonly LinkForm[], at: string, wrong: Wrong): ShopLink[] {
  const seen = new Set<string>()
  return forms.map(({ kind, to: typed, label: words }, index) => {
    const here = `${at}.${index}`
    const to = kind === 'address' ? (shopAddressIn(typed) ?? '') : typed.trim()
    if (kind === 'web' && !isWebAddress(to)) wrong(`${here}.to`, 'web')
    if (to === '') wrong(`${here}.to`, 'address')
    if (seen.has(to)) wrong(`${here}.to`, 'twice')
    seen.add(to)
    const label = words.trim()
    if (label.length > limits.labelLetters || (label === '' && !hasOwnName(to))) wrong(`${here}.label`, 'text')
    return { to, label: label === '' ? null : label }
  })
}

function sectionIn(form: SectionForm, at: string, wrong: Wrong): HomeSection {
  const words = (name: 'title' | 'lead' | 'words' | 'text', most: number) => {
    const typed = form[name].trim()
    if (typed === '' || typed.length > most) wrong(`${at}.${name}`, 'text')
    return typed
  }
  const optional = (name: 'title' | 'lead', most: number) => (form[name].trim() === '' ? null : words(name, most))
  const products = (most: number) => {
    if (form.chosen.length === 0 || form.chosen.length > most) wrong(`${at}.products`, 'products')
    return [...form.chosen]
  }
  const { kind, isShown } = form
  switch (kind) {
    case 'catalogue':
      return { kind }
    case 'hero':
      return {
        kind,
        isShown,
        title: optional('title', limits.titleLetters),
        lead: optional('lead', limits.leadLetters),
        words: words('words', heroWordsLetters),
        products: products(limits.heroProducts)
      }
    case 'categories':
      return { kind, isShown, title: optional('title', limits.titleLetters), categories: [...form.chosen] }
    case 'products':
      return { kind, isShown, title: words('title', limits.titleLetters), products: products(limits.products) }
    case 'list': {
      const list = shopAddressIn(form.list) ?? ''
      if (!list.startsWith('/?')) wrong(`${at}.list`, 'address')
      return { kind, isShown, title: words('title', limits.titleLetters), list }
    }
    case 'best-sellers':
      return { kind, isShown, title: optional('title', limits.titleLetters) }
    default:
      return {
        kind,
        isShown,
        title: optional('title', limits.titleLetters),
        text: words('text', limits.textLetters)
      }
  }
}

/** The request for header, footer and home page; `wrong` is called for each invalid field. */
export function storefrontOf({ header, footer, home }: StorefrontForm, wrong: Wrong) {
  const columns = footer.map(({ title, links }, index) => {
    if (title.trim() === '' || title.trim().length > limits.labelLetters) wrong(`footer.${index}.title`, 'text')
    return { title: title.trim(), links: linksIn(links, `footer.${index}.links`, wrong) }
  })
  const there = new Set(columns.flatMap(({ links }) => links.map(({ to }) => to)))
  if (!pagesOfFooter.every((page) => there.has(page))) wrong('footer', 'pages')
  return {
    header: linksIn(header, 'header', wrong),
    footer: columns,
    home: home.map((section, index) => sectionIn(section, `home.${index}`, wrong))
  }
}

export const collectionAddress = (collection: string): string => listAddress(new URLSearchParams({ collection }))

export const categoryAddress = (category: string): string => listAddress(new URLSearchParams({ category }))

/** A collection to choose. */
export interface NamedCollection {
  slug: string
  name: string
}

/** The text of what leads to a list: the collection's name until another text is typed. */
export function collectionText(
  text: string,
  { from, to }: { from: string; to: string },
  collections: readonly NamedCollection[]
): string {
  const nameAt = (address: string) => collections.find(({ slug }) => collectionAddress(slug) === address)?.name
  return text.trim() === '' || text === nameAt(from) ? (nameAt(to) ?? '') : text
}

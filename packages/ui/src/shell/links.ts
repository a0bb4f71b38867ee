import type { Category, FooterColumn, Picture, ShopLink } from '@motif/contract'
import { m } from '@motif/messages'
import { categoryHref, wishlistHref } from './hrefs.ts'

/** A link of the header or footer as it is shown. */
export interface ShellLink {
  href: string
  label: string
  /** Of a category, on a phone. */
  picture?: Picture | null
  /** Categories directly below a category, on a phone. */
  below?: readonly ShellLink[]
}

export interface ShellColumn {
  title: string
  links: readonly ShellLink[]
}

/** What pages call themselves in links. */
export const pageNames: Readonly<Record<string, () => string>> = {
  '/': () => m.shell_all_products(),
  '/createdesign': () => m.shell_create(),
  '/mydesigns': () => m.shell_my_designs(),
  '/orderspage': () => m.shell_orders(),
  '/address': () => m.shell_addresses(),
  [wishlistHref]: () => m.wishlist_title(),
  '/faq': () => m.shell_footer_faq(),
  '/contactus': () => m.shell_footer_contact(),
  '/tnc': () => m.shell_footer_terms(),
  '/privacy': () => m.shell_footer_privacy()
}

/** Links as the owner set them, each with its words; a category that is not there is left out. */
export function shellLinks(links: readonly ShopLink[], categories: readonly Category[]): ShellLink[] {
  const linkOf = ({ slug, name }: Category): ShellLink => ({ href: categoryHref(slug), label: name })
  const own = categories.map((category) => ({
    ...linkOf(category),
    picture: category.picture,
    below: categories.filter(({ parent }) => parent === category.slug).map(linkOf)
  }))
  return links.flatMap(({ to, label }) => {
    if (to === 'categories') return own.filter((_, index) => categories[index]?.parent === undefined)
    const category = own.find(({ href }) => href === to)
    const words = label ?? category?.label ?? pageNames[to]?.()
    return words === undefined ? [] : { ...category, href: to, label: words }
  })
}

export const shellColumns = (columns: readonly FooterColumn[], categories: readonly Category[]): ShellColumn[] =>
  columns.map(({ title, links }) => ({ title, links: shellLinks(links, categories) }))

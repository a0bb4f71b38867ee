import type { DesignDocument } from '../library/library.ts'

/**
 * The query of the design tool once the design is on another product. That of a saved design, or of a line of the cart, says
 * nothing of products: it stays.
 */
export function searchOn(search: URLSearchParams, { product, colour }: Pick<DesignDocument, 'product' | 'colour'>) {
  if (['design', 'line', 'copy'].some((name) => search.has(name))) return search
  const kept = [...search].filter(([name]) => ['template', 'draft', 'text'].includes(name))
  return new URLSearchParams([...kept, ['product', product], ...(colour === undefined ? [] : [['colour', colour]])])
}

/** Has the address follow, in the place of the one before: a step back leaves the tool, as it did. */
export function followProduct(document: Pick<DesignDocument, 'product' | 'colour'>): void {
  const { pathname, search, hash } = location
  const next = searchOn(new URLSearchParams(search), document).toString()
  history.replaceState(history.state, '', `${pathname}?${next}${hash}`)
}

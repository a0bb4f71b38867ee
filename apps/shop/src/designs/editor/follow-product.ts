import type { DesignDocument } from '../library/library.ts'

/**
 * The editor's query after a product change. The query of saved designs and cart lines contains no product, so it
 * stays.
 */
export function searchOn(search: URLSearchParams, { product, colour }: Pick<DesignDocument, 'product' | 'colour'>) {
  if (['design', 'line', 'copy'].some((name) => search.has(name))) return search
  const kept = [...search].filter(([name]) => ['template', 'draft', 'text'].includes(name))
  return new URLSearchParams([...kept, ['product', product], ...(colour === undefined ? [] : [['colour', colour]])])
}

/** Replaces the URL without a history entry, so that Back leaves the editor. */
export function followProduct(document: Pick<DesignDocument, 'product' | 'colour'>): void {
  const { pathname, search, hash } = location
  const next = searchOn(new URLSearchParams(search), document).toString()
  history.replaceState(history.state, '', `${pathname}?${next}${hash}`)
}

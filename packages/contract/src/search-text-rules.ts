const longestSearch = 100

/** The search text in the address of a list, within its length. Apart from the other rules of an address, because every page has the search field. */
export const searchTextIn = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, longestSearch).trim()

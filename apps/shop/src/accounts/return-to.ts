const parameter = 'next'

/** Any origin works: a URL that leaves it is external. */
const here = 'https://shop.invalid'

/** The path to return to after signing in; only paths of this shop, never external URLs. */
export function returnToIn(search: string): string | undefined {
  const path = new URLSearchParams(search).get(parameter)
  // Parsed like browsers do: they drop tabs and line breaks, and treat a backslash as a slash.
  return path?.startsWith('/') && URL.canParse(path, here) && new URL(path, here).origin === here ? path : undefined
}

/** A URL that returns to `path` after its flow. */
export const withReturnTo = (address: string, path: string | undefined): string =>
  path === undefined
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: path })}`

/** Login URL that returns to the current page. Browser only. */
export const loginFromHere = (): string => withReturnTo('/login', location.pathname + location.search)

/** The known part of a query with the return path. */
export function returnToSearch(search: URLSearchParams): URLSearchParams {
  const path = returnToIn(search.toString())
  return new URLSearchParams(path === undefined ? undefined : { [parameter]: path })
}

const reasons = ['password-changed', 'ended-everywhere', 'confirmed'] as const

/** The reason for a login redirect, if the URL has one. */
export const reasonIn = (search: URLSearchParams) => reasons.find((reason) => reason === search.get('reason'))

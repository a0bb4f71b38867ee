const parameter = 'next'

/** Any origin will do: an address that leaves it is not one of this shop. */
const here = 'https://shop.invalid'

/** Where the person was going before they had to sign in; only a path of this shop, never another site. */
export function returnToIn(search: string): string | undefined {
  const path = new URLSearchParams(search).get(parameter)
  // Read the way a browser does: it drops tabs and line breaks, and takes a backslash for a slash.
  return path?.startsWith('/') && URL.canParse(path, here) && new URL(path, here).origin === here ? path : undefined
}

/** An address that leads back to `path` once its flow is over. */
export const withReturnTo = (address: string, path: string | undefined): string =>
  path === undefined
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: path })}`

/** The login, which leads back to the page that is open. In the browser alone. */
export const loginFromHere = (): string => withReturnTo('/login', location.pathname + location.search)

/** The known part of a query that says where to lead back to. */
export function returnToSearch(search: URLSearchParams): URLSearchParams {
  const path = returnToIn(search.toString())
  return new URLSearchParams(path === undefined ? undefined : { [parameter]: path })
}

const reasons = ['password-changed', 'ended-everywhere', 'confirmed'] as const

/** Why somebody was led to the login, where its address says so. */
export const reasonIn = (search: URLSearchParams) => reasons.find((reason) => reason === search.get('reason'))

const parameter = 'next'

/** Where the person was going before they had to sign in; only a path of this shop, never another site. */
export function returnToIn(search: string): string | undefined {
  const path = new URLSearchParams(search).get(parameter)
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined
}

/** An address that leads back to `path` once its flow is over. */
export const withReturnTo = (address: string, path: string | undefined): string => (path === undefined ? address : `${address}?${new URLSearchParams({ [parameter]: path })}`)

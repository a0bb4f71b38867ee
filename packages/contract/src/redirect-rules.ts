/** The longest old address that is kept, in characters as people read them. */
export const redirectPathMax = 500

/** Most redirects to one product or category: beyond that the oldest of them is forgotten, or another refused. */
export const redirectsPerTarget = 20

/** Where the shop itself has a page. Nothing can be redirected from there. */
const ownPaths: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/forgotpassword',
  '/register',
  '/register/complete',
  '/verifyotp',
  '/verifyotpforgot',
  '/contactus',
  '/cart',
  '/orderspage',
  '/checkout',
  '/address',
  '/faq',
  '/tnc',
  '/privacy',
  '/createdesign',
  '/mydesigns',
  '/designertool',
  '/admin'
])

/** Whether a path, as `plainPath` writes it, is a page of the shop's or a call. */
export const isOwnPath = (path: string): boolean => ownPaths.has(path) || /^\/api(?:\/|$)/.test(path)

/**
 * A path as redirects know it: letters instead of escapes, in small letters, without a slash at its end. Undefined where it is none, is too long
 * or holds what no address does.
 */
export function plainPath(path: string): string | undefined {
  if (path.length > redirectPathMax * 12) return undefined
  try {
    const plain = decodeURIComponent(path).normalize('NFC').toLowerCase().replace(/\/+$/, '')
    const isPath = plain.startsWith('/') && !plain.startsWith('//') && !/[\p{Cc}\\?#]/u.test(plain)
    return isPath && plain.length <= redirectPathMax ? plain : undefined
  } catch {
    return undefined
  }
}

/** The path and the query of what a person typed or pasted: an address with its scheme and host, or what follows these. */
function parsed(typed: string): URL | undefined {
  const text = typed.trim()
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(text)) return undefined
  try {
    return new URL(text, 'http://shop.invalid')
  } catch {
    return undefined
  }
}

/** The old address in what a person typed or pasted, or undefined: one with a query cannot be told from others. */
export function oldPathIn(typed: string): string | undefined {
  const url = parsed(typed)
  return url === undefined || url.search !== '' || url.hash !== '' ? undefined : plainPath(url.pathname)
}

export type RedirectTarget = { product: string; category?: undefined } | { category: string; product?: undefined }

/** The product or category whose address in this shop a person typed or pasted. */
export function redirectTargetIn(typed: string): RedirectTarget | undefined {
  const url = parsed(typed)
  const product = /^\/product\/([a-z0-9-]+)\/?$/.exec(url?.pathname ?? '')?.[1]
  if (product !== undefined) return { product }
  const category = url?.pathname === '/' ? url.searchParams.get('category') : null
  return category === null || category === '' || !/^[a-z0-9-]+$/.test(category) ? undefined : { category }
}

/** Where a product or category is, by its slug. */
export const pathOfTarget = ({
  product,
  category
}: {
  product?: string | null | undefined
  category?: string | null | undefined
}): string => (typeof product === 'string' ? `/product/${product}` : `/?category=${category ?? ''}`)

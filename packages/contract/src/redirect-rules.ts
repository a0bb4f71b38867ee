/** Longest stored path, in decoded characters. */
export const redirectPathMax = 500

/** Redirects per product or category: beyond that the oldest is dropped, or a new one refused. */
export const redirectsPerTarget = 20

/** Pages of the shop. They cannot be redirected. */
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

/** Whether a path, as `plainPath` writes it, is a page of the shop or a call. */
export const isOwnPath = (path: string): boolean => ownPaths.has(path) || /^\/api(?:\/|$)/.test(path)

/** Normalises a path for redirects: decoded, lower case, without a trailing slash. Undefined if invalid or too long. */
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

/** Path and query of user input: a full URL, or only its path. */
function parsed(typed: string): URL | undefined {
  const text = typed.trim()
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(text)) return undefined
  try {
    return new URL(text, 'http://shop.invalid')
  } catch {
    return undefined
  }
}

/** The old path in user input; undefined if invalid or with a query, which redirects ignore. */
export function oldPathIn(typed: string): string | undefined {
  const url = parsed(typed)
  return url === undefined || url.search !== '' || url.hash !== '' ? undefined : plainPath(url.pathname)
}

export type RedirectTarget = { product: string; category?: undefined } | { category: string; product?: undefined }

/** The product or category whose URL a person entered. */
export function redirectTargetIn(typed: string): RedirectTarget | undefined {
  const url = parsed(typed)
  const product = /^\/product\/([a-z0-9-]+)\/?$/.exec(url?.pathname ?? '')?.[1]
  if (product !== undefined) return { product }
  const category = url?.pathname === '/' ? url.searchParams.get('category') : null
  return category === null || category === '' || !/^[a-z0-9-]+$/.test(category) ? undefined : { category }
}

/** The path of a product or category. */
export const pathOfTarget = ({
  product,
  category
}: {
  product?: string | null | undefined
  category?: string | null | undefined
}): string => (typeof product === 'string' ? `/product/${product}` : `/?category=${category ?? ''}`)

/** Pages with editable text. `terms` is at `/tnc`. */
export const textPages = ['faq', 'terms', 'privacy'] as const
export type TextPage = (typeof textPages)[number]

/** Limits of a text; `letters` counts all of it. */
export const textLimits = {
  letters: 100_000,
  blocks: 400,
  items: 100,
  spans: 100,
  spanLetters: 5_000,
  titleLetters: 200,
  hrefLetters: 500,
  groups: 30,
  answers: 60
} as const

/** Whether a link target is allowed: a path of this shop, a web page, or an e-mail address. */
export function isTextLink(href: string): boolean {
  if (href.length > textLimits.hrefLetters || /[\s\p{Cc}\\<>"'`]/u.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (/^mailto:[^@?&:]+@[^@?&:]+\.[^@?&:]+$/i.test(href)) return true
  if (!/^https?:\/\/[^/]/i.test(href)) return false
  try {
    const { protocol, hostname, username, password } = new URL(href)
    return (protocol === 'https:' || protocol === 'http:') && hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}

/** Normalises a typed link: `motif.example` becomes `https://motif.example`. Undefined if not allowed. */
export function textLinkIn(typed: string): string | undefined {
  const text = typed.trim()
  const href = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)
    ? `mailto:${text}`
    : /^[^\s@/:]+\.[a-z]{2,}(?:[/?#]|$)/i.test(text)
      ? `https://${text}`
      : text
  return isTextLink(href) ? href : undefined
}

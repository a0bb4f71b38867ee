/** Pages with editable text. `terms` is at `/tnc`. */
export const textPages = ['faq', 'terms', 'privacy'] as const
export type TextPage = (typeof textPages)[number]

/** Mails to customers whose words the owner may replace. Mails about security keep the built-in text. */
export const ownMails = [
  'order-placed',
  'order-paid',
  'order-in-production',
  'order-part-shipped',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'order-partly-refunded',
  'welcome',
  'newsletter-welcome',
  'cart-reminder',
  'back-in-stock',
  'question-answered',
  'gift-card'
] as const
export type OwnMail = (typeof ownMails)[number]

/** Texts that the owner may write: those of pages, and those of mails. */
export const textKeys = [...textPages, ...ownMails.map((mail) => `mail-${mail}` as const)] as const
export type TextKey = (typeof textKeys)[number]

/** The mail of a text; undefined if it is a page's. */
export const mailOfText = (key: TextKey): OwnMail | undefined => ownMails.find((mail) => key === `mail-${mail}`)

/** Names in braces that a mail replaces by a value: `{name}`. */
export type Placeholder = 'shop' | 'name' | 'number' | 'product' | 'amount'

const ownPlaceholders: Partial<Record<OwnMail, readonly Placeholder[]>> = {
  welcome: ['name'],
  'back-in-stock': ['product'],
  'question-answered': ['name', 'product'],
  'gift-card': ['amount']
}

/** Placeholders of a mail. The name is the recipient's, the number the order's. */
export const placeholdersOf = (mail: OwnMail): readonly Placeholder[] => [
  'shop',
  ...(mail.startsWith('order-') ? (['name', 'number'] as const) : (ownPlaceholders[mail] ?? []))
]

const placeholder = /\{(\w{1,40})\}/g

/** Names in braces that are not known. */
export const unknownPlaceholders = (text: string, placeholders: readonly Placeholder[]): string[] => {
  const known: readonly string[] = placeholders
  return Array.from(text.matchAll(placeholder), ([, name = '']) => name).filter((name) => !known.includes(name))
}

/** Replaces placeholders by their values in one pass, so that a value is never read as a placeholder. */
export const withValues = (text: string, values: Partial<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))

/** Limits of a text; `letters` counts all of it. */
export const textLimits = {
  letters: 100_000,
  blocks: 400,
  items: 100,
  spans: 100,
  spanLetters: 5_000,
  titleLetters: 200,
  subjectLetters: 150,
  mailBlocks: 20,
  mailLetters: 5_000,
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

/** Letters of a product's description as plain text. */
export const descriptionLettersMax = 10_000

type Spans = readonly { readonly text: string }[]
type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly spans: Spans }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Spans[] }

const lineText = (spans: Spans) => spans.map(({ text }) => text).join('')

/** Text blocks as plain text: an empty line between blocks, a line per list item. */
export const blocksText = (blocks: readonly Block[]): string =>
  blocks.reduce((text: string, block) => {
    if (block.kind !== 'list') return `${text}${text === '' ? '' : '\n\n'}${lineText(block.spans)}`
    const lines = block.items.map((spans, index) => `${block.isOrdered ? `${index + 1}.` : '•'} ${lineText(spans)}`)
    return `${text}${text === '' ? '' : '\n'}${lines.join('\n')}`
  }, '')

/** A text in parts of at most `max` UTF-16 units, as zod counts them. No character is cut in two. */
export function textParts(text: string, max: number): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    const end = from + max
    const isWithin = end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff
    const to = isWithin ? end - 1 : end
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/** Parts of a text, each as long as a span may be. */
export const spanParts = (text: string): string[] => textParts(text, textLimits.spanLetters)

/** Plain text as paragraphs, one for each line. */
export const paragraphsOf = (text: string): { kind: 'paragraph'; spans: { text: string }[] }[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\p{Cc}/gu, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', spans: spanParts(line).map((part) => ({ text: part })) }))

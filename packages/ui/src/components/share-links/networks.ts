import { m } from '@motif/messages'

interface Shared {
  /** Absolute. */
  url: string
  title: string
}

/** `encodeURIComponent`, because mail programs show `+` as it is. */
const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** Plain links that open a mail or a network with the address and title of a page. */
export const networksOf = ({ url, title }: Shared): readonly { name: string; href: string }[] => [
  { name: m.common_share_mail(), href: withQuery('mailto:', { subject: title, body: `${title}\n${url}` }) },
  { name: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${url}` }) },
  { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'X', href: withQuery('https://x.com/intent/post', { text: title, url }) },
  { name: 'Pinterest', href: withQuery('https://www.pinterest.com/pin/create/button/', { url, description: title }) }
]

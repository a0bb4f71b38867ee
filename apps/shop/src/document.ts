import { m } from '@motif/messages'
import shop from '../../../shop.config.ts'
import type { PageHead } from './shell/page-head.tsx'

/** Vite's manifest of the browser build, as far as it is used. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; src?: string; assets?: string[] }
>

const entry = 'src/entry.client.tsx'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that can't end its script element, whatever stands in it. */
export const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The chunk and all it imports, so that the browser fetches them at once instead of one after the other. */
function filesOf(manifest: Manifest, chunk: string, seen = new Set<string>()): Set<string> {
  const known = manifest[chunk]
  if (known === undefined || seen.has(chunk)) return seen
  seen.add(chunk)
  for (const imported of known.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

const fontsFirst = /(?:instrument-sans|bricolage-grotesque)-latin-wght-normal.*\.woff2$/

const knownLinks = new WeakMap<Manifest, Map<string, string>>()

/** A build's files don't change: the links of a screen are written once. */
function linksOf(manifest: Manifest, chunks: readonly string[]): string {
  const known = knownLinks.get(manifest) ?? new Map<string, string>()
  knownLinks.set(manifest, known)
  const links = known.get(chunks.join()) ?? writeLinks(manifest, chunks)
  known.set(chunks.join(), links)
  return links
}

/** The scripts come after the picture: the page is shown without them, and what is pressed meanwhile is kept (early-input.js). */
function writeLinks(manifest: Manifest, chunks: readonly string[]): string {
  const keys = [...new Set([entry, ...chunks].flatMap((chunk) => [...filesOf(manifest, chunk)]))]
  const parts = keys.flatMap((key) => manifest[key] ?? [])
  const styles = [...new Set(parts.flatMap(({ css }) => css ?? []))].map(
    (file) => `<link rel="stylesheet" href="/${file}">`
  )
  const fonts = Object.values(manifest)
    .filter(({ file }) => fontsFirst.test(file))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  const modules = parts
    .filter(({ file }) => file.endsWith('.js') && file !== manifest[entry]?.file)
    .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
  return [...fonts, ...styles, ...modules].join('')
}

export interface DocumentParts {
  head: PageHead
  /** Where people reach the page: addresses in the head are absolute, for who reads it from elsewhere. */
  address: URL
  html: string
  /** What {@link embedJson} made of the answers. */
  answers: string
  manifest: Manifest
  /** Sources of the chunks the page needs beside the entry. */
  chunks: readonly string[]
  theme: string | undefined
  locale: string
  /** What the content policy knows the page's own style elements by. */
  styleNonce: string
  /** False where only the browser can know what belongs here. */
  isHydrated: boolean
}

/** What networks and search engines read where the page is shared. The address is told without its query, which is a visitor's own. */
function sharedAs({ title, description, card = '/social/home.jpg' }: PageHead, address: URL): string {
  const facts = {
    'og:site_name': shop.name,
    'og:type': card.startsWith('/social/product/') ? 'product' : 'website',
    'og:title': title,
    'og:description': description ?? shop.tagline,
    'og:url': new URL(address.pathname, address).href,
    'og:image': new URL(card, address).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title
  }
  const tags = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

/** The whole page around the rendered shop. */
export function documentOf({
  head,
  address,
  html,
  answers,
  manifest,
  chunks,
  theme,
  locale,
  styleNonce,
  isHydrated
}: DocumentParts): string {
  return `<!doctype html><html lang="${escapeHtml(locale)}" dir="ltr"${theme === undefined ? '' : ` class="${theme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" nonce="${styleNonce}"><title>${escapeHtml(head.title)}</title>${
    head.description === undefined ? '' : `<meta name="description" content="${escapeHtml(head.description)}">`
  }${sharedAs(head, address)}<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><script src="/theme.js"></script><script src="/early-input.js" data-heard="${escapeHtml(m.shell_early_heard())}" data-failed="${escapeHtml(m.shell_early_failed())}"></script>${linksOf(manifest, chunks)}<script type="module" fetchpriority="low" src="/${manifest[entry]?.file ?? ''}"></script></head><body><div id="root"${
    isHydrated ? '' : ' data-render="browser"'
  }>${html}</div><script type="application/json" id="answers">${answers}</script></body></html>`
}

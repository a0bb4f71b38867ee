import { m } from '@motif/messages'
import shop from '../../../shop.config.ts'
import { inlined } from './first-view/index.ts'
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

const knownFiles = new WeakMap<Manifest, Map<string, ScreenFiles>>()

/** What a screen asks for beside its pictures: markup of the links for its head, and addresses of its code. */
interface ScreenFiles {
  links: string
  modules: readonly string[]
}

/** A build's files don't change: those of a screen are looked up once. */
function screenFiles(manifest: Manifest, chunks: readonly string[]): ScreenFiles {
  const known = knownFiles.get(manifest) ?? new Map<string, ScreenFiles>()
  knownFiles.set(manifest, known)
  const files = known.get(chunks.join()) ?? findFiles(manifest, chunks)
  known.set(chunks.join(), files)
  return files
}

function findFiles(manifest: Manifest, chunks: readonly string[]): ScreenFiles {
  const keys = [...new Set([entry, ...chunks].flatMap((chunk) => [...filesOf(manifest, chunk)]))]
  // The entry's own style sheet stands in the page.
  const parts = keys.flatMap((key) => (key === entry ? [] : (manifest[key] ?? [])))
  const styles = [...new Set(parts.flatMap(({ css }) => css ?? []))].map(
    (file) => `<link rel="stylesheet" href="/${file}">`
  )
  const fonts = Object.values(manifest)
    .filter(({ file }) => fontsFirst.test(file))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${file}">`
    )
  const modules = parts.flatMap(({ file }) => (file.endsWith('.js') ? [`/${file}`] : []))
  return { links: [...fonts, ...styles].join(''), modules }
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
  /** What the content policy knows the page's own scripts and style elements by. */
  nonce: string
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
  nonce,
  isHydrated
}: DocumentParts): string {
  const { links, modules } = screenFiles(manifest, chunks)
  const scriptOf = (code: string, data: Record<string, string> = {}) =>
    `<script nonce="${nonce}"${Object.entries(data)
      .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
      .join('')}>${code}</script>`
  const earlyInput = scriptOf(inlined.earlyInput, { heard: m.shell_early_heard(), failed: m.shell_early_failed() })
  const laterScripts = scriptOf(inlined.laterScripts, {
    entry: `/${manifest[entry]?.file ?? ''}`,
    modules: modules.join(' ')
  })
  return `<!doctype html><html lang="${escapeHtml(locale)}" dir="ltr"${theme === undefined ? '' : ` class="${theme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" nonce="${nonce}"><title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description ?? shop.tagline)}">${sharedAs(head, address)}<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${scriptOf(inlined.theme)}${earlyInput}${links}<style nonce="${nonce}">${inlined.styles}</style></head><body><div id="root"${
    isHydrated ? '' : ' data-render="browser"'
  }>${html}</div><script type="application/json" id="answers">${answers}</script>${laterScripts}</body></html>`
}

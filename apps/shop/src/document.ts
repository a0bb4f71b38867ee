import { createHash } from 'node:crypto'
import type { PageDocument } from '@motif/contract/page-render'
import { m } from '@motif/messages'
import { logoAddress } from '@motif/contract/logo-rules'
import { shop } from './services/shop.ts'
import { inlined } from './first-view/index.ts'
import { type PageDescription, withContext } from './search-engines/index.ts'
import type { PageHead } from './shell/page-head.tsx'

/** Vite's manifest of the browser build, as far as it is used. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; src?: string; assets?: string[] }
>

const entry = 'src/entry.client.tsx'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that can't end its script element, whatever stands in it. */
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** An answer as it stands in a page. */
interface EmbeddedAnswer {
  json: string
  hash: string
}

const embedded = new WeakMap<object, EmbeddedAnswer>()

/** The same answer is written out and hashed once, however many pages show it. */
function embedAnswer(answer: unknown): EmbeddedAnswer {
  const known = typeof answer === 'object' && answer !== null ? embedded.get(answer) : undefined
  if (known !== undefined) return known
  const json = embedJson(answer)
  const made = { json, hash: createHash('sha1').update(json).digest('base64') }
  if (typeof answer === 'object' && answer !== null) embedded.set(answer, made)
  return made
}

/** All answers of a page as one object in JSON, and what tells it from others: its members' names and hashes. */
export function embedAnswers(answers: Record<string, unknown>): { json: () => string; hashes: readonly string[] } {
  const members = Object.entries(answers).flatMap(([key, answer]) =>
    answer === undefined ? [] : [{ key, ...embedAnswer(answer) }]
  )
  return {
    json: () => `{${members.map(({ key, json }) => `${embedJson(key)}:${json}`).join(',')}}`,
    hashes: members.flatMap(({ key, hash }) => [key, hash])
  }
}

/** The chunk and all it imports, so that the browser fetches them at once instead of one after the other. */
function filesOf(manifest: Manifest, chunk: string, seen = new Set<string>()): Set<string> {
  const known = manifest[chunk]
  if (known === undefined || seen.has(chunk)) return seen
  seen.add(chunk)
  for (const imported of known.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

const fontsFirst = /(?:instrument-sans|bricolage-grotesque)-first-.*\.woff2$/

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
  description: PageDescription
  /** Where people reach the page: addresses in the head are absolute, for who reads it from elsewhere. */
  address: URL
  html: string
  /** JSON of {@link embedAnswers}. */
  answers: string
  manifest: Manifest
  /** Sources of the chunks the page needs beside the entry. */
  chunks: readonly string[]
  theme: string | undefined
  locale: string
  /** False where only the browser can know what belongs here. */
  isHydrated: boolean
}

/** What networks and search engines read where the page is shared. The address is told without its query, which is a visitor's own. */
function sharedAs({ title, description, card = '/social/home.jpg', cardAlt = title }: PageHead, address: URL): string {
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
    'og:image:alt': cardAlt
  }
  const tags = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

/** What search engines read: which address is the page's own, whether to list it, and what it is about. */
function describedBy({ canonical, isIndexed, things }: PageDescription): string {
  const link = canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`
  const robots = isIndexed ? '' : '<meta name="robots" content="noindex">'
  const data = things.map((thing) => `<script type="application/ld+json">${embedJson(withContext(thing))}</script>`)
  return link + robots + data.join('')
}

/** The icon of the tab: of the owner's logo, where there is one. */
const iconLink = (): string =>
  shop.logo
    ? `<link rel="icon" href="${escapeHtml(logoAddress(shop.logo.light, 'icon', 'png'))}" type="image/png">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'

interface StyleElement {
  /** Emotion's key and the names of the rules, by which the browser's half knows what is there. */
  attributes: string
  css: string
}

/**
 * Takes the style elements that Emotion wrote between those of the page out of it. The rules of components become one
 * element; global ones stay apart, since the browser's half looks for each by its name.
 */
function gatherStyles(html: string): { body: string; styles: readonly StyleElement[] } {
  const components = { names: '', css: '' }
  const global: StyleElement[] = []
  const body = html.replaceAll(
    /<style data-emotion="(css|css-global) ([^"]*)">(.*?)<\/style>/gs,
    (_element, key: string, names: string, css: string) => {
      if (key === 'css-global') global.push({ attributes: `data-emotion="${key} ${names}"`, css })
      else {
        components.names += `${components.names === '' ? '' : ' '}${names}`
        components.css += css
      }
      return ''
    }
  )
  // Emotion would look for `css` and the names in one attribute, and insert the element again. The browser's half takes it as it is: `page-styles.ts`.
  const own = { attributes: `data-emotion="css" data-rules="${components.names}"`, css: components.css }
  return { body, styles: [...global, own].filter(({ css }) => css !== '') }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptHashes = [inlined.theme, inlined.earlyInput, inlined.laterScripts].map(hashOf)

/** Style elements that are added in the browser are empty; their rules are inserted one by one. */
const fixedStyleHashes = [hashOf(''), hashOf(inlined.styles)]

/** The whole page around the rendered shop. */
export function documentOf({
  head,
  description,
  address,
  html,
  answers,
  manifest,
  chunks,
  theme,
  locale,
  isHydrated
}: DocumentParts): PageDocument {
  const { links, modules } = screenFiles(manifest, chunks)
  const scriptOf = (code: string, data: Record<string, string> = {}) =>
    `<script${Object.entries(data)
      .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
      .join('')}>${code}</script>`
  const earlyInput = scriptOf(inlined.earlyInput, { heard: m.shell_early_heard(), failed: m.shell_early_failed() })
  const laterScripts = scriptOf(inlined.laterScripts, {
    entry: `/${manifest[entry]?.file ?? ''}`,
    modules: modules.join(' ')
  })
  const { body, styles } = gatherStyles(html)
  // With `data-s`, the element stays where it is instead of being moved to the end of the head.
  const styleElements = styles.map(({ attributes, css }) => `<style ${attributes} data-s="">${css}</style>`)
  const text = `<!doctype html><html lang="${escapeHtml(locale)}" dir="ltr"${theme === undefined ? '' : ` class="${theme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description ?? shop.tagline)}">${sharedAs(head, address)}${describedBy(description)}<meta name="color-scheme" content="light dark">${iconLink()}<link rel="manifest" href="/site.webmanifest">${scriptOf(inlined.theme)}${earlyInput}${links}<style>${inlined.styles}</style>${styleElements.join('')}</head><body><div id="root"${
    isHydrated ? '' : ' data-render="browser"'
  }>${body}</div><script type="application/json" id="answers">${answers}</script>${laterScripts}</body></html>`
  return {
    bytes: Buffer.from(text),
    hashes: { scripts: scriptHashes, styles: [...fixedStyleHashes, ...styles.map(({ css }) => hashOf(css))] }
  }
}

import { createHash } from 'node:crypto'
import type { PageDocument } from '@motif/contract/page-render'
import { m } from '@motif/messages'
import { logoAddress } from '@motif/contract/logo-rules'
import { shop } from './services/shop.ts'
import { inlined } from './first-view/index.ts'
import { type PageDescription, withContext } from './search-engines/index.ts'
import type { PageHead } from './shell/page-head.tsx'

/** The used part of Vite's manifest of the browser build. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; src?: string; assets?: string[] }
>

const entry = 'src/entry.client.tsx'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that is safe inside a script element. */
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A value embedded in the page. */
interface EmbeddedEntry {
  json: string
  hash: string
}

const embedded = new WeakMap<object, EmbeddedEntry>()

/** Equal values are serialized and hashed once across pages. */
function embedEntry(answer: unknown): EmbeddedEntry {
  const known = typeof answer === 'object' && answer !== null ? embedded.get(answer) : undefined
  if (known !== undefined) return known
  const json = embedJson(answer)
  const made = { json, hash: createHash('sha1').update(json).digest('base64') }
  if (typeof answer === 'object' && answer !== null) embedded.set(answer, made)
  return made
}

/** All data of a page as one JSON object, and its cache key: member names and hashes. */
export function embedData(answers: Record<string, unknown>): { json: () => string; hashes: readonly string[] } {
  const members = Object.entries(answers).flatMap(([key, answer]) =>
    answer === undefined ? [] : [{ key, ...embedEntry(answer) }]
  )
  return {
    json: () => `{${members.map(({ key, json }) => `${embedJson(key)}:${json}`).join(',')}}`,
    hashes: members.flatMap(({ key, hash }) => [key, hash])
  }
}

/** A chunk and its transitive imports, so that the browser fetches them in parallel. */
function filesOf(manifest: Manifest, chunk: string, seen = new Set<string>()): Set<string> {
  const known = manifest[chunk]
  if (known === undefined || seen.has(chunk)) return seen
  seen.add(chunk)
  for (const imported of known.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

const fontsFirst = /(?:instrument-sans|bricolage-grotesque)-first-.*\.woff2$/

const knownFiles = new WeakMap<Manifest, Map<string, ScreenFiles>>()

/** Preload links of a screen for the head, and URLs of its chunks. */
interface ScreenFiles {
  links: string
  modules: readonly string[]
}

/** Cached: the files of a build do not change. */
function screenFiles(manifest: Manifest, chunks: readonly string[]): ScreenFiles {
  const known = knownFiles.get(manifest) ?? new Map<string, ScreenFiles>()
  knownFiles.set(manifest, known)
  const files = known.get(chunks.join()) ?? findFiles(manifest, chunks)
  known.set(chunks.join(), files)
  return files
}

function findFiles(manifest: Manifest, chunks: readonly string[]): ScreenFiles {
  const keys = [...new Set([entry, ...chunks].flatMap((chunk) => [...filesOf(manifest, chunk)]))]
  // The entry's style sheet is inlined.
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
  /** Public URL of the page: URLs in the head are absolute. */
  address: URL
  html: string
  /** JSON of {@link embedData}. */
  answers: string
  manifest: Manifest
  /** Sources of the chunks the page needs besides the entry. */
  chunks: readonly string[]
  theme: string | undefined
  locale: string
  /** False if only the browser can render the content. */
  isHydrated: boolean
}

/** Open Graph tags for sharing. The URL omits the query, which is personal. */
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

/** Metadata for search engines: canonical URL, indexing, and structured data. */
function describedBy({ canonical, isIndexed, things }: PageDescription): string {
  const link = canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`
  const robots = isIndexed ? '' : '<meta name="robots" content="noindex">'
  const data = things.map((thing) => `<script type="application/ld+json">${embedJson(withContext(thing))}</script>`)
  return link + robots + data.join('')
}

/** The favicon: the owner's logo, if set. */
const iconLink = (): string =>
  shop.logo
    ? `<link rel="icon" href="${escapeHtml(logoAddress(shop.logo.light, 'icon', 'png'))}" type="image/png">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'

interface StyleElement {
  /** Emotion's cache key and rule names, from which the browser restores its cache. */
  attributes: string
  css: string
}

/**
 * Extracts Emotion's style elements from the rendered HTML. Component rules are merged to one element; global ones stay
 * separate, since Emotion looks each up by name.
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
  // With `css` and the names in one attribute, Emotion would insert the element again. The browser reads it in
  // `page-styles.ts`.
  const own = { attributes: `data-emotion="css" data-rules="${components.names}"`, css: components.css }
  return { body, styles: [...global, own].filter(({ css }) => css !== '') }
}

/** Empty elements after parts of a page that move until they are complete. The first paint waits for those on the page. */
const awaitedIds = ['header-end', 'hero-words-end']

/** Links for the head that delay the first paint, in browsers that know `expect`. One to a missing element would delay it to the document's end. */
const awaitedLinks = (body: string): string =>
  awaitedIds
    .filter((id) => body.includes(` id="${id}"`))
    .map((id) => `<link rel="expect" href="#${id}" blocking="render">`)
    .join('')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptHashes = [inlined.theme, inlined.earlyInput, inlined.laterScripts].map(hashOf)

/** Style elements added in the browser are empty; rules are inserted individually. */
const fixedStyleHashes = [hashOf(''), hashOf(inlined.styles)]

/** The complete HTML document around the rendered shop. */
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
  // With `data-s`, Emotion leaves the element in place instead of moving it to the end of the head.
  const styleElements = styles.map(({ attributes, css }) => `<style ${attributes} data-s="">${css}</style>`)
  const text = `<!doctype html><html lang="${escapeHtml(locale)}" dir="ltr"${theme === undefined ? '' : ` class="${theme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description ?? shop.tagline)}">${sharedAs(head, address)}${describedBy(description)}<meta name="color-scheme" content="light dark">${iconLink()}<link rel="apple-touch-icon" href="/icons/180.png"><link rel="manifest" href="/site.webmanifest">${scriptOf(inlined.theme)}${earlyInput}${awaitedLinks(body)}${links}<style>${inlined.styles}</style>${styleElements.join('')}</head><body><div id="root"${
    isHydrated ? '' : ' data-render="browser"'
  }>${body}</div><script type="application/json" id="answers">${answers}</script>${laterScripts}</body></html>`
  return {
    bytes: Buffer.from(text),
    hashes: { scripts: scriptHashes, styles: [...fixedStyleHashes, ...styles.map(({ css }) => hashOf(css))] }
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { clipArtCategories } from '../src/clip-art/catalogue.ts'

/**
 * Takes the outlines of the chosen drawings out of the library they come from and writes them where the design room
 * reads them: `npm run clip-art -w @motif/design`. Only plain paths are taken.
 */
const folder = join(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core')), '../assets/fill')

function outlineOf(id: string): string {
  const svg = readFileSync(join(folder, `${id}-fill.svg`), 'utf8')
  const inner = /^<svg [^>]*viewBox="0 0 256 256"[^>]*>(.*)<\/svg>\s*$/s.exec(svg)?.[1]
  const paths = [...(inner ?? '').matchAll(/<path d="([^"]+)"\/>/g)].map(([, data = '']) => data)
  if (paths.length === 0 || inner?.replaceAll(/<path d="[^"]+"\/>/g, '') !== '')
    throw new Error(`${id} is not made of plain paths.`)
  return paths.join('')
}

const ids = [...new Set(Object.values(clipArtCategories).flat())].toSorted()
const lines = ids.map((id) => `  '${id}': '${outlineOf(id)}'`)
writeFileSync(
  join(import.meta.dirname, '../src/clip-art/outlines.ts'),
  `/** Outlines from Phosphor Icons (MIT licence), written by scripts/clip-art.ts. Never changed by hand, and never taken away: designs show them. */
export const outlines: Readonly<Record<string, string>> = {
${lines.join(',\n')}
}
`
)

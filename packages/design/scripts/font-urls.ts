import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { allFaces } from '../src/fonts/catalogue.ts'
import { type FamilyRanges, filesOf } from '../src/fonts/ranges.ts'

/**
 * Writes, for each family of the catalogue, the addresses of its files in the browser: `npm run font-urls -w
 * @motif/design`. A bundler must see each file named; one module a family lets a page load those it needs.
 */
const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../src/fonts/urls')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, faces] of Map.groupBy(allFaces, (face) => face.package)) {
  const path = resolve(`@fontsource/${name}/unicode.json`)
  const ranges = JSON.parse(readFileSync(path, 'utf8')) as FamilyRanges
  const there = new Set(readdirSync(join(dirname(path), 'files')))
  const files = faces.flatMap((face) => filesOf(face, ranges).map((file) => file.name))
  const missing = files.filter((file) => !there.has(`${file}.woff`))
  if (missing.length > 0) throw new Error(`@fontsource/${name} has no ${missing.join(', ')}`)
  const lines = files.map(
    (file) => `export { default as ${file.replaceAll('-', '_')} } from '@fontsource/${name}/files/${file}.woff?url'`
  )
  writeFileSync(
    join(folder, `${name}.ts`),
    `// Written by scripts/font-urls.ts\nexport { default as ranges } from '@fontsource/${name}/unicode.json' with { type: 'json' }\n${lines.join('\n')}\n`
  )
}

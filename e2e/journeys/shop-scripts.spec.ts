import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder, readManifest, scriptsFrom } from '../../scripts/manifest.ts'
import { expect, test } from '../support/shop-test.ts'

const locale = join(import.meta.dirname, '../../packages/messages/locales/en')
const sentencesOf = (file: string) =>
  Object.values(JSON.parse(readFileSync(join(locale, file), 'utf8')) as Record<string, unknown>).filter(
    (words): words is string => typeof words === 'string' && /^[\w ,.]{25,}$/.test(words)
  )

test('no script that shoppers can load holds anything of the admin area', { tag: '@once' }, () => {
  const manifest = readManifest()
  const admin = 'src/routes/admin.tsx'
  const scriptsBut = (left: string) =>
    scriptsFrom(manifest, ['src/entry.client.tsx'], ({ imports = [], dynamicImports = [] }) =>
      [...imports, ...dynamicImports].filter((key) => key !== left)
    )
  const others = new Set(
    readdirSync(locale)
      .filter((file) => file !== 'admin.json')
      .flatMap(sentencesOf)
  )
  // Recharts and ProseMirror, which draw its charts and edit its texts, by words that stay in a build.
  const marks = [...sentencesOf('admin.json').filter((words) => !others.has(words)), 'recharts-wrapper', 'ProseMirror']
  const textOf = (scripts: ReadonlySet<string>) =>
    [...scripts].map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('\n')
  const [withAdmin, ofShoppers] = [textOf(scriptsBut('')), textOf(scriptsBut(admin))]
  expect(marks.filter((mark) => withAdmin.includes(mark)).length).toBeGreaterThan(200)
  expect(marks.filter((mark) => ofShoppers.includes(mark))).toEqual([])
})

/**
 * Compiles the message catalogue to typed functions: `src/compiled` for screens, `src/compiled-server` for server texts
 * (errors, mails, invoices). The `-pseudo` variants are for Storybook: two pseudo-languages reveal hard-coded text and
 * layouts that work in one direction only.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { pseudo } from './pseudo.ts'

const packageFolder = join(import.meta.dirname, '..')

async function writePseudoLocale(locale: string, pad: string) {
  await mkdir(join(packageFolder, 'locales', locale), { recursive: true })
  for (const file of await readdir(join(packageFolder, 'locales/en'))) {
    const messages: unknown = JSON.parse(await readFile(join(packageFolder, 'locales/en', file), 'utf8'))
    await writeFile(join(packageFolder, 'locales', locale, file), JSON.stringify(pseudo(messages, pad), undefined, 2))
  }
}

/** The compiler creates plural rules for every plural message; this shares them. */
async function keepPluralRules(registry: string) {
  const text = await readFile(registry, 'utf8')
  const made = 'new Intl.PluralRules(locale, options)'
  if (!text.includes(made)) throw new Error('The compiler asks for plurals in another way now.')
  const kept = `const rules = {}
const rulesFor = (locale, options) => (rules[JSON.stringify([locale, options])] ??= ${made})
`
  await writeFile(registry, `${text.replace(made, 'rulesFor(locale, options)')}\n${kept}`)
}

interface ProjectOptions {
  /** Set for a single-locale build, which omits the locale lookup. */
  locale?: string
  /** One file per language instead of one per message, for consumers without a bundler. */
  isWhole?: boolean
}

async function compileProject(name: string, outdir: string, { locale, isWhole = false }: ProjectOptions = {}) {
  await compile({
    project: join(packageFolder, `${name}.inlang`),
    outdir: join(packageFolder, 'src', outdir),
    strategy: ['globalVariable', 'baseLocale'],
    outputStructure: isWhole ? 'locale-modules' : 'message-modules',
    ...(locale !== undefined && { experimentalStaticLocale: JSON.stringify(locale) }),
    emitReadme: false,
    emitTsDeclarations: false
  })
  await keepPluralRules(join(packageFolder, 'src', outdir, 'registry.js'))
  if (locale === undefined) return
  // The bundler only removes dead branches if the condition is inlined.
  const runtime = join(packageFolder, 'src', outdir, 'runtime.js')
  const text = await readFile(runtime, 'utf8')
  const checked = `assertIsLocale(${JSON.stringify(locale)})`
  if (!text.includes(checked)) throw new Error('The compiler writes the only locale in another way now.')
  await writeFile(runtime, text.replace(checked, JSON.stringify(locale)))
}

await writePseudoLocale('en-XA', '·')
await writePseudoLocale('ar-XB', '٠')
await compileProject('project', 'compiled', { locale: 'en' })
await compileProject('pseudo', 'compiled-pseudo', { isWhole: true })
await compileProject('server', 'compiled-server', { isWhole: true })
await compileProject('server-pseudo', 'compiled-server-pseudo', { isWhole: true })

// The compiler leaves timers that would keep the process alive for half a minute.
process.exit(0)

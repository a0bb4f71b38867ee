/**
 * Compiles the message catalogue to typed functions: `src/messages/compiled` for the shop, and
 * `src/messages/compiled-pseudo` for Storybook, where two made-up languages show sentences that were
 * forgotten (they stay plain) and layouts that only work in one direction.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { pseudo } from './pseudo.ts'

const room = join(import.meta.dirname, '..')

async function writePseudoLocale(locale: string, pad: string) {
  await mkdir(join(room, 'messages', locale), { recursive: true })
  for (const file of await readdir(join(room, 'messages/en'))) {
    const messages: unknown = JSON.parse(await readFile(join(room, 'messages/en', file), 'utf8'))
    await writeFile(join(room, 'messages', locale, file), JSON.stringify(pseudo(messages, pad), undefined, 2))
  }
}

async function compileProject(name: string, outdir: string) {
  await compile({
    project: join(room, `${name}.inlang`),
    outdir: join(room, 'src/messages', outdir),
    strategy: ['globalVariable', 'baseLocale'],
    emitReadme: false,
    emitTsDeclarations: false
  })
}

await writePseudoLocale('en-XA', '·')
await writePseudoLocale('ar-XB', '٠')
await compileProject('project', 'compiled')
await compileProject('pseudo', 'compiled-pseudo')

// The compiler leaves timers behind that would hold the process for half a minute.
process.exit(0)

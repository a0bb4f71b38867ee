import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the built shop's public files. */
export const clientFolder = join(import.meta.dirname, '../apps/shop/dist/client')

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Vite's manifest: chunks by their source file, or by their name if several files share them. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest

/** Script files of some chunks and of what those import, which `next` names. */
export function scriptsFrom(manifest: Manifest, keys: readonly string[], next: (chunk: Chunk) => readonly string[]) {
  const seen = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (seen.has(key) || chunk === undefined) return
    seen.add(key)
    for (const other of next(chunk)) follow(other)
  }
  for (const key of keys) follow(key)
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Row } from './table.ts'

const client = join(import.meta.dirname, '../../apps/shop/dist/client')

type Manifest = Record<string, { file: string; imports?: string[] }>

function chunksFrom(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || manifest[key] === undefined) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) chunksFrom(manifest, next, seen)
  return seen
}

/** Kilobytes (1000 bytes, gzip level 9) of the entry, the route's chunk, and their static imports. */
export function benchSizes(): Row[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const bytes = (file: string) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'))
  return routes.toSorted().map((route) => {
    const keys = new Set([...chunksFrom(manifest, 'src/entry.client.tsx'), ...chunksFrom(manifest, route)])
    const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')))
    const total = [...files].reduce((sum, file) => sum + bytes(file), 0)
    return { what: route.replace(/^src\/routes\/|\.tsx$/g, ''), figure: `${(total / 1000).toFixed(1)} kB` }
  })
}

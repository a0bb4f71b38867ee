import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { clientFolder, readManifest, scriptsFrom } from '../manifest.ts'
import type { Row } from './table.ts'

/** Kilobytes (1000 bytes, gzip level 9) of the entry, the route's chunk, and their static imports. */
export function benchSizes(): Row[] {
  const manifest = readManifest()
  const bytes = (file: string) => gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'))
  return routes.toSorted().map((route) => {
    const files = scriptsFrom(manifest, ['src/entry.client.tsx', route], ({ imports = [] }) => imports)
    const total = [...files].reduce((sum, file) => sum + bytes(file), 0)
    return { what: route.replace(/^src\/routes\/|\.tsx$/g, ''), figure: `${(total / 1000).toFixed(1)} kB` }
  })
}

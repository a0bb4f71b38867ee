import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../../platform/platform.ts'
import { shopArtworks } from '../drawing/index.ts'
import { pictureFolder } from './address.ts'

const dayMs = 86_400_000

/** Days a file is kept after it was rendered. */
const retentionDays = 30

interface KeptFile {
  path: string
  bytes: number
  changedAt: number
  isShops: boolean
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A file's facts; undefined if it is gone. */
const factsOf = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** Blanks and the shop's own artworks are rendered once for all visitors; customers' pictures may be evicted. */
const hashIn = (path: string) =>
  /(?<hash>blank|[0-9a-f]{32})(?:-[a-z]+)?(?:-\d+)?\.(?:avif|webp|jpeg)$/.exec(path)?.groups?.['hash']

async function filesIn(folder: string, shops: ReadonlySet<string>): Promise<KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const files: KeptFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const facts = await factsOf(path)
    const hash = hashIn(path)
    if (facts)
      files.push({
        path,
        bytes: facts.size,
        changedAt: facts.mtimeMs,
        isShops: hash === 'blank' || (hash !== undefined && shops.has(hash))
      })
  }
  return files
}

/**
 * Deletes cached pictures: those of earlier versions, those older than 30 days, partial files, and the oldest beyond `pictureCacheBytes`. Pictures
 * of ready-made products stay.
 */
export async function clearPictureFiles({
  config,
  db,
  clock
}: Pick<Platform, 'config' | 'db' | 'clock'>): Promise<number> {
  const folder = join(config.dataDir, 'pictures')
  const files = await filesIn(folder, await shopArtworks(db))
  const now = clock.now().getTime()
  const isCurrent = (path: string) =>
    !/^v\d+$/.test(path.slice(folder.length + 1).split('/')[0] ?? '') ||
    path.startsWith(join(folder, pictureFolder, '/'))
  const isOver = ({ path, changedAt, isShops }: KeptFile) =>
    !isCurrent(path) ||
    (path.endsWith('.draft') ? changedAt < now - dayMs : !isShops && changedAt < now - retentionDays * dayMs)
  const left = files.filter((file) => !isOver(file) && !file.isShops).toSorted((a, b) => b.changedAt - a.changedAt)
  let bytes = 0
  const beyond = left.filter((file) => (bytes += file.bytes) > config.pictureCacheBytes)
  const gone = [...files.filter(isOver), ...beyond]
  for (const { path } of gone) await rm(path, { force: true })
  return gone.length
}

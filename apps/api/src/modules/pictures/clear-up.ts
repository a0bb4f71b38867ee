import { opendir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Platform } from '../../platform/platform.ts'
import { shopArtworks } from '../drawing/index.ts'
import { pictureFolder } from './address.ts'
import { sharedName, sharedPrefix } from './picture-cache.ts'

const dayMs = 86_400_000

/** Days a file is kept after it was rendered. */
const retentionDays = 30

/** A cached picture, named as in the cache. */
interface CachedFile {
  name: string
  bytes: number
  changedAt: number
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function unlessMissing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Blanks and the shop's own artworks are rendered once for all visitors; customers' pictures may be evicted. */
const hashIn = (name: string) =>
  /(?<hash>blank|[0-9a-f]{32})(?:-[a-z]+)?(?:-\d+)?\.(?:avif|webp|jpeg)$/.exec(name)?.groups?.['hash']

const isCurrent = (name: string) => {
  const [top = ''] = name.split('/')
  return !/^v\d+$/.test(top) || top === pictureFolder
}

/**
 * Names of the files to delete: those of earlier versions, those older than 30 days, partial files older than a day, and the oldest beyond
 * `bytesMax`. Pictures of ready-made products stay.
 */
async function namesToDelete(
  files: AsyncIterable<CachedFile>,
  { now, bytesMax, shops }: { now: number; bytesMax: number; shops: ReadonlySet<string> }
): Promise<string[]> {
  const gone: string[] = []
  const others: CachedFile[] = []
  for await (const file of files) {
    const hash = hashIn(file.name)
    const isShops = hash === 'blank' || (hash !== undefined && shops.has(hash))
    const isOld = file.name.endsWith('.draft')
      ? file.changedAt < now - dayMs
      : !isShops && file.changedAt < now - retentionDays * dayMs
    if (!isCurrent(file.name) || isOld) gone.push(file.name)
    else if (!isShops) others.push(file)
  }
  let bytes = 0
  for (const file of others.toSorted((a, b) => b.changedAt - a.changedAt))
    if ((bytes += file.bytes) > bytesMax) gone.push(file.name)
  return gone
}

async function* filesOnDisk(folder: string): AsyncGenerator<CachedFile> {
  const entries = await unlessMissing(() => opendir(folder, { recursive: true, bufferSize: 256 }))
  if (!entries) return
  for await (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const facts = await unlessMissing(() => stat(path))
    if (facts) yield { name: relative(folder, path).split(sep).join('/'), bytes: facts.size, changedAt: facts.mtimeMs }
  }
}

async function* filesInBucket(storage: Platform['storage']): AsyncGenerator<CachedFile> {
  for await (const { name, bytes, changedAt } of storage.list(sharedPrefix))
    yield { name: name.slice(sharedPrefix.length), bytes, changedAt: changedAt.getTime() }
}

type ClearParts = Pick<Platform, 'config' | 'db' | 'clock'>

const limitsOf = async ({ config, db, clock }: ClearParts) => ({
  now: clock.now().getTime(),
  bytesMax: config.pictureCacheBytes,
  shops: await shopArtworks(db)
})

/** Deletes what this server need not keep of its cached pictures. Returns the number of files. */
export async function clearPictureFiles(parts: ClearParts): Promise<number> {
  const folder = join(parts.config.dataDir, 'pictures')
  const gone = await namesToDelete(filesOnDisk(folder), await limitsOf(parts))
  for (const name of gone) await rm(join(folder, name), { force: true })
  return gone.length
}

/** Deletes what the bucket need not keep of the cached pictures of all servers. Returns the number of files. */
export async function clearSharedPictures(parts: ClearParts & Pick<Platform, 'storage'>): Promise<number> {
  if (parts.config.s3 === undefined) return 0
  const gone = await namesToDelete(filesInBucket(parts.storage), await limitsOf(parts))
  for (const name of gone) await parts.storage.delete(sharedName(name))
  return gone.length
}

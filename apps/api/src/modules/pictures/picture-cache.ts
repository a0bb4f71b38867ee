import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { openDiskCache } from './disk-cache.ts'

/** Milliseconds to wait for the bucket. Drawing a picture takes about 100 ms. */
const patienceMs = 1_000

/** Milliseconds for which the bucket is not used after it failed. */
const restMs = 10_000

/** Cached pictures: on this server's disk, and in the bucket for all servers if there is one. */
export interface PictureCache {
  /** `isKnown` is called before the bucket is read, so that invented addresses cost no requests there. */
  get(name: string, isKnown?: () => Promise<boolean>): Promise<Buffer | undefined>
  /** Resolves when the file is on the disk. The copy in the bucket follows. */
  put(name: string, data: Uint8Array, type: string): Promise<void>
}

/** Folder of the cached pictures in the bucket. */
export const sharedPrefix = 'pictures/'

/** The name of a cached picture in the bucket. */
export const sharedName = (name: string): FileName => `${sharedPrefix}${name}`

async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const ending = new AbortController()
  const late = delay(ms, undefined, { signal: ending.signal, ref: false }).then(() => {
    throw new Error('The file storage took too long.')
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    ending.abort()
  }
}

/** A cache below a folder of the cached pictures. Failures of the bucket are logged, and pictures are drawn instead. */
export function openPictureCache(
  { config, storage, log, clock }: Pick<Platform, 'config' | 'storage' | 'log' | 'clock'>,
  { subfolder = '', patience = patienceMs }: { subfolder?: string; patience?: number | undefined } = {}
): PictureCache {
  const disk = openDiskCache(join(config.dataDir, 'pictures', subfolder))
  const prefix = subfolder === '' ? '' : `${subfolder}/`
  const hasBucket = config.s3 !== undefined
  let restsUntil = 0

  /** The result of `use`; undefined without a bucket, and while it fails. */
  async function ofBucket<Result>(use: () => Promise<Result>): Promise<Result | undefined> {
    if (!hasBucket || clock.now().getTime() < restsUntil) return undefined
    try {
      return await within(use(), patience)
    } catch (error) {
      restsUntil = clock.now().getTime() + restMs
      log.warn({ err: error }, 'cached pictures of other servers cannot be read or written for a while')
      return undefined
    }
  }

  return {
    async get(name, isKnown = async () => true) {
      const kept = await disk.get(name)
      if (kept || !hasBucket || !(await isKnown())) return kept
      const shared = await ofBucket(() => storage.get(sharedName(`${prefix}${name}`)))
      if (shared) await disk.put(name, shared)
      return shared
    },
    async put(name, data, type) {
      await disk.put(name, data)
      void ofBucket(() => storage.put(sharedName(`${prefix}${name}`), data, type))
    }
  }
}

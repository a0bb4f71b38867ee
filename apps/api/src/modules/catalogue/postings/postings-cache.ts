import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../platform/platform.ts'
import { primaryOf } from '../../../platform/replicas/replicas.ts'
import type { Postings } from './find-in-postings.ts'

/** Postings of a word as they were when they were read. */
export interface CachedPostings extends Postings {
  /** Differs once one of the word's blocks was packed again. */
  version: string
}

/** Of all words together: a third of what 1 000 000 products have. */
const cacheBytesMax = 32 * 1024 * 1024

/** Every search goes through their names. */
const cachedWordsMax = 2_000

const createPostingsCache = () =>
  new LRUCache<string, CachedPostings>({
    max: cachedWordsMax,
    maxSize: cacheBytesMax,
    sizeCalculation: ({ packed }) => packed.byteLength
  })

const cacheByDatabase = new WeakMap<object, ReturnType<typeof createPostingsCache>>()

/** Postings this process read last, by their word. Whoever uses one asks the database whether it is still of the same version. */
export function postingsCache(db: Platform['db']): LRUCache<string, CachedPostings> {
  const primary = primaryOf(db)
  let kept = cacheByDatabase.get(primary)
  if (!kept) {
    kept = createPostingsCache()
    cacheByDatabase.set(primary, kept)
  }
  return kept
}

import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../platform/platform.ts'
import { primaryOf } from '../../../platform/replicas/replicas.ts'
import type { Postings } from './find-in-postings.ts'

/** Postings of a word at the time of reading. */
export interface CachedPostings extends Postings {
  /** Changes when one of the word's blocks is packed again. */
  version: string
}

/** Cache size in bytes: a third of the postings of 1,000,000 products. */
const cacheBytesMax = 32 * 1024 * 1024

/** Limit of entries, because every search iterates over the keys. */
const cachedWordsMax = 2_000

const createPostingsCache = () =>
  new LRUCache<string, CachedPostings>({
    max: cachedWordsMax,
    maxSize: cacheBytesMax,
    sizeCalculation: ({ packed }) => packed.byteLength
  })

const cacheByDatabase = new WeakMap<object, ReturnType<typeof createPostingsCache>>()

/** Recently read postings by word. Callers check the version with the database. */
export function postingsCache(db: Platform['db']): LRUCache<string, CachedPostings> {
  const primary = primaryOf(db)
  let kept = cacheByDatabase.get(primary)
  if (!kept) {
    kept = createPostingsCache()
    cacheByDatabase.set(primary, kept)
  }
  return kept
}

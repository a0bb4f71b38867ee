import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../platform/platform.ts'
import { primaryOf } from '../../../platform/replicas/replicas.ts'
import type { Postings } from './find-in-postings.ts'

/** Postings of a word as they were when they were read. */
export interface KeptPostings extends Postings {
  /** Differs once one of the word's blocks was packed again. */
  version: string
}

/** Of all words together: a third of what 1 000 000 products have. */
const mostBytes = 32 * 1024 * 1024

/** Every search goes through their names. */
const mostWords = 2_000

const open = () =>
  new LRUCache<string, KeptPostings>({
    max: mostWords,
    maxSize: mostBytes,
    sizeCalculation: ({ packed }) => packed.byteLength
  })

const keptBy = new WeakMap<object, ReturnType<typeof open>>()

/** Postings this process read last, by their word. Whoever uses one asks the database whether it is still of the same version. */
export function keptPostings(db: Platform['db']): LRUCache<string, KeptPostings> {
  const primary = primaryOf(db)
  let kept = keptBy.get(primary)
  if (!kept) {
    kept = open()
    keptBy.set(primary, kept)
  }
  return kept
}

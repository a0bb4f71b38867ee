import { deviceStorage } from '../services/storage.ts'
import { type ComparedProduct, parseStoredComparison, withoutProduct, withProduct } from './stored-comparison.ts'

const key = 'compare'
const none: readonly ComparedProduct[] = []
const listeners = new Set<() => void>()

const noSlugs: readonly string[] = []
const read = { text: null as string | null, kept: none, slugs: noSlugs }

/** The stored comparison of this device, oldest first; stable while unchanged. */
export function readStoredComparison(): readonly ComparedProduct[] {
  const text = deviceStorage.getItem(key)
  if (text !== read.text) {
    read.text = text
    read.kept = parseStoredComparison(text, Date.now())
    read.slugs = read.kept.map(({ slug }) => slug)
  }
  return read.kept
}

export function comparedNow(): readonly string[] {
  readStoredComparison()
  return read.slugs
}

export const serverComparison = () => none

export function storeComparison(kept: readonly ComparedProduct[]): void {
  deviceStorage.setItem(key, JSON.stringify(kept))
  for (const listener of listeners) listener()
}

/** Adds or removes a product; false if there is no room. */
export function changeComparison({ slug, isCompared }: { slug: string; isCompared: boolean }): boolean {
  const kept = readStoredComparison()
  const changed = isCompared
    ? withProduct(kept, { slug, addedAt: new Date().toISOString() })
    : withoutProduct(kept, slug)
  if (changed) storeComparison(changed)
  return changed !== undefined
}

/** Subscribes to changes of the list, also by other tabs. */
export function subscribeToComparison(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

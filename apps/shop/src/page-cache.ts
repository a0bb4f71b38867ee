import { createHash } from 'node:crypto'
import type { PageDocument } from '@motif/contract/page-render'
import { LRUCache } from 'lru-cache'

/** 64 MB of pages: about 300 of the largest, plus a fifth for their compressed copies. */
const pages = new LRUCache<string, PageDocument>({
  maxSize: 64_000_000,
  sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.length * 1.2) + key.length * 2
})

/** Renders in progress: concurrent requests share one. */
const underWay = new Map<string, Promise<PageDocument | undefined>>()

/** Recently rendered URLs, regardless of their data. */
const addresses = new LRUCache<string, true>({ max: 10_000 })

function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64')
}

export const wasRequested = (address: readonly string[]): boolean => addresses.get(keyOf(address)) === true

/**
 * A page depends only on URL, theme and data, so these form its cache key. `hashes` are those of the data. `render`
 * resolves to undefined under overload.
 */
export async function cachedPage(
  address: readonly string[],
  hashes: readonly string[],
  render: () => Promise<PageDocument | undefined>
): Promise<PageDocument | undefined> {
  const key = keyOf([...address, ...hashes])
  const known = pages.get(key)
  if (known !== undefined) return known
  const making = underWay.get(key) ?? render().finally(() => underWay.delete(key))
  underWay.set(key, making)
  const page = await making
  if (page === undefined) return undefined
  pages.set(key, page)
  addresses.set(keyOf(address), true)
  return page
}

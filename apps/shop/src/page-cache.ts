import { createHash } from 'node:crypto'
import type { PageDocument } from '@motif/contract/page-render'
import { LRUCache } from 'lru-cache'

/** 64 MB of pages: about 300 of the largest, each kept by the server compressed too, in about a fifth of its size. */
const pages = new LRUCache<string, PageDocument>({
  maxSize: 64_000_000,
  sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.length * 1.2) + key.length * 2
})

/** Pages being made: many who ask at once wait for one. */
const underWay = new Map<string, Promise<PageDocument | undefined>>()

/** Addresses whose pages were made lately, whatever they showed then. */
const addresses = new LRUCache<string, true>({ max: 10_000 })

function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64')
}

export const wasAsked = (address: readonly string[]): boolean => addresses.get(keyOf(address)) === true

/**
 * A page is made of nothing but its address, its theme and the answers it shows, so the same three make the same page.
 * `hashes` are those of the answers. `render` answers undefined where it cannot be done now.
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

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** 64 MB of pages: about 500 of the largest. */
const pages = new LRUCache<string, string>({
  maxSize: 64_000_000,
  sizeCalculation: (html, key) => (html.length + key.length) * 2
})

/** Pages being made: many who ask at once wait for one. */
const underWay = new Map<string, Promise<string | undefined>>()

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
 * Rendering the home page takes 40 ms, comparing its answers one. `render` answers undefined where it cannot be done now.
 */
export async function cachedPage(
  address: readonly string[],
  answers: string,
  render: () => Promise<string | undefined>
): Promise<string | undefined> {
  const key = keyOf([...address, answers])
  const known = pages.get(key)
  if (known !== undefined) return known
  const making = underWay.get(key) ?? render().finally(() => underWay.delete(key))
  underWay.set(key, making)
  const html = await making
  if (html === undefined) return undefined
  pages.set(key, html)
  addresses.set(keyOf(address), true)
  return html
}

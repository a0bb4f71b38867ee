import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** 64 MB of pages: about 500 of the largest. */
const pages = new LRUCache<string, string>({ maxSize: 64_000_000, sizeCalculation: (html, key) => (html.length + key.length) * 2 })

/**
 * A page is made of nothing but its address, its theme and the answers it shows, so the same three make the same page.
 * Rendering the home page takes 40 ms, comparing its answers one.
 */
export async function cachedPage(madeOf: readonly string[], render: () => Promise<string>): Promise<string> {
  const hash = createHash('sha1')
  for (const part of madeOf) hash.update(part).update('\0')
  const key = hash.digest('base64')
  const known = pages.get(key)
  if (known !== undefined) return known
  const html = await render()
  pages.set(key, html)
  return html
}

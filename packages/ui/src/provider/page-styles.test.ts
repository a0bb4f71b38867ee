import type { EmotionCache } from '@emotion/cache'
import { afterEach, expect, it, vi } from 'vitest'
import { withPageRules } from './page-styles.ts'

afterEach(() => vi.unstubAllGlobals())

/** Like Emotion's sheet, whose `hydrate` inserts each style element of the server again. */
class InsertingSheet {
  readonly key: string
  readonly container: unknown
  readonly isSpeedy: boolean
  readonly tags: unknown[] = []
  readonly inserted: unknown[] = []

  constructor({ key, container, speedy }: { key: string; container: unknown; speedy: boolean }) {
    this.key = key
    this.container = container
    this.isSpeedy = speedy
  }

  hydrate(elements: readonly unknown[]) {
    this.inserted.push(...elements)
    this.tags.push(...elements)
  }
}

it('leaves the page’s style elements where they stand, and knows the rules in them', () => {
  const elements = [{ dataset: { rules: 'one two' } }]
  vi.stubGlobal('document', { querySelectorAll: () => elements })
  const head = {}
  const cache = { inserted: {}, sheet: new InsertingSheet({ key: 'css', container: head, speedy: true }) }
  withPageRules(cache as unknown as EmotionCache)
  expect(cache.inserted).toEqual({ one: true, two: true })
  expect(cache.sheet).toMatchObject({ key: 'css', container: head, tags: elements, inserted: [] })
  // Emotion creates the sheet for global rules from the same class.
  const Sheet = cache.sheet.constructor as typeof InsertingSheet
  const global = new Sheet({ key: 'css-global', container: head, speedy: true })
  global.hydrate(elements)
  expect(global).toMatchObject({ tags: elements, inserted: [] })
})

it.each([true, false])('puts rules into one style element where the cache does (%s)', (speedy) => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const cache = { inserted: {}, sheet: new InsertingSheet({ key: 'css', container: {}, speedy }) }
  withPageRules(cache as unknown as EmotionCache)
  expect(cache.sheet.isSpeedy).toBe(speedy)
})

import { clipArtCategories, clipArtPath } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { drawingsFor } from './clip-art-tags.ts'

describe('the drawings offered', () => {
  it('are all there, each by a name of its own', () => {
    const all = drawingsFor('', 'all')
    expect(all).toHaveLength(Object.values(clipArtCategories).flat().length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { art, name } of all) {
      expect(clipArtPath({ art, width: 10, height: 10 })).toBeDefined()
      expect(name).toMatch(/^\p{Lu}/u)
    }
  })

  it('are found by any of their words, however written, within a kind or everywhere', () => {
    const found = (typed: string, kind: Parameters<typeof drawingsFor>[1] = 'all') =>
      drawingsFor(typed, kind).map(({ art }) => art)
    expect(found('SAILOR')).toEqual(['anchor'])
    expect(found('ice cr')).toEqual(['ice-cream'])
    expect(found('christmas', 'nature')).toEqual(['tree-evergreen', 'snowflake'])
    expect(found('christmas', 'food')).toEqual([])
  })
})

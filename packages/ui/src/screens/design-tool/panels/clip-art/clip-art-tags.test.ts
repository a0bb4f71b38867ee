import { type ClipArtCategory, clipArtCategories, clipArtPath } from '@motif/design'
import { drawingCategories, drawingGroup } from '@motif/design/drawings'
import { describe, expect, it } from 'vitest'
import { drawingsFor, kinds } from './clip-art-tags.ts'
import { partLabels } from './part-labels.ts'

const allKinds = Object.keys(kinds) as ClipArtCategory[]
const everywhere = (typed: string) => allKinds.flatMap((kind) => drawingsFor(typed, kind))

describe('the drawings offered', () => {
  it('are all there, each by a name of its own and by more words, its parts by theirs', () => {
    const all = everywhere('')
    const drawn = allKinds.flatMap((kind) => Object.keys(drawingCategories[kind]))
    expect(all).toHaveLength(drawn.length + Object.values(clipArtCategories).flat().length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { art, name, hasParts } of all) {
      expect(name).toMatch(/^\p{Lu}/u)
      if (hasParts) {
        const { children = [] } = drawingGroup(art, { drawing: name, part: (part) => partLabels[part]() }) ?? {}
        for (const part of children) expect(part.name, art).toMatch(/^\p{Lu}[\p{L} \d]+$/u)
        expect(children.length, art).toBeGreaterThan(0)
      } else expect(clipArtPath({ art, width: 10, height: 10 })).toBeDefined()
    }
  })

  it('are found by any of their words, however written, within a kind or everywhere, those in colours first', () => {
    const found = (typed: string, kind: ClipArtCategory) => drawingsFor(typed, kind).map(({ art }) => art)
    expect(everywhere('SAILOR').map(({ art }) => art)).toEqual(['ships-anchor', 'anchor'])
    expect(found('ice cr', 'food')).toEqual(['ice-cream-cone', 'ice-cream'])
    expect(found('christmas', 'nature')).toEqual(['fir-tree', 'snow-crystal', 'tree-evergreen', 'snowflake'])
    expect(found('christmas', 'food')).toEqual([])
  })
})

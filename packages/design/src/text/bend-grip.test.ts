import { beforeAll, describe, expect, it } from 'vitest'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { textOf } from '../testing/text-of.ts'
import { bendGrip } from './bend-grip.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

describe('the handle of an arc', () => {
  const text = (arc: number, words = 'Good morning') => textOf(words, { size: 30, arc })
  const degrees = [-360, -270, -180, -90, -20, -1, 1, 20, 90, 180, 270, 360]

  it.each(degrees)('gives %d degrees back where it lies, and those of another handle there', (arc) => {
    for (const words of ['Good morning', 'Good\nmorning']) {
      const grip = bendGrip(text(arc, words), fonts)
      expect(grip?.amountAt(grip.at)).toBe(arc)
      for (const other of degrees) {
        const there = bendGrip(text(other, words), fonts)
        expect(grip?.amountAt(there?.at ?? { x: 0, y: 0 })).toBe(other)
      }
    }
  })

  it('is higher the more the words bend', () => {
    const heights = degrees.map((arc) => bendGrip(text(arc), fonts)?.at.y ?? 0)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  })

  it('goes to the full circle and no further', () => {
    const grip = bendGrip(text(90), fonts)
    expect([-1000, 1000].map((y) => grip?.amountAt({ x: 0, y }))).toEqual([360, -360])
  })

  it('is none of straight or empty words', () => {
    expect(bendGrip(textOf('Good morning', { size: 30 }), fonts)).toBeUndefined()
    expect(bendGrip(text(90, ''), fonts)).toBeUndefined()
  })
})

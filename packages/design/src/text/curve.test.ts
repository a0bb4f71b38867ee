import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Baseline } from '../document/baseline.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { textOf } from '../testing/text-of.ts'
import { caretsOf, indexAt } from './carets.ts'
import { createCurve } from './curve.ts'
import { layoutText } from './layout.ts'
import { inkBox, textPath } from './text-path.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const millimetres = fc.integer({ min: -200, max: 200 })
const anyLine = fc
  .array(fc.record({ x: millimetres, y: millimetres }), { minLength: 2, maxLength: 6 })
  .map((points): Baseline => ({ points, offset: 0 }))
const winding: Baseline = {
  points: [
    { x: -120, y: 10 },
    { x: -50, y: -24 },
    { x: 50, y: 24 },
    { x: 120, y: -10 }
  ],
  offset: 0
}

describe('a line to stand on', () => {
  it('leads through its points, is as long as it says, and goes on straight beyond its ends', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { at, length } = createCurve(line)
        const [first, last] = [line.points[0], line.points.at(-1)]
        expect(at(0)).toMatchObject({ x: expect.closeTo(first?.x ?? 0, 6), y: expect.closeTo(first?.y ?? 0, 6) })
        expect(at(length)).toMatchObject({ x: expect.closeTo(last?.x ?? 0, 6), y: expect.closeTo(last?.y ?? 0, 6) })
        const [begin, before] = [at(0), at(-10)]
        expect(Math.hypot(begin.x - before.x, begin.y - before.y)).toBeCloseTo(10, 6)
        const steps = 400
        let walked = 0
        for (let step = 0; step < steps; step += 1) {
          const [from, to] = [at((length * step) / steps), at((length * (step + 1)) / steps)]
          walked += Math.hypot(to.x - from.x, to.y - from.y)
        }
        expect(Math.abs(walked - length)).toBeLessThanOrEqual(0.02 * length)
      }),
      { numRuns: 50 }
    )
  })

  it('tells where a point beside it is', () => {
    const { at, nearest, length } = createCurve(winding)
    for (const along of [-15, 0, 31, length / 2, length - 3, length + 20]) {
      const { x, y, angle } = at(along)
      const beside = nearest({ x: x + Math.sin(angle) * 4, y: y - Math.cos(angle) * 4 })
      expect(beside).toEqual({ along: expect.closeTo(along, 1), above: expect.closeTo(4, 1) })
    }
  })
})

describe('words on a line', () => {
  it('stand as they are set where it is straight', () => {
    const words = textOf('Along', { align: 'centre', size: 30 })
    const level: Baseline = {
      points: [
        { x: -100, y: 0 },
        { x: 100, y: 0 }
      ],
      offset: 0
    }
    const [straight, along] = [inkBox(words, fonts), inkBox({ ...words, baseline: level }, fonts)]
    const { baseline = 0 } = layoutText(words, fonts).lines[0] ?? {}
    expect(along.left).toBeCloseTo(straight.left, 3)
    expect(along.right).toBeCloseTo(straight.right, 3)
    expect(along.top).toBeCloseTo(straight.top - baseline, 3)
    const moved = inkBox({ ...words, baseline: { ...level, offset: 12 } }, fonts)
    expect(moved.left).toBeCloseTo(straight.left + 12, 3)
    // Flipped, the text is upside down and starts at the other end.
    const flipped = inkBox({ ...words, baseline: { ...level, flip: true } }, fonts)
    expect(flipped.left).toBeCloseTo(-straight.right, 3)
    expect(flipped.bottom).toBeCloseTo(-along.top, 3)
  })

  it.each([
    ['Along a road', 'pacifico'],
    ['مرحبا بالعالم', 'amiri'],
    ['Two\nlines', 'anton']
  ])('are typed in where they are seen: %s', (text, font) => {
    const node = textOf(text, { font, size: 24, align: 'centre', baseline: winding })
    for (const { index, x, y, height, angle } of caretsOf(node, fonts)) {
      const turn = (angle * Math.PI) / 180
      const middle = { x: x + (Math.sin(turn) * height) / 2, y: y - (Math.cos(turn) * height) / 2 }
      expect(indexAt(node, middle, fonts)).toBe(index)
    }
  })

  it('that are longer than it are told of, and none is lost', () => {
    const node = textOf('A long way to go', { font: 'anton', size: 24, baseline: winding })
    const long = { ...node, size: 90 }
    expect(layoutText(node, fonts).isBeyond).toBe(false)
    expect(layoutText(long, fonts).isBeyond).toBe(true)
    const letters = (path: string) => path.match(/M/g)?.length
    expect(letters(textPath(long, fonts))).toBe(letters(textPath(textOf(node.text, { font: 'anton' }), fonts)))
  })
})

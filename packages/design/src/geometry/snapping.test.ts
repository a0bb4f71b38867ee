import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from './box.ts'
import { snap, snapLines } from './snapping.ts'

const area = { widthMm: 300, heightMm: 400, safeMm: 5 }
const box = (left: number, top: number, width = 40, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height
})

describe('snapping', () => {
  it('pulls a middle to the middle of the area', () => {
    const { dx, dy, guides } = snap(box(128, 300), { lines: snapLines([], area), others: [], reach: 3 })
    expect([dx, dy]).toEqual([2, 0])
    expect(guides).toEqual([{ kind: 'line', line: { axis: 'x', at: 150, source: 'area-centre' } }])
  })

  it('prefers the nearest of several lines', () => {
    const others = [box(61, 0)]
    expect(snap(box(60, 100), { lines: snapLines(others, area), others, reach: 5 }).dx).toBe(1)
  })

  it('prefers the middle of the area to that of something that lies a hair beside it', () => {
    const others = [box(130.02, 0)]
    expect(snap(box(130.3, 300), { lines: snapLines(others, area), others, reach: 3 }).guides).toMatchObject([
      { line: { at: 150, source: 'area-centre' } }
    ])
  })

  it('pulls to a person’s own guides, and to the grid where nothing else is as near', () => {
    const aids = { guides: [{ axis: 'x' as const, at: 71 }], gridMm: 10 }
    const pulled = (moving: Box, reach: number) =>
      snap(moving, { lines: snapLines([], area, aids), others: [], reach }).guides.map((guide) =>
        guide.kind === 'line' ? [guide.line.axis, guide.line.at, guide.line.source] : guide.kind
      )
    expect(pulled(box(71.4, 61), 2)).toEqual([
      ['x', 71, 'guide'],
      ['y', 60, 'grid']
    ])
    expect(pulled(box(20.2, 200.3, 13, 13), 1)).toEqual([
      ['x', 20, 'grid'],
      ['y', 200, 'area-centre']
    ])
    const beside = snapLines([box(20.6, 0)], area, { gridMm: 10 })
    expect(snap(box(20.1, 305, 13, 13), { lines: beside, others: [], reach: 2 }).dx).toBeCloseTo(0.5)
    expect(snapLines([], area, { gridMm: 0 })).toEqual(snapLines([], area))
  })

  it('stays where it is when nothing is near', () => {
    expect(snap(box(33, 77), { lines: snapLines([], area), others: [], reach: 1 })).toEqual({
      dx: 0,
      dy: 0,
      guides: []
    })
  })

  it('makes gaps equal: in the middle of two, and beyond the second', () => {
    const others = [box(0, 100), box(100, 100)]
    const middle = snap(box(51, 103), { lines: [], others, reach: 3 })
    expect(middle.dx).toBe(-1)
    expect(middle.guides).toMatchObject([{ kind: 'gap', axis: 'x', gap: 10 }])
    expect(snap(box(198, 103), { lines: [], others, reach: 3 })).toMatchObject({ dx: 2, guides: [{ gap: 60 }] })
    expect(snap(box(198, 203), { lines: [], others, reach: 3 }).guides).toEqual([])
  })

  it('never moves further than its reach, and lands where it says', () => {
    const place = fc.double({ min: -50, max: 350, noNaN: true })
    const some = fc.array(
      fc.tuple(place, place).map(([x, y]) => box(x, y)),
      { maxLength: 6 }
    )
    fc.assert(
      fc.property(place, place, some, fc.double({ min: 0, max: 10, noNaN: true }), (x, y, others, reach) => {
        const moving = box(x, y)
        const { dx, dy, guides } = snap(moving, { lines: snapLines(others, area), others, reach })
        expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(reach)
        for (const guide of guides) {
          if (guide.kind === 'gap') continue
          const { axis, at } = guide.line
          const [low, high] =
            axis === 'x' ? [moving.left + dx, moving.right + dx] : [moving.top + dy, moving.bottom + dy]
          expect(Math.min(...[low, high, (low + high) / 2].map((edge) => Math.abs(edge - at)))).toBeLessThan(1e-6)
        }
      })
    )
  })
})

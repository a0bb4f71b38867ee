import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Warp, warpShapes } from '../../document/warp.ts'
import type { FontSet } from '../../fonts/font-set.ts'
import { boundsOf, hitTest } from '../../geometry/bounds.ts'
import { boxOf } from '../../geometry/box.ts'
import type { Point } from '../../geometry/matrix.ts'
import { type PathSegment, parsePath } from '../../geometry/path.ts'
import { loadFonts } from '../../node.ts'
import { textOf } from '../../testing/text-of.ts'
import { caretsOf, indexAt, selectionOf } from '../carets.ts'
import { envelopeOf, inkBox, textPath } from '../text-path.ts'
import { bendOutline } from './bend-outline.ts'
import { createEnvelope } from './envelope.ts'
import { warpGrip } from './warped.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const warps = fc.record({ shape: fc.constantFrom(...warpShapes), amount: fc.integer({ min: -100, max: 100 }) })
const everyShape = warpShapes.flatMap((shape) => [-100, -35, 60, 100].map((amount): Warp => ({ shape, amount })))
const size = { width: 120, height: 20 }

const between = (points: readonly Point[], share: number): Point => {
  const [first = { x: 0, y: 0 }, ...others] = points
  return others.length === 0
    ? first
    : between(
        others.map(({ x, y }, index) => {
          const from = points[index] ?? first
          return { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share }
        }),
        share
      )
}

/** The points of each line and curve of an outline: its start, its control points and its end. */
function piecesOf(segments: readonly PathSegment[]): Point[][] {
  let from: Point = { x: 0, y: 0 }
  return segments.flatMap(({ values }) => {
    const points = Array.from({ length: values.length / 2 }, (_, index) => ({
      x: values[index * 2] ?? 0,
      y: values[index * 2 + 1] ?? 0
    }))
    const piece = [from, ...points]
    from = points.at(-1) ?? from
    return points.length === 0 ? [] : [piece]
  })
}

describe('a warped outline', () => {
  const tolerance = 0.01
  /** Lines and curves whose x is linear in the curve parameter, so that the parameter follows from x. */
  const outlines: { from: Point; to: Point; segment: PathSegment }[] = [
    { from: { x: -60, y: -10 }, to: { x: 60, y: -10 }, segment: { command: 'L', values: [60, -10] } },
    { from: { x: -60, y: 10 }, to: { x: -20, y: -9 }, segment: { command: 'Q', values: [-40, -30, -20, -9] } },
    { from: { x: -60, y: 10 }, to: { x: 60, y: -9 }, segment: { command: 'C', values: [-20, -30, 20, 25, 60, -9] } }
  ]

  it('is within the error that is allowed, and smooth where the outline is', () => {
    fc.assert(
      fc.property(warps, fc.constantFrom(...outlines), (warp, { from, to, segment }) => {
        const envelope = createEnvelope(warp, boxOf(size.width, size.height))
        if (!envelope) return
        const begin: PathSegment = { command: 'M', values: [from.x, from.y] }
        const [, straight = []] = piecesOf([begin, segment])
        const pieces = piecesOf(bendOutline([begin, segment], envelope, tolerance)).slice(1)
        for (const [index, piece] of pieces.entries()) {
          for (let at = 0; at <= 16; at += 1) {
            const { x, y } = between(piece, at / 16)
            const wanted = envelope.place(between(straight, (x - from.x) / (to.x - from.x)))
            expect(Math.abs(y - wanted.y)).toBeLessThan(tolerance * 1.1)
          }
          const [joint, next] = piece
          const before = pieces[index - 1]?.at(-2)
          if (!before || !joint || !next) continue
          const turn =
            Math.atan2(joint.y - before.y, joint.x - before.x) - Math.atan2(next.y - joint.y, next.x - joint.x)
          // Parts of a line that stay straight may meet bent parts at a slight angle.
          expect(Math.abs(turn)).toBeLessThan(segment.command === 'L' ? 1e-3 : 1e-9)
        }
      }),
      { numRuns: 100 }
    )
  })

  it.each([
    ['Good morning', 'pacifico'],
    ['مرحبا بالعالم', 'amiri'],
    ['नमस्ते', 'mukta'],
    ['a\u0007b 😀 \u200fשלום', 'instrument-sans']
  ])('has the letters of the straight one after shaping, none lost and none parted: %s', (text, font) => {
    const straight = textOf(text, { font })
    const count = (path: string) => path.match(/M/g)?.length
    for (const warp of everyShape) {
      const path = textPath({ ...straight, warp }, fonts)
      expect(count(path)).toBe(count(textPath(straight, fonts)))
      expect(path).not.toMatch(/NaN|Infinity/)
    }
  })

  it('is the straight one at no amount at all, and where there is nothing to bend', () => {
    const straight = textOf('Hello')
    expect(textPath({ ...straight, warp: { shape: 'bulge', amount: 0 } }, fonts)).toBe(textPath(straight, fonts))
    expect(textPath(textOf(' ', { warp: { shape: 'wave', amount: 80 } }), fonts)).toBe('')
  })

  it('follows the words: an arch stands on its straight foot, a lower one hangs from its straight head', () => {
    const words = textOf('HIGH', { font: 'anton', size: 40 })
    const [straight, arch, lower] = [
      inkBox(words, fonts),
      inkBox({ ...words, warp: { shape: 'arch', amount: 100 } }, fonts),
      inkBox({ ...words, warp: { shape: 'arch-lower', amount: 100 } }, fonts)
    ]
    const height = straight.bottom - straight.top
    expect(arch.bottom).toBeCloseTo(straight.bottom, 2)
    expect(arch.bottom - arch.top).toBeGreaterThan(height * 1.9)
    expect(lower.top).toBeCloseTo(straight.top, 2)
    expect(lower.bottom - lower.top).toBeGreaterThan(height * 1.9)
  })

  it('keeps upright lines lines, bends level ones, and closes what closes by itself', () => {
    const envelope = createEnvelope({ shape: 'bulge', amount: 50 }, boxOf(size.width, size.height))
    if (!envelope) throw new Error('This warp bends.')
    const box = parsePath('M-60 -10L60 -10L60 10L-60 10Z') ?? []
    const bent = bendOutline(box, envelope, tolerance)
    const commands = bent.map(({ command }) => command).join('')
    expect(commands).toMatch(/^MC+LC+LZ$/)
  })
})

describe('a warped text', () => {
  const words = textOf('Good morning', { size: 30, font: 'pacifico', align: 'centre' })

  it.each(everyShape)('is framed and found where it is seen: $shape at $amount', (warp) => {
    const node = { ...words, warp }
    const ink = inkBox(node, fonts)
    const points = (parsePath(textPath(node, fonts)) ?? []).flatMap(({ values }) =>
      values.length < 2 ? [] : [{ x: values.at(-2) ?? 0, y: values.at(-1) ?? 0 }]
    )
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(ink.left - 0.02)
      expect(x).toBeLessThan(ink.right + 0.02)
      expect(y).toBeGreaterThan(ink.top - 0.02)
      expect(y).toBeLessThan(ink.bottom + 0.02)
    }
    const { x, y, width, height } = boundsOf(node, fonts)
    expect([width, height]).toEqual([expect.closeTo(ink.right - ink.left, 6), expect.closeTo(ink.bottom - ink.top, 6)])
    expect(hitTest([node], { x, y: y - height / 2 + 0.5 }, fonts)?.id).toBe('t')
    expect(hitTest([node], { x, y: y - height / 2 - 0.5 }, fonts)).toBeUndefined()
  })

  it.each([
    ['Good\nmorning', 'pacifico'],
    ['مرحبا\nبالعالم', 'amiri']
  ])('is typed in where its letters are: %s', (text, font) => {
    for (const warp of everyShape) {
      const node = textOf(text, { font, size: 30, warp })
      for (const { index, x, y, height } of caretsOf(node, fonts))
        expect(indexAt(node, { x, y: y - height / 2 }, fonts)).toBe(index)
    }
    const node = textOf(text, { font, size: 30, warp: { shape: 'wave', amount: 100 } })
    const envelope = envelopeOf(node, fonts)
    const [marked = []] = selectionOf(node, 0, text.length, fonts)
    const straight = marked.map((point) => envelope?.unplace(point) ?? point)
    expect(new Set(straight.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1)
    expect(new Set(marked.map(({ y }) => Math.round(y))).size).toBeGreaterThan(
      new Set(straight.map(({ y }) => Math.round(y))).size
    )
  })

  it.each(everyShape)('is taken hold of where its amount shows: $shape at $amount', (warp) => {
    const grip = warpGrip({ ...words, warp }, fonts)
    expect(grip?.amountAt(grip.at)).toBe(warp.amount)
    expect(Math.abs(grip?.amountAt({ x: 0, y: 1000 }) ?? 0)).toBe(100)
    const other = warpGrip({ ...words, warp: { ...warp, amount: warp.amount / 5 } }, fonts)
    expect(grip?.amountAt(other?.at ?? { x: 0, y: 0 })).toBe(warp.amount / 5)
  })
})

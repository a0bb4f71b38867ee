import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShapeNode, TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { layoutText } from '../text/layout.ts'
import { textPath } from '../text/text-path.ts'
import { boundsOf, contains, cornersOf, hitTest, localBoxOf } from './bounds.ts'
import { boxAround } from './box.ts'
import { parsePath } from './path.ts'
import { shapePath } from './shape-path.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const shape = (more: Partial<ShapeNode> = {}): ShapeNode => ({
  type: 'shape',
  id: 'a',
  shape: 'rectangle',
  x: 50,
  y: 50,
  rotation: 0,
  opacity: 1,
  width: 40,
  height: 20,
  fill: '#000000',
  ...more
})

describe('finding what is under a finger', () => {
  it('finds the topmost of what lies there', () => {
    const nodes = [shape({ id: 'below' }), shape({ id: 'above', x: 60 })]
    expect(hitTest(nodes, { x: 60, y: 50 }, fonts)?.id).toBe('above')
    expect(hitTest(nodes, { x: 35, y: 50 }, fonts)?.id).toBe('below')
    expect(hitTest(nodes, { x: 5, y: 5 }, fonts)).toBeUndefined()
  })

  it('follows a turned box, and reaches a little further when asked', () => {
    const turned = [shape({ rotation: 90 })]
    expect(hitTest(turned, { x: 50, y: 68 }, fonts)?.id).toBe('a')
    expect(hitTest(turned, { x: 68, y: 50 }, fonts)).toBeUndefined()
    expect(hitTest(turned, { x: 61, y: 50 }, fonts, 2)?.id).toBe('a')
  })

  it('has the corners of every box on its edge', () => {
    const number = fc.double({ min: -500, max: 500, noNaN: true })
    fc.assert(
      fc.property(
        number,
        number,
        fc.double({ min: 1, max: 500, noNaN: true }),
        fc.double({ min: -360, max: 360, noNaN: true }),
        (x, y, width, rotation) => {
          const box = boundsOf(shape({ x, y, width, rotation }), fonts)
          for (const corner of cornersOf(box)) {
            expect(contains(box, corner, 0.001)).toBe(true)
            expect(contains(box, corner, -0.01)).toBe(false)
          }
        }
      )
    )
  })
})

describe('the frame of bent words', () => {
  const words = (more: Partial<TextNode> = {}): TextNode => ({
    type: 'text',
    id: 't',
    x: 0,
    y: 0,
    rotation: 0,
    opacity: 1,
    text: 'Good morning',
    font: 'pacifico',
    size: 30,
    align: 'centre',
    letterSpacing: 0,
    lineHeight: 1.2,
    fill: '#000000',
    ...more
  })
  /** Bounds of the end points of an outline, and of all its points, control points included. */
  const pointsOf = (node: TextNode) => {
    const pieces = (parsePath(textPath(node, fonts)) ?? []).map(({ values }) =>
      Array.from({ length: values.length / 2 }, (_, index) => ({
        x: values[index * 2] ?? 0,
        y: values[index * 2 + 1] ?? 0
      }))
    )
    return { ends: boxAround(pieces.flatMap((points) => points.slice(-1))), all: boxAround(pieces.flat()) }
  }

  it.each([5, 90, 270, -120])('lies around what is seen of them at %d degrees', (arc) => {
    const node = words({ arc })
    const box = localBoxOf(node, fonts)
    const { ends, all } = pointsOf(node)
    const line = layoutText(node, fonts).box
    for (const side of ['left', 'top'] as const) {
      expect(box[side]).toBeLessThanOrEqual(ends[side] + 0.01)
      expect(box[side]).toBeGreaterThanOrEqual(all[side] - 0.01)
      expect(box[side]).toBeGreaterThan(line[side])
    }
    for (const side of ['right', 'bottom'] as const) {
      expect(box[side]).toBeGreaterThanOrEqual(ends[side] - 0.01)
      expect(box[side]).toBeLessThanOrEqual(all[side] + 0.01)
      expect(box[side]).toBeLessThan(line[side])
    }
  })

  it('grows with them, and holds their lines where there is nothing to see', () => {
    const [one, two] = [words({ arc: 90 }), words({ arc: 90, size: 60 })].map((node) => boundsOf(node, fonts))
    expect(two?.width).toBeCloseTo((one?.width ?? 0) * 2, 3)
    const blank = words({ arc: 90, text: '   ' })
    expect(localBoxOf(blank, fonts)).toEqual(layoutText(blank, fonts).box)
  })
})

describe('outlines of shapes', () => {
  it('stretches path data around the middle, relative and absolute alike', () => {
    expect(shapePath(shape({ shape: 'path', path: 'M0 0h1v1H0Z' }))).toBe('M-20 -10h40v20H-20Z')
    expect(shapePath(shape({ shape: 'path', path: 'm.5.5l.5-.5z' }))).toBe('M0 0l20 -10z')
  })

  it('rounds corners no further than the middle', () => {
    expect(shapePath(shape({ corner: 99 }))).toContain('A10 10 0 0 1')
  })

  it('gives stars and polygons the points they are asked for', () => {
    expect(shapePath(shape({ shape: 'star', points: 7 })).match(/[ML]/g)).toHaveLength(14)
    expect(shapePath(shape({ shape: 'polygon', points: 3 })).match(/[ML]/g)).toHaveLength(3)
  })

  it.each(['', 'L0 0', 'M0', 'M0 0 0', 'M0 0A1 1 0 2 0 1 1', 'M0 0Lx 1', 'M0 0L1e999 1'])(
    'reads "%s" as no path at all',
    (data) => {
      expect(parsePath(data)).toBeUndefined()
    }
  )

  it('reads flags of arcs written without spaces', () => {
    expect(parsePath('M0 0a1 1 0 01.5.5')?.[1]?.values).toEqual([1, 1, 0, 0, 1, 0.5, 0.5])
  })
})

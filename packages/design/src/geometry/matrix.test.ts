import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DesignNode, type GroupNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { arbitraryNodes } from '../testing/arbitrary-document.ts'
import { boundsOf, contains, cornersOf, hitTest } from './bounds.ts'
import { boxAround } from './box.ts'
import { cornersOfLeaf, leavesOf } from './leaves.ts'
import { type Matrix, type Placement, apply, decompose, identity, invert, matrixOf, multiply } from './matrix.ts'

function compose({ x, y, rotation, scale, flipX }: Placement): Matrix {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const mirror = flipX ? -1 : 1
  return { a: cos * mirror, b: sin * mirror, c: -sin, d: cos, e: x, f: y }
}

const number = fc.double({ min: -500, max: 500, noNaN: true })
const placement = fc.record({
  x: number,
  y: number,
  rotation: fc.double({ min: -179.9, max: 180, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 100, noNaN: true }),
  flipX: fc.boolean()
})

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const dot = (id: string, more: object = {}): DesignNode => ({
  type: 'shape',
  id,
  shape: 'rectangle',
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  width: 10,
  height: 4,
  fill: '#000000',
  ...more
})
const group = (children: DesignNode[], more: Partial<GroupNode> = {}): GroupNode => ({
  type: 'group',
  id: 'g',
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  scale: 1,
  children,
  ...more
})

describe('maps of the plane', () => {
  it('come apart into what they were made of', () => {
    fc.assert(
      fc.property(placement, (made) => {
        const { x, y, rotation, scale, flipX } = decompose(compose(made))
        expect([x, y, scale]).toEqual([made.x, made.y, expect.closeTo(made.scale, 6)])
        expect(flipX).toBe(made.flipX)
        expect(Math.abs(rotation - made.rotation) % 360).toBeCloseTo(0, 5)
      })
    )
  })

  it('are undone by their inverse, and follow one another', () => {
    fc.assert(
      fc.property(placement, placement, number, number, (first, second, x, y) => {
        const [a, b] = [compose(first), compose(second)]
        const there = apply(multiply(b, a), { x, y })
        const twice = apply(b, apply(a, { x, y }))
        expect(there.x).toBeCloseTo(twice.x, 3)
        const back = apply(multiply(invert(a), a), { x, y })
        expect(back.x).toBeCloseTo(x, 3)
        expect(back.y).toBeCloseTo(y, 3)
      })
    )
  })

  it('have no way back from a plane pressed flat', () => {
    expect(() => invert({ ...identity, a: 0, b: 0 })).toThrow(RangeError)
  })
})

describe('groups', () => {
  it('are as large as what they hold, wherever its middle lies', () => {
    const box = boundsOf(group([dot('a', { x: 100 }), dot('b', { x: 200, y: 50 })], { x: 10, y: 20, scale: 2 }), fonts)
    expect(box).toMatchObject({ width: 220, height: 108, x: 310, y: 70 })
  })

  it('are hit where a child is, and not between', () => {
    const nodes = [group([dot('a', { x: -50 }), dot('b', { x: 50 })], { x: 100, y: 100, rotation: 90, scale: 2 })]
    expect(hitTest(nodes, { x: 100, y: 200 }, fonts)?.id).toBe('g')
    expect(hitTest(nodes, { x: 100, y: 100 }, fonts)).toBeUndefined()
    expect(hitTest([{ ...nodes[0], hidden: true } as DesignNode], { x: 100, y: 200 }, fonts)).toBeUndefined()
  })

  it('hold every corner of every leaf within their box', () => {
    fc.assert(
      fc.property(arbitraryNodes, (nodes) => {
        const visible = nodes.map((node) => ({ ...node, hidden: undefined }))
        const all = boxAround(visible.flatMap((node) => cornersOf(boundsOf(node, fonts))))
        for (const leaf of leavesOf(visible)) {
          const stroke = 'stroke' in leaf.node && leaf.node.stroke ? leaf.node.stroke.width * leaf.scale : 0
          const { outlines = [], shadow = { x: 0, y: 0 } } = leaf.node.type === 'text' ? leaf.node : {}
          const outer = outlines.reduce((sum, { width }) => sum + width, Math.hypot(shadow.x, shadow.y)) * leaf.scale
          const reach = (stroke + outer) * 1.5 + 0.01
          for (const { x, y } of cornersOfLeaf(leaf, fonts)) {
            expect(x).toBeGreaterThanOrEqual(all.left - reach)
            expect(x).toBeLessThanOrEqual(all.right + reach)
            expect(y).toBeGreaterThanOrEqual(all.top - reach)
            expect(y).toBeLessThanOrEqual(all.bottom + reach)
          }
        }
      }),
      { numRuns: 60 }
    )
  })

  it('give their children the turn, growth and mirroring they have themselves', () => {
    const child = dot('a', { x: 10 })
    const [leaf] = leavesOf([group([child], { x: 5, rotation: 90, scale: 3, flipX: true, opacity: 0.5 })])
    expect(leaf?.opacity).toBe(0.5)
    expect(leaf?.scale).toBe(3)
    const centre = apply(leaf?.matrix ?? identity, { x: 0, y: 0 })
    expect(centre.x).toBeCloseTo(5)
    expect(centre.y).toBeCloseTo(-30)
    expect(decompose(leaf?.matrix ?? identity)).toMatchObject({ scale: expect.closeTo(3), flipX: true })
  })

  it('keep a mirrored node around its own centre', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.double({ min: -360, max: 360, noNaN: true }),
        (flipX, flipY, rotation) => {
          const node = dot('a', { x: 30, y: 40, rotation, ...(flipX ? { flipX } : {}), ...(flipY ? { flipY } : {}) })
          const box = boundsOf(node, fonts)
          expect(apply(matrixOf(node), { x: 0, y: 0 })).toEqual({ x: 30, y: 40 })
          for (const corner of cornersOf(box)) expect(contains(box, corner, 0.001)).toBe(true)
        }
      )
    )
  })
})

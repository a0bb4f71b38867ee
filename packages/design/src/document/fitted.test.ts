import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf, cornersOfBox } from '../geometry/box.ts'
import { leavesOf } from '../geometry/leaves.ts'
import { type Point, apply } from '../geometry/matrix.ts'
import { fittedTo } from './fitted.ts'
import type { DesignNode } from './nodes.ts'
import { designDocument } from './read.ts'

interface Sheet {
  id: string
  widthMm: number
  heightMm: number
}

const sheet = (id: string) => fc.record({ id: fc.constant(id), widthMm: fc.integer({ min: 40, max: 500 }), heightMm: fc.integer({ min: 40, max: 500 }) })
const degrees = fc.integer({ min: -180, max: 180 })

/** Something that lies wholly on a sheet however it is turned, alone or within a group. */
const nodeOn = ({ widthMm, heightMm }: Sheet) =>
  fc.record({ along: fc.double({ min: 0, max: 1, noNaN: true }), down: fc.double({ min: 0, max: 1, noNaN: true }), share: fc.double({ min: 0.1, max: 1, noNaN: true }), slim: fc.double({ min: 0.1, max: 1, noNaN: true }), rotation: degrees, isGroup: fc.boolean() }).map(({ along, down, share, slim, rotation, isGroup }): DesignNode => {
    const width = (Math.min(widthMm, heightMm) * share) / 2
    const height = width * slim
    const reach = Math.hypot(width, height) / 2
    const place = { x: reach + along * (widthMm - 2 * reach), y: reach + down * (heightMm - 2 * reach), rotation, opacity: 1 }
    const shape = { id: 'shape', type: 'shape', shape: 'rectangle', width, height, fill: '#1c1b18' } as const
    return isGroup
      ? { id: 'group', type: 'group', ...place, scale: 2, children: [{ ...shape, x: 0, y: 0, rotation: 0, opacity: 1, width: width / 2, height: height / 2 }] }
      : { ...shape, ...place }
  })

const called = (node: DesignNode, id: string): DesignNode => (node.type === 'group' ? { ...node, id, children: node.children.map((child) => ({ ...child, id: `${id}-child` })) } : { ...node, id })

const corners = (nodes: readonly DesignNode[]): Point[] =>
  [...leavesOf(nodes)].flatMap(({ node, matrix }) => ('height' in node ? cornersOfBox(boxOf(node.width, node.height)).map((corner) => apply(matrix, corner)) : []))

const cases = fc.tuple(sheet('front'), sheet('side')).chain(([from, to]) => fc.array(nodeOn(from), { minLength: 1, maxLength: 5 }).map((nodes) => ({ from, to, nodes: nodes.map((node, index) => called(node, `n${index}`)) })))
const fitted = ({ from, to, nodes }: { from: Sheet; to: Sheet; nodes: DesignNode[] }) =>
  fittedTo({ version: 2, product: 'tee', areas: { front: nodes } }, [from], [to], { product: 'mug', colour: 'white' })

/** Places are kept to a thousandth of a millimetre. */
const nearly = 0.01

describe('a design moved to other goods', () => {
  it('keeps what lay inside the print area inside the other', () => {
    fc.assert(
      fc.property(cases, ({ from, to, nodes }) => {
        for (const { x, y } of corners(fitted({ from, to, nodes }).areas['side'] ?? [])) {
          expect(x).toBeGreaterThan(-nearly)
          expect(x).toBeLessThan(to.widthMm + nearly)
          expect(y).toBeGreaterThan(-nearly)
          expect(y).toBeLessThan(to.heightMm + nearly)
        }
      })
    )
  })

  it('keeps its proportions, and the middle of the one area lies on the middle of the other', () => {
    fc.assert(
      fc.property(cases, ({ from, to, nodes }) => {
        const scale = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm)
        const before = corners(nodes)
        const after = corners(fitted({ from, to, nodes }).areas['side'] ?? [])
        expect(after).toHaveLength(before.length)
        before.forEach(({ x, y }, index) => {
          expect(Math.abs((after[index]?.x ?? 0) - (to.widthMm / 2 + (x - from.widthMm / 2) * scale))).toBeLessThan(nearly)
          expect(Math.abs((after[index]?.y ?? 0) - (to.heightMm / 2 + (y - from.heightMm / 2) * scale))).toBeLessThan(nearly)
        })
      })
    )
  })

  it('is a design of those goods that can be kept', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const document = fitted(given)
        expect(designDocument.safeParse(document).error).toBeUndefined()
        expect(document).toMatchObject({ product: 'mug', colour: 'white' })
      })
    )
  })

  it('puts each area on that of the same name, and takes nothing from where there is none', () => {
    const areas = { front: [], back: [] }
    const node: DesignNode = { id: 'a', type: 'qr', data: 'x', level: 'M', quiet: 4, x: 50, y: 50, rotation: 0, opacity: 1, width: 10, fill: '#000000' }
    const size = { widthMm: 100, heightMm: 100 }
    const moved = fittedTo({ version: 2, product: 'tee', areas: { ...areas, back: [node] } }, [{ id: 'front', ...size }, { id: 'back', ...size }], [{ id: 'front', ...size }, { id: 'back', widthMm: 200, heightMm: 300 }], { product: 'hoodie' })
    expect(moved.areas).toEqual({ back: [{ ...node, x: 100, y: 150, width: 20 }] })
  })
})

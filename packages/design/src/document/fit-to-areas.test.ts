import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf, cornersOfBox } from '../geometry/box.ts'
import { leavesOf } from '../geometry/leaves.ts'
import { type Point, apply } from '../geometry/matrix.ts'
import { fitToAreas, areasWithoutTarget, resizeToAreas } from './fit-to-areas.ts'
import type { DesignDocument } from './document.ts'
import type { DesignNode } from './nodes.ts'
import { designDocument } from './read.ts'
import { documentVersion } from './version.ts'

interface Sheet {
  id: string
  widthMm: number
  heightMm: number
}

const sheet = (id: string) =>
  fc.record({
    id: fc.constant(id),
    widthMm: fc.integer({ min: 40, max: 500 }),
    heightMm: fc.integer({ min: 40, max: 500 })
  })
const degrees = fc.integer({ min: -180, max: 180 })

/** A node that lies within the sheet at any rotation, alone or in a group. */
const nodeOn = ({ widthMm, heightMm }: Sheet) =>
  fc
    .record({
      along: fc.double({ min: 0, max: 1, noNaN: true }),
      down: fc.double({ min: 0, max: 1, noNaN: true }),
      share: fc.double({ min: 0.1, max: 1, noNaN: true }),
      slim: fc.double({ min: 0.1, max: 1, noNaN: true }),
      rotation: degrees,
      isGroup: fc.boolean()
    })
    .map(({ along, down, share, slim, rotation, isGroup }): DesignNode => {
      const width = (Math.min(widthMm, heightMm) * share) / 2
      const height = width * slim
      const reach = Math.hypot(width, height) / 2
      const place = {
        x: reach + along * (widthMm - 2 * reach),
        y: reach + down * (heightMm - 2 * reach),
        rotation,
        opacity: 1
      }
      const shape = { id: 'shape', type: 'shape', shape: 'rectangle', width, height, fill: '#1c1b18' } as const
      return isGroup
        ? {
            id: 'group',
            type: 'group',
            ...place,
            scale: 2,
            children: [{ ...shape, x: 0, y: 0, rotation: 0, opacity: 1, width: width / 2, height: height / 2 }]
          }
        : { ...shape, ...place }
    })

const called = (node: DesignNode, id: string): DesignNode =>
  node.type === 'group'
    ? { ...node, id, children: node.children.map((child) => ({ ...child, id: `${id}-child` })) }
    : { ...node, id }

const corners = (nodes: readonly DesignNode[]): Point[] =>
  [...leavesOf(nodes)].flatMap(({ node, matrix }) =>
    'height' in node && node.type !== 'text'
      ? cornersOfBox(boxOf(node.width, node.height)).map((corner) => apply(matrix, corner))
      : []
  )

const cases = fc
  .tuple(sheet('front'), sheet('side'))
  .chain(([from, to]) =>
    fc
      .array(nodeOn(from), { minLength: 1, maxLength: 5 })
      .map((nodes) => ({ from, to, nodes: nodes.map((node, index) => called(node, `n${index}`)) }))
  )
const fitted = ({ from, to, nodes }: { from: Sheet; to: Sheet; nodes: DesignNode[] }) =>
  fitToAreas({ version: documentVersion, product: 'tee', areas: { front: nodes } }, [from], [to], {
    product: 'mug',
    colour: 'white'
  })

/** Products with up to three sides, some with equal names, and a design on one or more sides. */
const names = ['front', 'back', 'side']
const product = fc.subarray(names, { minLength: 1 }).chain((ids) => fc.tuple(...ids.map(sheet)))
const changes = fc
  .tuple(product, product)
  .chain(([from, to]) =>
    fc.tuple(...from.map((area) => fc.array(nodeOn(area), { maxLength: 3 }))).map((sides) => ({ from, to, sides }))
  )
  .map(({ from, to, sides }) => ({
    from,
    to,
    document: {
      version: documentVersion,
      product: 'tee',
      areas: Object.fromEntries(
        from.map(({ id }, side) => [id, (sides[side] ?? []).map((node, index) => called(node, `${id}${index}`))])
      )
    }
  }))
const idsOn = (nodes: readonly DesignNode[] = []) => nodes.map(({ id }) => id)

/** Positions are rounded to a thousandth of a millimetre. */
const nearly = 0.01

describe('a design moved to another product', () => {
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
          expect(Math.abs((after[index]?.x ?? 0) - (to.widthMm / 2 + (x - from.widthMm / 2) * scale))).toBeLessThan(
            nearly
          )
          expect(Math.abs((after[index]?.y ?? 0) - (to.heightMm / 2 + (y - from.heightMm / 2) * scale))).toBeLessThan(
            nearly
          )
        })
      })
    )
  })

  it('is a design of that product that can be kept', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const document = fitted(given)
        expect(designDocument.safeParse(document).error).toBeUndefined()
        expect(document).toMatchObject({ product: 'mug', colour: 'white' })
      })
    )
  })

  it('has every thing inside an area, or names the side that has no place', () => {
    fc.assert(
      fc.property(changes, ({ from, to, document }) => {
        const moved = fitToAreas(document, from, to, { product: 'mug' })
        const leftOut = areasWithoutTarget(document, from, to)
        for (const { id, widthMm, heightMm } of to)
          for (const { x, y } of corners(moved.areas[id] ?? [])) {
            expect(Math.abs(x - widthMm / 2)).toBeLessThan(widthMm / 2 + nearly)
            expect(Math.abs(y - heightMm / 2)).toBeLessThan(heightMm / 2 + nearly)
          }
        const told = leftOut.flatMap((id) => idsOn(document.areas[id]))
        const all = Object.values(document.areas).flatMap(idsOn)
        expect([...Object.values(moved.areas).flatMap(idsOn), ...told].toSorted()).toEqual(all.toSorted())
      }),
      { numRuns: 60 }
    )
  })

  it('has everything again, each thing once and on its side, where it goes back with a change', () => {
    fc.assert(
      fc.property(changes, ({ from, to, document }) => {
        const away = fitToAreas(document, from, to, { product: 'mug' })
        // The first node was removed in the meantime.
        const [gone] = Object.values(away.areas).flatMap(idsOn)
        const areas = Object.fromEntries(
          Object.entries(away.areas).map(([id, nodes]) => [id, nodes.filter((node) => node.id !== gone)])
        )
        const leftOut = areasWithoutTarget(document, from, to)
        const back = fitToAreas({ ...away, areas }, to, from, { product: 'tee', earlier: { ...document, leftOut } })
        for (const { id } of from)
          expect(idsOn(back.areas[id])).toEqual(idsOn(document.areas[id]).filter((one) => one !== gone))
      }),
      { numRuns: 60 }
    )
  })

  it('puts each area on that of the same name, and takes nothing from where there is none', () => {
    const areas = { front: [], back: [] }
    const node: DesignNode = {
      id: 'a',
      type: 'qr',
      data: 'x',
      level: 'M',
      quiet: 4,
      x: 50,
      y: 50,
      rotation: 0,
      opacity: 1,
      width: 10,
      fill: '#000000'
    }
    const size = { widthMm: 100, heightMm: 100 }
    const moved = fitToAreas(
      { version: documentVersion, product: 'tee', areas: { ...areas, back: [node] } },
      [
        { id: 'front', ...size },
        { id: 'back', ...size }
      ],
      [
        { id: 'front', ...size },
        { id: 'back', widthMm: 200, heightMm: 300 }
      ],
      { product: 'hoodie' }
    )
    expect(moved.areas).toEqual({ back: [{ ...node, x: 100, y: 150, width: 20 }] })
  })
})

describe('a design on another size of its product', () => {
  const large = [{ id: 'front', widthMm: 500, heightMm: 700, bleedMm: 3 }]
  const small = [{ id: 'front', widthMm: 300, heightMm: 420, bleedMm: 3 }]
  const placed = { rotation: 0, opacity: 1, fill: '#1c1b18' } as const
  const ground: DesignNode = {
    ...placed,
    id: 'ground',
    type: 'shape',
    shape: 'rectangle',
    x: 250,
    y: 350,
    width: 506,
    height: 706
  }
  const poster = (...front: DesignNode[]): DesignDocument => ({
    version: documentVersion,
    product: 'poster',
    areas: { front }
  })
  const boxOn = (nodes: readonly DesignNode[] = []) => {
    const all = corners(nodes)
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
      (edge) => Math.round(edge * 100) / 100
    )
  }

  it('says its size from then on, and is left alone where it has it', () => {
    const fitted = resizeToAreas(poster(ground), large, small)
    expect(fitted.areaSizes).toEqual({ front: { widthMm: 300, heightMm: 420 } })
    expect(resizeToAreas(fitted, large, small)).toBe(fitted)
    expect(resizeToAreas(poster(ground), large, large)).toEqual({
      ...poster(ground),
      areaSizes: { front: { widthMm: 500, heightMm: 700 } }
    })
  })

  it('comes back to where it was, to a hundredth of a millimetre', () => {
    fc.assert(
      fc.property(
        fc.array(nodeOn({ id: 'front', widthMm: 500, heightMm: 700 }), { minLength: 1, maxLength: 5 }),
        (nodes) => {
          const document = poster(...nodes.map((node, index) => called(node, `n${index}`)))
          const back = resizeToAreas(resizeToAreas(document, large, small), large, large)
          corners(back.areas['front'] ?? []).forEach(({ x, y }, index) => {
            const was = corners(document.areas['front'] ?? [])[index]
            expect(Math.hypot(x - (was?.x ?? 0), y - (was?.y ?? 0))).toBeLessThan(nearly)
          })
        }
      )
    )
  })

  it('still runs 3 mm into the bleed where it did, also within groups and where it only touches one edge', () => {
    expect(boxOn(resizeToAreas(poster(ground), large, small).areas['front'])).toEqual([-3, -3, 303, 423])
    const grouped: DesignNode = {
      ...placed,
      id: 'g',
      type: 'group',
      x: 100,
      y: 50,
      scale: 2,
      children: [{ ...ground, x: 75, y: 150, width: 253, height: 353 }]
    }
    expect(boxOn(resizeToAreas(poster(grouped), large, small).areas['front'])).toEqual([-3, -3, 303, 423])
    const strip: DesignNode = { ...ground, x: 1, width: 8 }
    expect(boxOn(resizeToAreas(poster(strip), large, small).areas['front'])).toEqual([-3, -3, 3, 423])
  })

  it('keeps the proportions of a picture that fills the sheet, and leaves what ends at the edge there', () => {
    const photo: DesignNode = {
      id: 'photo',
      type: 'image',
      image: 'u',
      rotation: 0,
      opacity: 1,
      x: 250,
      y: 350,
      width: 506,
      height: 706
    }
    const fitted = resizeToAreas(poster(photo), large, small).areas['front']?.[0]
    if (fitted?.type !== 'image') throw new Error('The picture is gone')
    expect(fitted.width / fitted.height).toBeCloseTo(506 / 706, 4)
    expect(fitted.width).toBeGreaterThanOrEqual(306)
    expect(boxOn(resizeToAreas(poster({ ...ground, width: 500, height: 700 }), large, small).areas['front'])).toEqual([
      0, 0, 300, 420
    ])
  })
})

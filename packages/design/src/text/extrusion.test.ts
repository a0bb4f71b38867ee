import { beforeAll, describe, expect, it } from 'vitest'
import type { TextNode } from '../document/nodes.ts'
import type { TextExtrusion } from '../document/paint.ts'
import { warpShapes } from '../document/warp.ts'
import { fontCatalogue } from '../fonts/catalogue.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { boundsOf, hitTest } from '../geometry/bounds.ts'
import { boxAround } from '../geometry/box.ts'
import { isInPolygons, polygonsOf } from '../geometry/flat-path.ts'
import { cornersOfLeaf } from '../geometry/leaves.ts'
import { type Point, identity } from '../geometry/matrix.ts'
import { loadFonts } from '../node.ts'
import { textOf } from '../testing/text-of.ts'
import { extrudedOutline, extrusionShift } from './extrusion.ts'
import { inkBox, textOutline } from './text-path.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const solid = (depth: number, angle: number) => ({ colour: '#112233', depth, angle })

type Polygons = readonly (readonly Point[])[]

/** Whether two lines cross. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

/** Whether letters pass over a point on their way: the way back from it begins, ends or enters in them. */
const isSwept = (letters: Polygons, point: Point, by: Point) => {
  const back = { x: point.x - by.x, y: point.y - by.y }
  return (
    isInPolygons(letters, point) ||
    isInPolygons(letters, back) ||
    letters.some((polygon) => polygon.some((to, index) => cross(polygon.at(index - 1) ?? to, to, point, back)))
  )
}

/** More than curves deviate from their chords. */
const tolerance = 0.08
const around = ({ x, y }: Point): Point[] =>
  [
    [0, 0],
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1]
  ].map(([across = 0, down = 0]) => ({ x: x + across * tolerance, y: y + down * tolerance }))

/** Points at which the outline of an extruded text is wrong, of those that are not at an edge. */
function mistakes(node: TextNode & { extrusion: TextExtrusion }, places = 11) {
  const letters = polygonsOf(textOutline(node, fonts)?.segments() ?? [])
  const body = polygonsOf(extrudedOutline(node, node.extrusion, fonts).segments())
  const by = extrusionShift(node)
  const { left, top, right, bottom } = boxAround(body.flat())
  const grid = Array.from({ length: places * places }, (_, index) => ({
    x: left + ((right - left) * ((index % places) + 0.37)) / places,
    y: top + ((bottom - top) * (Math.floor(index / places) + 0.41)) / places
  }))
  const sure = grid.filter((point) => new Set(around(point).map((near) => isSwept(letters, near, by))).size === 1)
  expect(sure.length).toBeGreaterThan(places)
  return sure.filter((point) => isInPolygons(body, point) !== isSwept(letters, point, by))
}

describe('the sides of letters', () => {
  it.each(fontCatalogue.map(({ id }, index) => [id, index] as const))(
    'are where the letters pass, with nothing between them and the letters: %s',
    (font, index) => {
      expect(mistakes({ ...textOf('Rg8', { font }), extrusion: solid(3, (index * 67) % 360) })).toEqual([])
    }
  )

  it.each([
    ['مرحبا', 'amiri'],
    ['नमस्ते', 'mukta'],
    ['שלום 你好', 'secular-one'],
    ['😀☎', 'noto-emoji']
  ])('are those of every script: %s', (text, font) => {
    for (const angle of [0, 135])
      expect(mistakes({ ...textOf(text, { font }), extrusion: solid(2.5, angle) })).toEqual([])
  })

  it('follow bent letters', () => {
    for (const shape of warpShapes)
      for (const amount of [-100, 60])
        expect(
          mistakes({ ...textOf('Bent Og', { size: 20, warp: { shape, amount } }), extrusion: solid(4, 70) })
        ).toEqual([])
    for (const arc of [-300, 120])
      expect(mistakes({ ...textOf('Bent Og', { size: 20, arc }), extrusion: solid(4, 200) })).toEqual([])
  })

  it('may be far longer than the letters are wide, and hardly there', () => {
    expect(mistakes({ ...textOf('Og'), extrusion: solid(90, 33) })).toEqual([])
    expect(mistakes({ ...textOf('Og'), extrusion: solid(0.01, 33) })).toEqual([])
  })

  it('have at most three times the outline of the letters', () => {
    const node = { ...textOf('The quick brown fox jumps over the lazy dog', { font: 'lobster' }) }
    const plain = textOutline(node, fonts)?.data().length ?? 0
    const { data } = extrudedOutline(node, solid(5, 45), fonts)
    expect(data().length).toBeGreaterThan(plain)
    expect(data().length).toBeLessThan(plain * 3)
  })

  it('belong to the bounds, and are hit', () => {
    const flat = textOf('Words', { align: 'centre' })
    const node = { ...flat, extrusion: solid(10, 90) }
    const [before, after] = [boundsOf(flat, fonts), boundsOf(node, fonts)]
    expect(after.width).toBe(before.width)
    expect([after.height - before.height, after.y - before.y]).toEqual([expect.closeTo(10), expect.closeTo(5)])
    const below = { x: 0, y: before.height / 2 + 8 }
    expect([hitTest([flat], below, fonts)?.id, hitTest([node], below, fonts)?.id]).toEqual([undefined, 't'])
  })

  it('are measured with outlines and shadow for the print area', () => {
    const node = textOf('Words', {
      warp: { shape: 'wave', amount: 50 },
      stroke: { colour: '#ffffff', width: 2 },
      extrusion: solid(10, 180),
      shadow: { colour: '#000000', x: -3, y: 4, opacity: 1 }
    })
    const { left, top, right, bottom } = inkBox(node, fonts)
    const box = boxAround(cornersOfLeaf({ node, matrix: identity, scale: 1, opacity: 1 }, fonts))
    expect(box).toEqual({ left: left - 15, top: top - 2, right: right + 2, bottom: bottom + 6 })
  })
})

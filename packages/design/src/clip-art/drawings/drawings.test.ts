import { describe, expect, it } from 'vitest'
import { designNode } from '../../document/nodes.ts'
import { minStrokeWidth } from '../../document/paint.ts'
import { polygonsOf } from '../../geometry/flat-path.ts'
import { parsePath } from '../../geometry/path.ts'
import { clipArtCategories, clipArtData } from '../catalogue.ts'
import { drawingGroup, drawingParts, extentOf } from './parts.ts'
import { drawingCategories } from './themes.ts'

const ids = Object.values(drawingCategories).flatMap((drawings) => Object.keys(drawings))
const grouped = (id: string) => drawingGroup(id, { drawing: id, part: (name) => name })
const numbers = (values: readonly number[]) => values.every(Number.isFinite)

/** Longer side of a typical print, in millimetres. */
const usual = 60

/** Mean width of an outline: of a line with the same area and perimeter. */
function widthOf(polygon: readonly { x: number; y: number }[]): number {
  const edges = polygon.map((to, index) => ({ from: polygon.at(index - 1) ?? to, to }))
  const area = edges.reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0) / 2
  const length = edges.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0)
  return (2 * Math.abs(area)) / length
}

describe('drawings of several colours', () => {
  it('are half of at least three hundred, in twelve kinds, each by an id nothing else has', () => {
    const all = [...ids, ...Object.values(clipArtCategories).flat()]
    expect(ids.length).toBeGreaterThanOrEqual(150)
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(Object.keys(drawingCategories)).toEqual(Object.keys(clipArtCategories))
    expect(Object.keys(drawingCategories)).toHaveLength(12)
    expect(new Set(all).size).toBe(all.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(clipArtData('heart')).toBeDefined()
    expect(drawingParts('nothing')).toBeUndefined()
    expect(drawingParts('constructor')).toBeUndefined()
  })

  it('are closed outlines of finite numbers within the grid', () => {
    for (const id of ids)
      for (const { name, outlines } of drawingParts(id) ?? []) {
        const spelled = outlines.map(({ command }) => command).join('')
        expect(spelled, `${id} ${name}`).toMatch(/^(?:M[LC]+Z)+$/)
        expect(
          outlines.every(({ values }) => numbers(values)),
          `${id} ${name}`
        ).toBe(true)
        const { left, top, width, height } = extentOf(outlines)
        const edges = [left, top, 256 - left - width, 256 - top - height]
        expect(Math.min(...edges), `${id} ${name} reaches beyond the grid`).toBeGreaterThanOrEqual(0)
      }
  })

  it('have nothing thinner than what prints where they are small', () => {
    for (const id of ids) {
      const parts = drawingParts(id) ?? []
      const { width, height } = extentOf(parts.flatMap(({ outlines }) => outlines))
      const scale = usual / Math.max(width, height)
      for (const { name, outlines } of parts)
        for (const polygon of polygonsOf(outlines))
          expect(widthOf(polygon) * scale, `${id} ${name}`).toBeGreaterThanOrEqual(2 * minStrokeWidth)
    }
  })

  it('are most of them of two to six parts, of which each name has one colour', () => {
    const counts = ids.map((id) => {
      const parts = drawingParts(id) ?? []
      const names = new Set(parts.map(({ name }) => name))
      expect(new Set(parts.map(({ name, colour }) => `${name} ${colour}`)).size, id).toBe(names.size)
      expect(names.size, id).toBeLessThanOrEqual(8)
      return names.size
    })
    expect(counts.filter((count) => count >= 2 && count <= 6).length).toBeGreaterThan(0.9 * ids.length)
  })

  it('enter a design as groups of shapes around their middle, which look as they are drawn', () => {
    for (const id of ids) {
      const { children = [], ...group } = grouped(id) ?? {}
      const node = { ...group, id: 'group', x: 0, y: 0, children: children.map((child) => ({ ...child })) }
      expect(designNode.safeParse(node).success, id).toBe(true)
      const reach = (side: 'x' | 'y', size: 'width' | 'height') => [
        Math.min(...children.map((child) => child[side] - child[size] / 2)),
        Math.max(...children.map((child) => child[side] + child[size] / 2))
      ]
      const [[left = 0, right = 0], [top = 0, bottom = 0]] = [reach('x', 'width'), reach('y', 'height')]
      expect(left + right, id).toBeCloseTo(0, 2)
      expect(top + bottom, id).toBeCloseTo(0, 2)
      expect(Math.max(right - left, bottom - top), id).toBeCloseTo(100, 2)
      for (const { path = '' } of children) {
        const { left: x, top: y, width, height } = extentOf(parsePath(path) ?? [])
        for (const [is, should] of [
          [x, 0],
          [y, 0],
          [width, 1],
          [height, 1]
        ] as const)
          expect(is, id).toBeCloseTo(should, 3)
      }
    }
  })
})

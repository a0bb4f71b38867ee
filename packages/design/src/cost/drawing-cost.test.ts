import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesignNode, TextNode } from '../document/nodes.ts'
import { arbitraryNodes } from '../testing/arbitrary-document.ts'
import { drawingCost, drawingCostLimit } from './drawing-cost.ts'

const area = { widthMm: 300, heightMm: 400 }
const placed = { x: 150, y: 200, rotation: 0, opacity: 1 }
const text = (letters: number, more: Partial<TextNode> = {}): DesignNode => ({
  type: 'text',
  id: 't',
  ...placed,
  text: 'a'.repeat(letters),
  font: 'instrument-sans',
  size: 6,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#000000',
  ...more
})
const shape = (more: object = {}): DesignNode => ({
  type: 'shape',
  id: 's',
  ...placed,
  shape: 'rectangle',
  width: 20,
  height: 20,
  fill: '#000000',
  ...more
})
const image: DesignNode = { type: 'image', id: 'i', ...placed, image: 'u', width: 20, height: 20 }
const many = (count: number, node: DesignNode) => Array.from({ length: count }, () => node)
const cost = (...nodes: DesignNode[]) => drawingCost(nodes, area).milliseconds

describe('what drawing takes', () => {
  it('is little for what people make', () => {
    expect(cost(text(40), text(200), shape(), image, image)).toBeLessThan(drawingCostLimit / 5)
  })

  it.each<[string, DesignNode[]]>([
    ['three hundred texts of 280 letters', many(300, text(280))],
    ['the same within groups', [{ type: 'group', id: 'g', ...placed, scale: 1, children: many(300, text(280)) }]],
    [
      'letters with outlines in outlines and a shadow to see through',
      many(
        20,
        text(280, {
          outlines: Array.from({ length: 4 }, () => ({ colour: '#000000', width: 1 })),
          shadow: { colour: '#000000', x: 1, y: 1, opacity: 0.5 }
        })
      )
    ],
    ['solid letters by the thousand', many(2, text(5000, { extrusion: { colour: '#000000', depth: 3, angle: 45 } }))],
    [
      'solid emoji',
      many(3, text(0, { text: '🐙'.repeat(280), extrusion: { colour: '#000000', depth: 3, angle: 45 } }))
    ],
    [
      'solid warped letters',
      many(
        2,
        text(2500, { extrusion: { colour: '#000000', depth: 3, angle: 45 }, warp: { shape: 'wave', amount: 50 } })
      )
    ],
    ['warped letters by the thousand', many(3, text(5000, { warp: { shape: 'wave', amount: 50 } }))],
    ['a book of Chinese', many(12, text(2000, { text: '字'.repeat(300) }))],
    [
      'letters of long outlines with a line around them',
      many(10, text(400, { font: 'special-elite', stroke: { colour: '#000000', width: 1 } }))
    ],
    [
      'lines of countless dashes',
      many(20, text(280, { size: 60, stroke: { colour: '#000000', width: 1, dash: [0.1] } }))
    ],
    [
      'dashes that a group makes small',
      [
        {
          type: 'group',
          id: 'g',
          ...placed,
          scale: 0.01,
          children: many(10, text(2000, { size: 1000, stroke: { colour: '#000000', width: 1, dash: [0.1] } }))
        }
      ]
    ],
    [
      'gradients all over the area',
      many(
        60,
        shape({
          width: 300,
          height: 400,
          fill: {
            type: 'radial',
            x: 0.5,
            y: 0.5,
            radius: 0.5,
            stops: [
              { at: 0, colour: '#000000', opacity: 1 },
              { at: 1, colour: '#ffffff', opacity: 1 }
            ]
          }
        })
      )
    ],
    ['see-through sheets one on the other', many(500, shape({ width: 300, height: 400, opacity: 0.5 }))],
    [
      'lines that cross each other without end',
      many(
        10,
        shape({
          shape: 'path',
          width: 250,
          height: 250,
          path: `M0 0${'L.1 .2L.9 .8'.repeat(1600)}`,
          stroke: { colour: '#000000', width: 1 }
        })
      )
    ],
    ['one picture hundreds of times', many(100, image)]
  ])('is too much for %s', (_what, nodes) => {
    expect(cost(...nodes)).toBeGreaterThan(drawingCostLimit)
  })

  it('counts nothing that is hidden', () => {
    expect(drawingCost([{ ...shape(), hidden: true }], area)).toEqual({
      nodes: 0,
      letters: 0,
      images: 0,
      coverage: 0,
      milliseconds: 0
    })
  })

  it('counts nodes, letters, pictures and how often the area is painted over', () => {
    expect(drawingCost([text(7), image, shape({ width: 600, height: 800 })], area)).toMatchObject({
      nodes: 3,
      letters: 7,
      images: 1,
      coverage: expect.closeTo(1.004, 2)
    })
  })

  it('never becomes less by something more, and never a number that cannot be compared', () => {
    fc.assert(
      fc.property(arbitraryNodes, arbitraryNodes, (some, more) => {
        const [less, all] = [drawingCost(some, area).milliseconds, drawingCost([...some, ...more], area).milliseconds]
        expect(Number.isFinite(all)).toBe(true)
        const images = drawingCost([...some, ...more], area).images
        // More than eight pictures are loaded at a lower resolution, at a lower cost each.
        if (images <= 8) expect(all).toBeGreaterThanOrEqual(less)
      })
    )
  })
})

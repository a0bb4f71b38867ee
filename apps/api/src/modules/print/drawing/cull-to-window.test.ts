import {
  type DesignDocument,
  type DesignNode,
  type FontSet,
  drawDesign,
  identity,
  toSvg,
  writeSvg,
  documentVersion
} from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { arbitraryNodes, outlineOf } from '@motif/design/testing'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderPdf } from '../pdf/render-pdf.ts'
import { leafBox } from './extent.ts'
import { cullToWindow } from './cull-to-window.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const area = { id: 'front', widthMm: 300, heightMm: 400 }
const window = { left: 0, top: 0, right: 300, bottom: 400 }
const documentOf = (front: DesignNode[]): DesignDocument => ({
  version: documentVersion,
  product: 'tee',
  areas: { front }
})
const drawingOf = (nodes: DesignNode[], on = area) =>
  drawDesign(documentOf(nodes), { area: on, fonts, hasImage: () => true, mode: 'screen' })
/** A placeholder: the reference renderer needs no pictures. */
const address = 'data:image/png;base64,AAAA'
const textOf = (nodes: DesignNode[], on = area) =>
  toSvg(documentOf(nodes), { area: on, fonts, images: () => address, mode: 'screen' })
const seen = (nodes: DesignNode[]) => cullToWindow(drawingOf(nodes), window)

const square = (more: Partial<DesignNode>): DesignNode =>
  ({
    type: 'shape',
    id: 's',
    shape: 'rectangle',
    x: 150,
    y: 200,
    rotation: 0,
    opacity: 0.5,
    width: 20,
    height: 20,
    fill: '#c8371b',
    ...more
  }) as DesignNode
const group = (children: DesignNode[], more: Partial<DesignNode> = {}): DesignNode =>
  ({ type: 'group', id: 'g', x: 0, y: 0, rotation: 0, opacity: 1, scale: 1, children, ...more }) as DesignNode

describe('what lies wholly beside the sheet', () => {
  it('is left out, and groups with nothing else in them', () => {
    expect(seen([square({ x: -12 }), group([square({ y: 412 }), group([square({ x: 9000 })])])]).children).toEqual([])
    expect(
      seen([square({ x: -10 }), square({ x: 309 }), group([square({ y: 412 }), square({})])]).children
    ).toHaveLength(3)
  })

  it('is told by where its line reaches, and where its curves run, not their handles', () => {
    const line = { colour: '#1c1b18', width: 10 }
    expect(seen([square({ x: -15, stroke: line })]).children).toHaveLength(1)
    expect(seen([square({ x: -20, stroke: line })]).children).toHaveLength(0)
    const curve = (handle: string): DesignNode =>
      square({ x: -100, width: 100, shape: 'path', path: `M0 0C${handle} ${handle} 0 1Z` })
    expect(
      leafBox(
        {
          type: 'path',
          outline: outlineOf(() => [
            { command: 'M', values: [0, 0] },
            { command: 'C', values: [40, 0, 40, 10, 0, 10] }
          ]),
          fill: undefined,
          stroke: undefined
        },
        identity
      )
    ).toEqual({ left: 0, top: 0, right: 30, bottom: 10 })
    expect(seen([curve('1.9 0.5')]).children).toHaveLength(0)
    expect(seen([curve('2.5 0.5')]).children).toHaveLength(1)
  })

  it('leaves no trace in a print file', () => {
    const far = fc
      .constantFrom([-1, 0], [1, 0], [0, -1], [0, 1], [1, -1])
      .chain(([x = 0, y = 0]) => fc.integer({ min: 6000, max: 10_000 }).map((by) => ({ x: x * by, y: y * by })))
    return fc.assert(
      fc.asyncProperty(
        arbitraryNodes,
        arbitraryNodes,
        far,
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        async (nodes, beside, place, opacity) => {
          const pushed = beside.map((node): DesignNode => ({
            ...group([{ ...node, id: `far-${node.id}` }], place),
            opacity,
            id: `pushed-${node.id}`
          }))
          const options = { bleedMm: 3, pictures: new Map() }
          const bare = (all: DesignNode[]) => seen(all.filter((node) => node.type !== 'image'))
          // Text of two thousand letters at a size of a thousand millimetres reaches back to the sheet.
          fc.pre(pushed.every((node) => seen([node]).children.length === 0))
          const [without, all] = [bare(nodes), bare([...nodes, ...pushed])]
          const written = (drawing: typeof all) => writeSvg(drawing, { addressOf: () => address })
          expect(written(all)).toBe(written(without))
          if (!textOf(nodes).includes('<image'))
            expect(await renderPdf(all, options)).toEqual(await renderPdf(without, options))
        }
      ),
      { numRuns: 150 }
    )
  })

  it('has no pixel on it, by another painter', { timeout: 120_000 }, async () => {
    // On a small area most nodes lie outside.
    const [small, frame] = [
      { id: 'front', widthMm: 40, heightMm: 50 },
      { left: 0, top: 0, right: 40, bottom: 50 }
    ]
    let count = 0
    await fc.assert(
      fc.asyncProperty(arbitraryNodes, async (nodes) => {
        for (const node of nodes) {
          const svg = textOf([node], small)
          const drawing = drawingOf([node], small)
          if (drawing.children.length === 0 || cullToWindow(drawing, frame).children.length > 0) continue
          count++
          const { channels } = await sharp(Buffer.from(svg), { density: 72, unlimited: true }).ensureAlpha().stats()
          expect(channels[3]?.max).toBe(0)
        }
      }),
      { numRuns: 800 }
    )
    expect(count).toBeGreaterThan(100)
  })
})

it('refuses what is placed by way of so far off that painters cannot count there', () => {
  const back = group([square({ x: -9999, y: 0.1, width: 0.1, height: 0.1 })], { x: 9999 })
  expect(seen([group([back], { scale: 1 })]).children).toHaveLength(1)
  expect(() => seen([group([back], { scale: 1000 })])).toThrow('kilometre')
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { DesignNode, ShapeNode, TextNode } from '../document/nodes.ts'
import { documentVersion } from '../document/version.ts'
import type { NodePatch } from '../editing/editor.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { preflight } from './preflight.ts'
import { visibleInk } from './visible-ink.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const placed = { x: 150, y: 200, rotation: 0, opacity: 1 }
const text = (more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  id: 't',
  ...placed,
  text: 'Hello',
  font: 'instrument-sans',
  size: 30,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#ffffff',
  ...more
})
const panel = (fill: string, more: Partial<ShapeNode> = {}): ShapeNode => ({
  type: 'shape',
  id: 'p',
  ...placed,
  shape: 'rectangle',
  width: 200,
  height: 200,
  fill,
  ...more
})
const others = ['#1c1b18', '#ffffff']
const ink = (nodes: DesignNode[], own: string[], ground = '#ffffff') =>
  visibleInk(nodes, nodes.at(-1)?.id ?? '', { fonts, ground, own, others })

/** Findings of the nodes after the last one was changed. */
const after = (nodes: DesignNode[], patch: NodePatch | undefined, ground: string) =>
  preflight(
    {
      version: documentVersion,
      product: 'tee',
      areas: { front: [...nodes.slice(0, -1), { ...nodes.at(-1), ...patch } as DesignNode] }
    },
    {
      areas: [{ id: 'front', widthMm: 300, heightMm: 400, bleedMm: 3, safeMm: 5 }],
      fonts,
      ground,
      images: () => undefined
    }
  ).map(({ code }) => code)

describe('an ink that shows', () => {
  it('is the most readable colour of the design, or else of the palette', () => {
    expect(ink([text()], ['#ffffff', '#e9a92f', '#1f5fa8'])).toMatchObject({ fill: '#1f5fa8' })
    expect(ink([text()], ['#ffffff', '#ffeeaa'])).toMatchObject({ fill: '#1c1b18' })
    expect(ink([text({ fill: '#1c1b18' })], ['#1c1b18'], '#111111')).toMatchObject({ fill: '#ffffff' })
  })

  it('shows on what lies behind, not on the product', () => {
    expect(ink([panel('#1c1b18'), text({ fill: '#1c1b18' })], [])).toMatchObject({ fill: '#ffffff' })
  })

  it('replaces the colours that are lost alone', () => {
    const words = text({ text: 'Now here', fill: '#c8371b', runs: [{ start: 0, end: 3, fill: '#ffffff', scale: 2 }] })
    expect(ink([words], [])).toEqual({ fill: '#c8371b', runs: [{ start: 0, end: 3, fill: '#1c1b18', scale: 2 }] })
  })

  it('is given to shapes, to lines, and to codes that phones can read', () => {
    const { fill: _fill, ...open } = panel('#ffffff')
    const line = { ...open, shape: 'line' as const, stroke: { colour: '#fefefe', width: 2 } }
    expect(ink([panel('#ffffff')], [])).toEqual({ fill: '#1c1b18' })
    expect(ink([line], [])).toEqual({ stroke: { colour: '#1c1b18', width: 2 } })
    const code: DesignNode = {
      type: 'qr',
      id: 'q',
      ...placed,
      data: 'a',
      level: 'M',
      width: 80,
      quiet: 4,
      fill: '#ffffff'
    }
    expect(after([code], ink([code], []), '#ffffff')).toEqual([])
  })

  it('is none where nothing is lost', () => {
    expect(ink([text({ fill: '#1c1b18' })], [])).toBeUndefined()
  })

  it('leaves no finding', () => {
    for (const ground of ['#ffffff', '#1c1b18', '#c8371b', '#808080']) {
      const nodes = [text({ fill: ground })]
      expect(after(nodes, ink(nodes, [ground], ground), ground)).toEqual([])
    }
  })
})

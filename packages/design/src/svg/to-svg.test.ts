import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document.ts'
import type { DesignNode, TextNode } from '../document/nodes.ts'
import { fontCatalogue } from '../fonts/catalogue.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { MissingImageError, type SvgOptions, toSvg } from './to-svg.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const area = { id: 'front', widthMm: 300, heightMm: 400 }
const placed = { x: 150, y: 200, rotation: 0, opacity: 1 }
const text = (content: string, more: Partial<TextNode> = {}): TextNode => ({
  type: 'text', id: 't', ...placed, text: content, font: 'instrument-sans', size: 20, align: 'centre', letterSpacing: 0, lineHeight: 1.2, fill: '#1c1b18', ...more
})
const image = (id: string): DesignNode => ({ type: 'image', id: 'i', ...placed, image: id, width: 50, height: 40 })
const documentOf = (...nodes: DesignNode[]): DesignDocument => ({ version: 2, product: 'tee', areas: { front: nodes } })
const draw = (nodes: DesignNode[], options: Partial<SvgOptions> = {}) => toSvg(documentOf(...nodes), { area, fonts, images: () => undefined, mode: 'screen', ...options })

/** Every tag of a drawing, opening, closing or empty; the whole drawing must be made of them. */
const tag = /<\/?(?:svg|g|path|image|defs|clipPath|linearGradient|radialGradient|stop)(?: [a-zA-Z-]+="[^"<>]*")*\/?>/g

describe('a drawing', () => {
  it('measures in millimetres', () => {
    expect(draw([])).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300mm" height="400mm"/>')
  })

  it('draws back to front, turned and see-through as the nodes say', () => {
    const shape = (id: string, fill: string): DesignNode => ({ type: 'shape', id, shape: 'rectangle', ...placed, rotation: 30, opacity: 0.5, width: 10, height: 20, fill })
    expect(draw([shape('a', '#111111'), shape('b', '#222222')])).toMatch(/rotate\(30\)" opacity="0.5"><path d="M-5 -10H5V10H-5Z" fill="#111111".*#222222/)
  })

  it('turns letters of every bundled font into outlines', () => {
    for (const { id } of fontCatalogue) expect(draw([text('Motif', { font: id })])).toMatch(/<path d="M[^"]{200,}" fill="#1c1b18"\/>/)
  })

  it('draws an outline behind the letters, so that it does not eat into them', () => {
    expect(draw([text('O', { stroke: { colour: '#c8371b', width: 1 } })])).toMatch(/fill="none" stroke="#c8371b" stroke-width="2".*fill="#1c1b18"/)
  })
})

describe('an image', () => {
  it('comes from data or from the shop, never from a script or a file', () => {
    const shown = (address: string) => draw([image('a')], { images: () => address })
    expect(shown('data:image/png;base64,AAAA')).toContain('<image ')
    expect(shown('/api/v1/uploads/a')).toContain('<image ')
    for (const address of ['javascript:alert(1)', 'data:image/svg+xml;base64,AAAA', 'data:text/html,x', 'file:///etc/passwd', '//elsewhere.example/a.png']) expect(shown(address)).not.toContain('<image ')
  })

  it('is drawn as a field on screen and refused in print where it is missing', () => {
    expect(draw([image('gone')])).toContain('fill="#d9d5cd"')
    expect(() => draw([image('gone')], { mode: 'print' })).toThrow(MissingImageError)
    expect(() => draw([image('a')], { mode: 'print', images: () => '/api/v1/uploads/a' })).toThrow(MissingImageError)
  })
})

describe('whatever people type', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 40 })

  it('comes out as well-formed paths, groups and images only', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...fontCatalogue.map(({ id }) => id)), fc.double({ min: -360, max: 360, noNaN: true }), (content, font, rotation) => {
        const svg = draw([text(content, { font, rotation }), image(content || 'x')])
        expect(svg.replaceAll(tag, '')).toBe('')
      }),
      { numRuns: 60 }
    )
  })

  it('is escaped wherever an address or a colour from outside is written', () => {
    fc.assert(
      fc.property(anyText, anyText, (address, colour) => {
        const svg = draw([image('a'), text('x', { fill: colour })], { images: () => `/${address}` })
        expect(svg.replaceAll(tag, '')).toBe('')
      }),
      { numRuns: 100 }
    )
  })

  it('draws the same bytes every time', async () => {
    const others = await loadFonts()
    fc.assert(
      fc.property(anyText, (content) => {
        const nodes = [text(content)]
        expect(draw(nodes, { fonts: others })).toBe(draw(nodes))
      }),
      { numRuns: 40 }
    )
  })
})

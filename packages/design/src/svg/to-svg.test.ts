import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document.ts'
import type { DesignNode, ShapeNode, TextNode } from '../document/nodes.ts'
import { MissingImageError } from '../drawing/draw-design.ts'
import { fontCatalogue } from '../fonts/catalogue.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { arbitraryDocument } from '../testing/arbitrary-document.ts'
import { type SvgOptions, looksSame, nodeToSvg, toSvg } from './to-svg.ts'
import { documentVersion } from '../document/version.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const area = { id: 'front', widthMm: 300, heightMm: 400 }
const placed = { x: 150, y: 200, rotation: 0, opacity: 1 }
const text = (content: string, more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  id: 't',
  ...placed,
  text: content,
  font: 'instrument-sans',
  size: 20,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18',
  ...more
})
const image = (id: string): DesignNode => ({ type: 'image', id: 'i', ...placed, image: id, width: 50, height: 40 })
const documentOf = (...nodes: DesignNode[]): DesignDocument => ({
  version: documentVersion,
  product: 'tee',
  areas: { front: nodes }
})
const draw = (nodes: DesignNode[], options: Partial<SvgOptions> = {}) =>
  toSvg(documentOf(...nodes), { area, fonts, images: () => undefined, mode: 'screen', ...options })

/** An allowed tag of a drawing: opening, closing or empty. A drawing must consist of these tags only. */
const tag =
  /<\/?(?:svg|g|path|image|defs|clipPath|linearGradient|radialGradient|stop|filter|feColorMatrix|feComposite|feGaussianBlur)(?: [a-zA-Z0-9-]+="[^"<>]*")*\/?>/g

describe('a drawing', () => {
  it('measures in millimetres', () => {
    expect(draw([])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300mm" height="400mm"/>'
    )
  })

  it('draws back to front, turned and see-through as the nodes say', () => {
    const shape = (id: string, fill: string): DesignNode => ({
      type: 'shape',
      id,
      shape: 'rectangle',
      ...placed,
      rotation: 30,
      opacity: 0.5,
      width: 10,
      height: 20,
      fill
    })
    expect(draw([shape('a', '#111111'), shape('b', '#222222')])).toMatch(
      /rotate\(30\)" opacity="0.5"><path d="M-5 -10H5V10H-5Z" fill="#111111".*#222222/
    )
  })

  it('turns letters of every bundled font into outlines', () => {
    for (const { id } of fontCatalogue)
      expect(draw([text('Motif', { font: id })])).toMatch(/<path d="M[^"]{200,}" fill="#1c1b18"\/>/)
  })

  it('draws an outline behind the letters, so that it does not eat into them', () => {
    expect(draw([text('O', { stroke: { colour: '#c8371b', width: 1 } })])).toMatch(
      /fill="none" stroke="#c8371b" stroke-width="2".*fill="#1c1b18"/
    )
  })
})

describe('an image', () => {
  it('comes from data or from the shop, never from a script or a file', () => {
    const shown = (address: string) => draw([image('a')], { images: () => address })
    expect(shown('data:image/png;base64,AAAA')).toContain('<image ')
    expect(shown('/api/v1/uploads/a')).toContain('<image ')
    for (const address of [
      'javascript:alert(1)',
      'data:image/svg+xml;base64,AAAA',
      'data:text/html,x',
      'file:///etc/passwd',
      '//elsewhere.example/a.png'
    ])
      expect(shown(address)).not.toContain('<image ')
  })

  it('is drawn as a field on screen and refused in print where it is missing', () => {
    expect(draw([image('gone')])).toContain('fill="#d9d5cd"')
    expect(() => draw([image('gone')], { mode: 'print' })).toThrow(MissingImageError)
    expect(() => draw([image('a')], { mode: 'print', images: () => '/api/v1/uploads/a' })).toThrow(MissingImageError)
  })
})

describe('gradients and crops', () => {
  const stops = [
    { at: 0, colour: '#111111', opacity: 1 },
    { at: 1, colour: '#eeeeee', opacity: 0.5 }
  ]
  const box = (id: string, more: Partial<ShapeNode> = {}): DesignNode => ({
    type: 'shape',
    id,
    shape: 'rectangle',
    ...placed,
    width: 40,
    height: 20,
    ...more
  })

  it('reach from corner to corner whatever their angle', () => {
    expect(draw([box('a', { fill: { type: 'linear', angle: 0, stops } })])).toContain('x1="-20" y1="0" x2="20" y2="0"')
    expect(draw([box('a', { fill: { type: 'linear', angle: 90, stops } })])).toContain('x1="0" y1="-10" x2="0" y2="10"')
  })

  it('are written once, under a name that says what they are', () => {
    const fill = { type: 'linear', angle: 30, stops } as const
    const one = draw([box('a', { fill })])
    expect(draw([box('a', { fill }), box('b', { fill })]).match(/<linearGradient/g)).toHaveLength(1)
    expect(draw([box('b', { fill, x: 9 })]).match(/id="[^"]+"/)?.[0]).toBe(one.match(/id="[^"]+"/)?.[0])
    expect(draw([box('a', { fill: { ...fill, angle: 31 } })]).match(/id="[^"]+"/)?.[0]).not.toBe(
      one.match(/id="[^"]+"/)?.[0]
    )
  })

  it('cut a picture to the part that is shown', () => {
    const svg = draw([{ ...image('a'), crop: { x: 0.5, y: 0, width: 0.5, height: 1 } } as DesignNode], {
      images: () => '/api/v1/uploads/a'
    })
    expect(svg).toMatch(/<image x="-75" y="-20" width="100" height="40"/)
    expect(svg).toMatch(/<clipPath id="(\w+)"><path d="M-25 -20h50v40h-50Z"\/><\/clipPath>.*clip-path="url\(#\1\)"/)
  })
})

describe('what is hidden or holds nothing', () => {
  it('leaves no trace', () => {
    expect(draw([{ ...text('seen'), hidden: true }])).toBe(draw([]))
    expect(draw([{ type: 'group', id: 'g', ...placed, scale: 1, children: [] }])).toBe(draw([]))
  })
})

describe('nodes drawn one by one', () => {
  const within = (svg: string) => svg.replaceAll(/<defs>.*?<\/defs>/g, '')

  it('are together what the area is', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const options = { fonts, images: () => 'data:image/png;base64,AAAA', mode: 'screen' } as const
        const whole = toSvg(document, { area, ...options })
        const parts = (document.areas['front'] ?? []).map((node) => nodeToSvg(node, options))
        const drawn = parts
          .map(({ transform, opacity, content }) =>
            content === ''
              ? ''
              : `<g transform="${transform}"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${content}</g>`
          )
          .join('')
        expect(
          within(whole)
            .replace(/^<svg[^>]*>/, '')
            .replace(/<\/svg>$/, '')
        ).toBe(drawn)
        const definitions = parts.flatMap((part) =>
          [...part.definitions.matchAll(/<(linearGradient|radialGradient|clipPath|filter) .*?<\/\1>/g)].map(
            ([found]) => found
          )
        )
        for (const definition of definitions) expect(whole).toContain(definition)
      }),
      { numRuns: 100 }
    )
  })

  it('look the same wherever they stand, until what they show becomes another', () => {
    const node = text('a')
    expect(looksSame(node, { ...node, x: 5, rotation: 9, opacity: 0.5, locked: true })).toBe(true)
    expect(looksSame(node, { ...node, size: 5 })).toBe(false)
    expect(looksSame(node, { ...node, hidden: true })).toBe(false)
  })
})

describe('whatever people type', () => {
  it('or make comes out well-formed, in the few words of SVG the printer knows', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const svg = toSvg(document, { area, fonts, images: () => 'data:image/png;base64,AAAA', mode: 'screen' })
        expect(svg.replaceAll(tag, '')).toBe('')
        const names = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name)
        expect(new Set(names).size).toBe(names.length)
        for (const [, name] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(names).toContain(name)
      }),
      { numRuns: 150 }
    )
  })

  const anyText = fc.string({ unit: 'binary', maxLength: 40 })

  it('comes out as well-formed paths, groups and images only', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...fontCatalogue.map(({ id }) => id)),
        fc.double({ min: -360, max: 360, noNaN: true }),
        (content, font, rotation) => {
          const svg = draw([text(content, { font, rotation }), image(content || 'x')])
          expect(svg.replaceAll(tag, '')).toBe('')
        }
      ),
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

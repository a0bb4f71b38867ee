import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesignNode } from '../document/nodes.ts'
import { designDocument } from '../document/read.ts'
import { documentVersion } from '../document/version.ts'
import { hostileSvg, svgOf } from '../testing/hostile-files.ts'
import { SvgError, readSvg } from './index.ts'

const area = { widthMm: 100, heightMm: 200 }

function read(source: string) {
  let count = 0
  return readSvg(source, { area, name: 'logo.svg', newId: () => `n${(count += 1)}` })
}
const leavesOf = (node: DesignNode): DesignNode[] => (node.type === 'group' ? node.children.flatMap(leavesOf) : [node])
const leaves = (inside: string) => leavesOf(read(svgOf(inside)).node)
const reasonOf = (source: string) => {
  try {
    read(source)
    return 'taken'
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    return error.what === '' ? error.reason : `${error.reason} ${error.what}`
  }
}

describe('a drawing from a file', () => {
  it('becomes a group of shapes in the middle of the area, in the places and colours of the file', () => {
    const { node, isSimplified } = read(
      svgOf(`<!-- made by hand --><title>Logo</title>
        <g fill="#F00" transform="translate(10 10)"><rect width="20" height="10"/></g>
        <circle cx="90" cy="90" r="10" style="fill: rebeccapurple; stroke: white; stroke-width: 2px"/>
        <line x1="0" y1="50" x2="100" y2="50" stroke="currentColor" color="rgb(0 128 0)" stroke-dasharray="4,2" stroke-linecap="round"/>`)
    )
    expect(isSimplified).toBe(false)
    expect(node).toMatchObject({ type: 'group', x: 50, y: 100, name: 'logo.svg' })
    // 100 units across become 60 mm.
    expect(leavesOf(node)).toMatchObject([
      { shape: 'path', fill: '#ff0000', width: 12, height: 6, x: -18, y: -24, path: 'M0 0l1 0l0 1l-1 0Z' },
      { fill: '#663399', stroke: { colour: '#ffffff', width: 1.2 }, width: 12, height: 12, x: 24, y: 21 },
      { stroke: { colour: '#008000', width: 0.6, dash: [2.4, 1.2], cap: 'round' }, width: 60, height: 0.1 }
    ])
    const document = { version: documentVersion, product: 'tee', areas: { front: [node] } }
    expect(designDocument.safeParse(document).success).toBe(true)
  })

  it('keeps what is seen through, with a line over its fill as two', () => {
    const { node } = read(
      svgOf(
        '<g opacity=".5"><rect width="9" height="9"/><rect x="5" width="9" height="9" fill-opacity="50%" stroke="red"/></g>'
      )
    )
    expect(node).toMatchObject({
      type: 'group',
      opacity: 0.5,
      children: [{ opacity: 1 }, { opacity: 0.5, fill: '#000000' }, { opacity: 1, stroke: { colour: '#ff0000' } }]
    })
  })

  it('has holes where lines are filled by turns, and where they run the other way round', () => {
    const outer = 'M0 0H90V90H0Z'
    const same = 'M30 30H60V60H30Z'
    const pathOf = (rule: string) => {
      const [leaf] = leaves(`<path fill-rule="${rule}" d="${outer}${same}"/>`)
      return leaf?.type === 'shape' ? leaf.path : undefined
    }
    expect(pathOf('nonzero')).toBe('M0 0l1 0l0 1l-1 0ZM.33333 .33333l.33334 0l0 .33334l-.33334 0Z')
    expect(pathOf('evenodd')).toBe(
      'M0 0l1 0l0 1l-1 0ZM.33333 .66667l.33334 0l0 -.33334l-.33334 0Z'.replaceAll(' -', '-')
    )
    expect(reasonOf(svgOf('<path fill-rule="evenodd" d="M50 0L80 90L0 35H100L20 90Z"/>'))).toBe('fill-rule evenodd')
  })

  it('shows gradients where the file has them, however the shape is moved', () => {
    const [across] =
      leaves(`<defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>
      <linearGradient id="b" href="#a" gradientUnits="userSpaceOnUse" x1="0" x2="200"/></defs>
      <rect width="100" height="50" fill="url(#a)" transform="rotate(90)"/>`)
    expect(across).toMatchObject({
      fill: {
        type: 'linear',
        angle: 90,
        stops: [
          { at: 0, colour: '#ff0000' },
          { at: 1, colour: '#0000ff' }
        ]
      }
    })
    const [half] =
      leaves(`<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>
      <linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="0" x2="200"/>
      <rect width="100" height="50" fill="url(#b)"/>`)
    expect(half).toMatchObject({ fill: { stops: [{ colour: '#ff0000' }, { colour: '#80007f' }] } })
    const radial =
      '<radialGradient id="r"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></radialGradient>'
    expect(read(svgOf(`${radial}<rect width="50" height="50" fill="url(#r)"/>`))).toMatchObject({
      isSimplified: false,
      node: { fill: { type: 'radial', x: 0.5, y: 0.5, radius: 0.5 } }
    })
    expect(read(svgOf(`${radial}<rect width="100" height="50" fill="url(#r)"/>`)).isSimplified).toBe(true)
  })

  it('takes the styles of a style sheet by element, class and id, the stronger over the weaker', () => {
    const sheet = `<style type="text/css"><![CDATA[ /* of a program */
      @font-face { font-family: "A"; src: url(a.woff) }
      .cls-1, .cls-2 { fill: #f00; stroke: none } .cls-2 { fill: blue } rect { fill: lime; stroke: navy }
      rect.cls-3 { fill: teal !important } #own { fill: white }
    ]]></style>`
    const colours = leaves(`${sheet}
      <circle r="9" class="cls-1"/><circle r="9" class="cls-1 cls-2" fill="lime"/>
      <rect width="9" height="9" class="cls-3" stroke="none"/><circle id="own" r="9" class="cls-1"/>
      <circle r="9" class="cls-1" style="fill: black"/>`).map((leaf) => (leaf.type === 'shape' ? leaf.fill : undefined))
    expect(colours).toEqual(['#ff0000', '#0000ff', '#008080', '#ffffff', '#000000'])
    const stop =
      '<style>.a{stop-color:#0f0}</style><linearGradient id="g"><stop class="a"/><stop offset="1" class="a"/></linearGradient>'
    expect(leaves(`${stop}<rect width="9" height="9" fill="url(#g)"/>`)).toMatchObject([
      { fill: { stops: Array.from({ length: 4 }, () => ({ colour: '#00ff00' })) } }
    ])
  })

  it('draws what `use` copies, in its place and with the inherited colour', () => {
    const dots = `<defs><circle id="dot" r="5"/><symbol id="two"><use href="#dot"/><use xlink:href="#dot" x="20"/></symbol></defs>`
    const drawn = leaves(
      `${dots}<use href="#two" x="10" y="10" fill="red"/><use href="#dot" transform="translate(90 90)"/>`
    )
    expect(drawn).toMatchObject([{ fill: '#ff0000' }, { fill: '#ff0000' }, { fill: '#000000' }])
    const [first, second, third] = drawn
    expect([(second?.x ?? 0) - (first?.x ?? 0), (third?.x ?? 0) - (first?.x ?? 0)]).toEqual([
      expect.closeTo(13.3, 1),
      expect.closeTo(53.3, 1)
    ])
  })

  it('may be clipped and masked to its own frame, but not further', () => {
    const frame = '<clipPath id="c"><rect width="100" height="100" fill="white"/></clipPath>'
    const mask = '<mask id="m" maskUnits="userSpaceOnUse"><path d="M0 0H100V100H0Z" fill="#fff"/></mask>'
    expect(
      leaves(`<g clip-path="url(#c)" mask="url(#m)"><circle cx="50" cy="50" r="50"/></g>${frame}${mask}`)
    ).toHaveLength(1)
    expect(reasonOf(svgOf(`<g clip-path="url(#c)"><circle cx="50" cy="50" r="60"/></g>${frame}`))).toBe(
      'property clip-path'
    )
    expect(reasonOf(svgOf(`<g mask="url(#m)"><circle r="9"/></g>${mask}`))).toBe('property mask')
    const round = '<clipPath id="c"><circle cx="50" cy="50" r="90"/></clipPath>'
    expect(reasonOf(svgOf(`<circle cx="50" cy="50" r="9" clip-path="url(#c)"/>${round}`))).toBe('property clip-path')
    const pale = '<mask id="m"><rect width="100" height="100" fill="white" fill-opacity=".5"/></mask>'
    expect(reasonOf(svgOf(`<circle cx="50" cy="50" r="9" mask="url(#m)"/>${pale}`))).toBe('property mask')
    const gone = '<clipPath id="c"><rect width="100" height="100" style="display: none"/></clipPath>'
    expect(reasonOf(svgOf(`<circle cx="50" cy="50" r="9" clip-path="url(#c)"/>${gone}`))).toBe('property clip-path')
    const dark = '<mask id="m"><rect width="100" height="100"/></mask>'
    expect(reasonOf(svgOf(`<circle cx="50" cy="50" r="9" mask="url(#m)"/>${dark}`))).toBe('property mask')
  })

  it('may begin with the document type that older programs write', () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    expect(reasonOf(`<?xml version="1.0"?>\n${doctype}\n${svgOf('<rect width="9" height="9"/>').slice(21)}`)).toBe(
      'taken'
    )
  })

  it.each([
    ['<script>alert(1)</script>', 'script script'],
    ['<rect width="9" height="9" onload="alert(1)"/>', 'script onload'],
    ['<foreignObject/>', 'element foreignObject'],
    ['<defs><image href="https://example.com/a.png"/></defs>', 'element image'],
    ['<text>Hello</text>', 'element text'],
    ['<style>g .a{fill:red}</style>', 'property g .a'],
    ['<style>@media print{.a{fill:red}}</style>', 'property @media print'],
    ['<style>@import url(https://example.com/a.css);</style>', 'external @import'],
    [
      '<style>.a{fill:url(https://example.com/#a)}</style><rect class="a" width="9" height="9"/>',
      'external url(https://example.com/#a)'
    ],
    ['<style>.a{filter:url(#a)}</style><rect class="a" width="9" height="9"/>', 'property filter'],
    ['<use href="#a"/>', 'element use #a'],
    ['<use href="https://example.com/a.svg#a"/>', 'external https://example.com/a.svg#a'],
    ['<g id="a"><use href="#a"/></g>', 'element use #a'],
    [
      '<symbol id="a" viewBox="0 0 9 9"><rect width="9" height="9"/></symbol><use href="#a"/>',
      'element symbol viewBox'
    ],
    ['<svg/>', 'element svg'],
    ['<g filter="url(#f)"/>', 'property filter'],
    ['<g style="mix-blend-mode: multiply"/>', 'property mix-blend-mode'],
    ['<g clip-path="url(#c)"/>', 'property clip-path'],
    ['<rect width="9" height="9" fill="url(https://example.com/#a)"/>', 'external url(https://example.com/#a)'],
    ['<rect width="9" height="9" style="background: url(x)"/>', 'external background'],
    ['<rect width="9" height="9" fill="url(#a)"/>', 'gradient #a'],
    ['<rect width="NaN" height="9"/>', 'number NaN'],
    ['<rect width="1e300" height="9"/>', 'number 1e300'],
    ['<rect x="1e7" width="9" height="9" transform="scale(1e7)"/>', 'number'],
    ['<path d="M0 0 L x y"/>', 'path'],
    ['<rect width="9" height="9" fill="&lol;"/>', 'entity &lol;'],
    ['<rect', 'damaged'],
    ['<g></rect>', 'damaged'],
    ['', 'empty'],
    ['<rect width="9" height="9" fill="none"/>', 'empty']
  ])('is refused by name where it has %s', (inside, reason) => {
    expect(reasonOf(svgOf(inside))).toBe(reason)
  })

  it('ends in a reason, and soon, whatever a hostile file does', () => {
    const lol = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
    expect(reasonOf(`${lol}<svg>&b;</svg>`)).toBe('doctype')
    expect(reasonOf(svgOf(`<path d="${'M0 0L9 9'.repeat(1_300_000)}"/>`))).toBe('too-large')
    expect(reasonOf(svgOf(`<path d="M0 0${'L9 9 0 1'.repeat(240_000)}"/>`))).toBe('too-detailed')
    expect(reasonOf(svgOf('<g>'.repeat(5000)))).toBe('too-deep')
    expect(reasonOf(svgOf('<rect width="1" height="1"/>'.repeat(600)))).toBe('too-many')
    expect(reasonOf(svgOf('<rect width="1" height="1"/>'.repeat(6000)))).toBe('too-many')
    const doubled = (level: number) => `<g id="a${level}"><use href="#a${level - 1}"/><use href="#a${level - 1}"/></g>`
    const many = Array.from({ length: 40 }, (_, level) => doubled(level + 1)).join('')
    expect(reasonOf(svgOf(`<defs><rect id="a0" width="1" height="1"/>${many}</defs><use href="#a40"/>`))).toBe(
      'too-many'
    )
    const long = `<path id="p" d="M0 0${'l1 1-1-1'.repeat(4000)}"/>`
    expect(reasonOf(svgOf(`<defs>${long}</defs>${'<use href="#p"/>'.repeat(4900)}`))).toBe('too-detailed')
    const everything = `${'*,'.repeat(900)}*{${Array.from({ length: 100 }, (_, at) => `p${at}:red;`).join('')}}`
    expect(reasonOf(svgOf(`<style>${everything}</style>${'<rect width="1" height="1"/>'.repeat(400)}`))).toBe(
      'too-many'
    )
    const many900 = `${'*,'.repeat(900)}*{fill:red;stroke:red;color:red;opacity:1;cap:a}`
    expect(reasonOf(svgOf(`<style>${many900}</style>${'<g/>'.repeat(4900)}`))).toBe('too-many')
    const rules = '.a{fill:red}'.repeat(5000)
    expect(reasonOf(svgOf(`<style>${rules}</style><rect width="9" height="9"/>`))).toBe('too-many')
    expect(reasonOf(svgOf(`<style>${'{'.repeat(900_000)}</style>`))).toBe('property')
    expect(reasonOf(svgOf(`<style>${'/* '.repeat(600_000)}</style>`))).toBe('damaged')
    expect(reasonOf(svgOf(`<style>${'a'.repeat(1_900_000)}</style>`))).toBe(`property ${'a'.repeat(40)}`)
    const ring = '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'
    expect(reasonOf(svgOf(`${ring}<rect width="9" height="9" fill="url(#a)"/>`))).toBe('gradient #a')
    expect(reasonOf('GIF89a')).toBe('not-svg')
    expect(reasonOf('<html/>')).toBe('not-svg')
  })
})

describe('any file at all', () => {
  it('becomes shapes that a document takes, or is refused with a reason', () => {
    fc.assert(
      fc.property(hostileSvg, (source) => {
        try {
          const { node } = read(source)
          const document = { version: documentVersion, product: 'tee', areas: { front: [node] } }
          expect(designDocument.safeParse(document).error).toBeUndefined()
          expect(JSON.stringify(node)).not.toMatch(/[<>&]|url|script/)
        } catch (error) {
          if (!(error instanceof SvgError)) throw error
        }
      }),
      { numRuns: Number(process.env['SVG_FILES'] ?? 150) }
    )
  })
})

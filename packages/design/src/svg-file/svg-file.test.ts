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

  it.each([
    ['<script>alert(1)</script>', 'script script'],
    ['<rect width="9" height="9" onload="alert(1)"/>', 'script onload'],
    ['<foreignObject/>', 'element foreignObject'],
    ['<defs><image href="https://example.com/a.png"/></defs>', 'element image'],
    ['<text>Hello</text>', 'element text'],
    ['<style>.a{fill:red}</style>', 'element style'],
    ['<use href="#a"/>', 'element use'],
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

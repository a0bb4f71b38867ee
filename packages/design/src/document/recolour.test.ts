import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryDocument } from '../testing/arbitrary-document.ts'
import { coloursUsed, countUses } from './colours-used.ts'
import type { DesignNode } from './nodes.ts'
import { designDocument } from './read.ts'
import { recoloured } from './recolour.ts'

const place = { x: 10, y: 10, rotation: 0, opacity: 1 }
const box = { ...place, width: 20, height: 20 }
const red = '#ff0000'
const teal = '#008080'

const everything = (colour: string): DesignNode[] => [
  {
    ...place,
    type: 'text',
    id: 'text',
    text: 'Hello',
    font: 'anton',
    size: 20,
    align: 'centre',
    letterSpacing: 0,
    lineHeight: 1,
    fill: '#111111',
    runs: [{ start: 0, end: 1, fill: colour, scale: 2 }],
    stroke: { colour, width: 1 },
    outlines: [{ colour, width: 1 }],
    extrusion: { colour, depth: 1, angle: 0 },
    shadow: { colour, x: 1, y: 1, opacity: 1 }
  },
  {
    ...place,
    type: 'group',
    id: 'group',
    scale: 1,
    children: [
      {
        ...box,
        type: 'shape',
        id: 'shape',
        shape: 'ellipse',
        fill: {
          type: 'linear',
          angle: 0,
          stops: [
            { at: 0, colour, opacity: 1 },
            { at: 1, colour: '#222222', opacity: 0.5 }
          ]
        },
        stroke: { colour, width: 1 }
      },
      { ...box, type: 'clip-art', id: 'art', art: 'star', fill: colour }
    ]
  },
  { ...place, type: 'qr', id: 'qr', data: 'a', level: 'M', width: 20, quiet: 4, fill: colour, background: colour },
  { ...box, type: 'image', id: 'photo', image: 'a', effect: { type: 'duotone', dark: colour, light: '#ffffff' } }
]

describe('a colour that is replaced', () => {
  it('is replaced in characters, lines, gradients, sides, shadows, drawings, QR codes and duotones', () => {
    expect(recoloured(everything(red), red, teal)).toEqual(everything(teal))
  })

  it('leaves a design alone that does not use it', () => {
    const nodes = everything(red)
    expect(recoloured(nodes, teal, red)).toBe(nodes)
  })

  it('leaves no run that has the colour of its text', () => {
    const [text] = everything(red)
    if (text?.type !== 'text') throw new Error('The first node is a text.')
    const plain = { ...text, runs: [{ start: 0, end: 1, fill: red }] }
    expect(recoloured([plain], red, '#111111')[0]).not.toHaveProperty('runs')
  })

  it('is used nowhere afterwards, and the design stays valid', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.nat(), (document, which) => {
        const colours = coloursUsed(document)
        const from = colours[which % Math.max(1, colours.length)]
        fc.pre(from !== undefined && from !== teal)
        const areas = Object.fromEntries(
          Object.entries(document.areas).map(([id, nodes]) => [id, recoloured(nodes, from, teal)])
        )
        expect(coloursUsed({ areas })).not.toContain(from)
        expect(designDocument.safeParse({ ...document, areas }).error).toBeUndefined()
      }),
      { numRuns: 60 }
    )
  })

  it('tells how many things use it', () => {
    expect(countUses({ areas: { front: everything(red), back: everything(red).slice(0, 1) } }, red)).toBe(6)
  })
})

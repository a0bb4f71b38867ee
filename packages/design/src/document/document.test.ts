import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryDocument } from '../testing/arbitrary-document.ts'
import type { DesignNode } from './nodes.ts'
import { decodeDesign, encodeDesign, readDesign } from './read.ts'
import { changeNode, findNode, walk } from './tree.ts'

const dot = (id: string) => ({ type: 'shape', id, shape: 'ellipse', x: 0, y: 0, width: 1, height: 1, fill: '#000000' })
const words = { type: 'text', id: 'w', x: 0, y: 0, text: 'a', font: 'anton', size: 10, fill: '#000000' }
const picture = { type: 'image', id: 'a', x: 0, y: 0, image: 'u', width: 1, height: 1 }
const group = (id: string, ...children: unknown[]) => ({ type: 'group', id, x: 0, y: 0, children })
const design = (...nodes: unknown[]) => ({ version: 2, product: 'tee', areas: { front: nodes } })

/** A node nested in `depth` groups. */
function nested(depth: number): unknown {
  let node: unknown = dot('inmost')
  for (let level = 1; level < depth; level++) node = group(`g${level}`, node)
  return node
}

describe('a document', () => {
  it('has directions of sides within half a turn once it is read', () => {
    const read = (angle: number) => readDesign(design({ ...words, extrusion: { colour: '#000000', depth: 1, angle } }))
    const angles = [270, -270, 360, 180, -180].map((angle) => {
      const found = read(angle)
      return (
        found.ok &&
        found.document.areas['front']?.flatMap((node) => (node.type === 'text' ? node.extrusion?.angle : []))
      )
    })
    expect(angles).toEqual([[-90], [90], [0], [180], [-180]])
  })

  it('comes back the same after being written and read', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(decodeDesign(encodeDesign(document))).toEqual({ ok: true, document })
      }),
      { numRuns: 300 }
    )
  })

  it('holds groups eight deep and no deeper, however deep someone tries', () => {
    expect(readDesign(design(nested(8))).ok).toBe(true)
    expect(readDesign(design(nested(9)))).toMatchObject({ ok: false, code: 'invalid', path: ['areas'] })
    expect(readDesign(design(nested(100_000)))).toMatchObject({ ok: false, code: 'invalid' })
    expect(decodeDesign('['.repeat(500_000))).toMatchObject({ ok: false, code: 'invalid' })
  })

  it('counts nodes within groups', () => {
    const many = Array.from({ length: 251 }, (_, index) => group(`g${index}`, dot(`d${index}`)))
    expect(readDesign(design(...many))).toMatchObject({ ok: false, code: 'invalid' })
    expect(readDesign(design(...many.slice(1))).ok).toBe(true)
  })

  it('knows each node by an id of its own', () => {
    expect(readDesign(design(dot('a'), group('b', dot('a'))))).toMatchObject({
      ok: false,
      code: 'invalid',
      path: ['areas', 'front']
    })
  })

  it.each([
    [
      'a gradient of one colour',
      { ...dot('a'), fill: { type: 'linear', angle: 0, stops: [{ at: 0, colour: '#000000' }] } }
    ],
    [
      'stops out of order',
      {
        ...dot('a'),
        fill: {
          type: 'linear',
          angle: 0,
          stops: [
            { at: 1, colour: '#000000' },
            { at: 0, colour: '#000000' }
          ]
        }
      }
    ],
    ['a picture brighter than it can be', { ...picture, adjust: { brightness: 101 } }],
    ['a picture softer than it is', { ...picture, adjust: { sharpness: -1 } }],
    [
      'a tone that is no colour',
      {
        ...picture,
        effect: { type: 'duotone', dark: '#000000"/><script>', light: '#ffffff' }
      }
    ],
    [
      'a picture cut to a path that says more than one',
      {
        ...picture,
        mask: { shape: 'path', path: 'M0 0Z"/><script>' }
      }
    ],
    [
      'a crop beyond the picture',
      {
        ...picture,
        crop: { x: 0.5, y: 0, width: 0.6, height: 1 }
      }
    ],
    ['a shadow without end', { ...words, shadow: { colour: '#000000', x: 1e6, y: 0 } }],
    [
      'more outlines than are seen',
      { ...words, outlines: Array.from({ length: 5 }, () => ({ colour: '#000000', width: 1 })) }
    ],
    ['no outlines in a list', { ...words, outlines: [] }],
    ['a shadow with a colour from elsewhere', { ...words, shadow: { colour: 'url(#x)', x: 1, y: 1 } }],
    ['sides without depth', { ...words, extrusion: { colour: '#000000', depth: 0, angle: 0 } }],
    ['sides without end', { ...words, extrusion: { colour: '#000000', depth: 101, angle: 0 } }],
    ['a run beyond the words', { ...words, runs: [{ start: 0, end: 2, fill: '#ff0000' }] }],
    ['a run of no letter', { ...words, runs: [{ start: 0, end: 0, fill: '#ff0000' }] }],
    ['half a character in a run', { ...words, text: '\u{1f600}', runs: [{ start: 0, end: 1, fill: '#ff0000' }] }],
    [
      'a letter in two runs',
      {
        ...words,
        text: 'abc',
        runs: [
          { start: 0, end: 2, fill: '#ff0000' },
          { start: 1, end: 3, fill: '#00ff00' }
        ]
      }
    ],
    [
      'more runs than anyone chooses',
      {
        ...words,
        text: 'ab'.repeat(201),
        runs: Array.from({ length: 201 }, (_, index) => ({ start: index * 2, end: index * 2 + 1, fill: '#ff0000' }))
      }
    ],
    ['a run without a style', { ...words, runs: [{ start: 0, end: 1 }] }],
    ['a run with a colour from elsewhere', { ...words, runs: [{ start: 0, end: 1, fill: 'url(#x)' }] }],
    [
      'two styles in the words of a member',
      { ...words, text: 'ab', role: 'name', runs: [{ start: 0, end: 1, fill: '#ff0000' }] }
    ],
    [
      'an arc that is none',
      { type: 'text', id: 'a', x: 0, y: 0, text: 'a', font: 'anton', size: 10, fill: '#000000', arc: 0 }
    ],
    ['a warp of no shape', { ...words, warp: { shape: 'spiral', amount: 10 } }],
    ['a warp beyond its shape', { ...words, warp: { shape: 'wave', amount: 101 } }],
    ['a warp without a number', { ...words, warp: { shape: 'wave', amount: Number.NaN } }],
    ['a text both on an arc and warped', { ...words, arc: 90, warp: { shape: 'wave', amount: 10 } }],
    ['a line of one point', { ...words, baseline: { points: [{ x: 0, y: 0 }] } }],
    [
      'a line of more points than a hand draws',
      { ...words, baseline: { points: Array.from({ length: 13 }, (_, x) => ({ x, y: 0 })) } }
    ],
    [
      'a line to nowhere',
      {
        ...words,
        baseline: {
          points: [
            { x: 0, y: 0 },
            { x: 1e6, y: 0 }
          ]
        }
      }
    ],
    [
      'a text on a line and warped',
      {
        ...words,
        baseline: {
          points: [
            { x: 0, y: 0 },
            { x: 9, y: 0 }
          ]
        },
        warp: { shape: 'wave', amount: 10 }
      }
    ],
    ['flags that say no', { ...dot('a'), locked: false }],
    ['a group that grows without end', { ...group('a'), scale: Number.POSITIVE_INFINITY }]
  ])('refuses %s', (_what, node) => {
    expect(readDesign(design(node))).toMatchObject({ ok: false, code: 'invalid' })
  })
})

describe('changing what lies in groups', () => {
  const read = readDesign(design(group('g', dot('a'), group('h', dot('b'))), dot('c')))
  if (!read.ok) throw new Error('The document of this test is wrong.')
  const { document } = read
  const nodes = document.areas['front'] ?? []
  const ids = (changed: readonly DesignNode[]) => [...walk(changed)].map(({ id }) => id)

  it('finds, changes and removes a node however deep it lies', () => {
    expect(findNode(nodes, 'b')?.id).toBe('b')
    expect(
      findNode(
        changeNode(nodes, 'b', (node) => ({ ...node, x: 5 })),
        'b'
      )?.x
    ).toBe(5)
    expect(ids(changeNode(nodes, 'h', () => undefined))).toEqual(['g', 'a', 'c'])
  })

  it('leaves what it does not touch as the very same objects', () => {
    const after = changeNode(nodes, 'c', (node) => ({ ...node, x: 9 }))
    expect(after[0]).toBe(nodes[0])
    expect(after[1]).not.toBe(nodes[1])
  })
})

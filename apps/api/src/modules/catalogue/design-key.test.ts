import type { DesignNode, ImageNode, ShapeNode, TextNode } from '@motif/design'
import { expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { designKeyOf } from './design-key.ts'

const still = { rotation: 0, opacity: 1 } as const
const words = (text: string, x: number, size: number, fill: string): DesignNode => ({
  ...still,
  type: 'text',
  id: `${text}${x}`,
  text,
  font: 'bricolage-grotesque',
  size,
  fill,
  x,
  y: 20,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2
})
const drawn = (path: string, width: number, fill: string): DesignNode => ({
  ...still,
  type: 'shape',
  shape: 'path',
  id: path,
  path,
  width,
  height: width,
  x: 1,
  y: 2,
  fill
})
const key = (areas: Record<string, DesignNode[]>) => designKeyOf({ areas })

const small = [words('Hello', 10, 8, '#102030'), drawn('M0 0L1 1Z', 4, '#c03020')]
const large = [words('Hello', 90, 40, '#102030'), drawn('M0 0L0.9999 1Z', 40, '#c03020')]

it('is the same for a design of another size at another place, under another area', () => {
  expect(key({ front: small })).toMatch(/^[0-9a-f]{32}$/)
  expect(key({ side: large, left: [] })).toBe(key({ front: small }))
})

it('is the same for a design on both sides', () => {
  expect(key({ side: small, left: large })).toBe(key({ front: small }))
})

it('is the same in other inks, unless they divide its parts otherwise', () => {
  const recoloured = [words('Hello', 10, 8, '#ffffff'), drawn('M0 0L1 1Z', 4, '#000000')]
  const inOneInk = [words('Hello', 10, 8, '#ffffff'), drawn('M0 0L1 1Z', 4, '#FFFFFF')]
  expect(key({ front: recoloured })).toBe(key({ front: small }))
  expect(key({ front: inOneInk })).not.toBe(key({ front: small }))
})

it('leaves out groups and what is hidden', () => {
  const [text, shape] = small as [DesignNode, DesignNode]
  const group: DesignNode = { ...still, type: 'group', id: 'g', x: 5, y: 5, scale: 2, children: [text] }
  const hidden: DesignNode = { ...words('Draft', 1, 9, '#000000'), hidden: true }
  expect(key({ front: [group, hidden, shape] })).toBe(key({ front: small }))
})

it.each([
  ['words', [words('Hallo', 10, 8, '#102030'), small[1]]],
  ['outlines', [small[0], drawn('M0 0C1 1 1 1 1 1Z', 4, '#c03020')]],
  ['order', small.toReversed()]
])('differs with other %s', (_what, nodes) => {
  expect(key({ front: nodes as DesignNode[] })).not.toBe(key({ front: small }))
})

const polygon: ShapeNode = {
  ...still,
  type: 'shape',
  shape: 'polygon',
  id: 'p',
  width: 9,
  height: 9,
  x: 1,
  y: 1,
  fill: '#c03020'
}
const photo: ImageNode = { ...still, type: 'image', id: 'i', image: 'u', width: 9, height: 9, x: 1, y: 1 }
const solid = words('Hello', 10, 8, '#102030') as TextNode
const curve = (by: number) => ({ points: [0, 1, 2].map((x) => ({ x: x * by, y: 0 })), offset: 0 })

it.each<[string, DesignNode, DesignNode]>([
  ['corners', { ...polygon, points: 3 }, { ...polygon, points: 6 }],
  ['arms', { ...polygon, shape: 'star', waist: 0.3 }, { ...polygon, shape: 'star', waist: 0.6 }],
  ['lines', drawn('M0 0L1 0L1 1L0 1Z', 4, '#c03020'), drawn('M0 0L1 1L0 1L0 0Z', 4, '#c03020')],
  ['a crop', photo, { ...photo, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
  [
    'a mask',
    { ...photo, mask: { shape: 'ellipse' } },
    { ...photo, mask: { shape: 'text', text: 'Hi', font: 'satisfy' } }
  ],
  ['an effect', photo, { ...photo, effect: { type: 'sepia' } }],
  ['an arc', solid, { ...solid, arc: 90 }],
  ['a warp', { ...solid, warp: { shape: 'wave', amount: 5 } }, { ...solid, warp: { shape: 'flag', amount: 5 } }],
  ['a line to stand on', { ...solid, baseline: curve(8) }, { ...solid, baseline: curve(16) }],
  ['a list', solid, { ...solid, list: 'bullets' }],
  ['sides', solid, { ...solid, extrusion: { colour: '#c03020', depth: 2, angle: 45 } }]
])('tells designs apart by %s', (_what, one, other) => {
  expect(key({ front: [one] })).not.toBe(key({ front: [other] }))
})

it('is the same for a design with a curve of another size', () => {
  const half: TextNode = { ...solid, size: 4, baseline: curve(4) }
  expect(key({ front: [half] })).toBe(key({ front: [{ ...solid, baseline: curve(8) }] }))
})

it('is empty without content', () => {
  expect(key({ front: [] })).toBe('')
})

it('tells the designs of the demonstration shop apart', () => {
  const alike = Map.groupBy(
    demoCatalogue.products.filter(({ artwork }) => artwork),
    ({ artwork }) => designKeyOf(artwork ?? { areas: {} })
  )
  const shared = [...alike.values()].filter(({ length }) => length > 1).map((some) => some.map(({ slug }) => slug))
  expect(shared.map((slugs) => slugs.toSorted())).toEqual([['cut-paper-case', 'cut-paper-tote']])
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nodeLimit } from './nodes.ts'
import { readDesign } from './read.ts'
import { documentVersion } from './version.ts'

const shape = { type: 'shape', id: 'a', shape: 'ellipse', x: 0, y: 0, width: 1, height: 1, fill: '#000000' }
const text = (content: string) => ({
  type: 'text',
  id: 't',
  x: 0,
  y: 0,
  text: content,
  font: 'anton',
  size: 10,
  fill: '#000000'
})
const design = (nodes: unknown[]) => ({ version: 1, product: 'tee', areas: { front: nodes } })

it('fills in what was left out', () => {
  expect(readDesign(design([text('Hi')]))).toMatchObject({
    ok: true,
    document: { areas: { front: [{ rotation: 0, opacity: 1, align: 'centre', lineHeight: 1.2 }] } }
  })
})

it('tells a document of a newer shop from a broken one', () => {
  expect(readDesign({ ...design([]), version: documentVersion + 1, more: true })).toMatchObject({
    ok: false,
    code: 'newer-version'
  })
  expect(readDesign({ ...design([]), version: 0 })).toMatchObject({ ok: false, code: 'invalid', path: ['version'] })
})

it('names what is wrong', () => {
  expect(readDesign(design([{ ...shape, fill: 'url(#x)' }]))).toMatchObject({
    ok: false,
    code: 'invalid',
    path: ['areas', 'front', 0, 'fill']
  })
})

it.each([
  ['numbers without end', { ...shape, x: Number.POSITIVE_INFINITY }],
  ['numbers that are none', { ...shape, x: Number.NaN }],
  ['unknown members', { ...shape, onclick: 'alert(1)' }],
  ['half characters', text('\ud800')],
  ['characters no database takes', text('a\0b')],
  ['path data that is none', { ...shape, shape: 'path', path: 'M0 0L' }]
])('refuses %s', (_what, node) => {
  expect(readDesign(design([node]))).toMatchObject({ ok: false, code: 'invalid' })
})

it('refuses more nodes or bytes than the shop can print', () => {
  expect(
    readDesign({
      version: 1,
      product: 'tee',
      areas: { front: Array.from({ length: nodeLimit }, () => shape), back: [shape] }
    })
  ).toMatchObject({ ok: false, code: 'invalid' })
  expect(readDesign(design(Array.from({ length: 140 }, () => text('x'.repeat(2000)))))).toMatchObject({
    ok: false,
    code: 'too-large'
  })
})

it('refuses whatever is no document, and never throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => !readDesign(value).ok))
})

it('reads back what it read', () => {
  const first = readDesign(design([shape, text('Hi')]))
  expect(first.ok && readDesign(structuredClone(first.document))).toEqual(first)
})

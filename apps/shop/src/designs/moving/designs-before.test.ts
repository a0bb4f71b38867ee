import type { Product } from '@motif/contract'
import { documentVersion } from '@motif/design'
import { afterEach, expect, it } from 'vitest'
import { tabStorage } from '../../services/tab-storage.ts'
import type { DesignDocument } from '../library/library.ts'
import { designsBefore, keepDesignsBefore } from './designs-before.ts'
import { fitToProduct } from './fit-to-product.ts'

afterEach(() => tabStorage.removeItem('motif-designs-before'))

const area = (id: string) => ({ id, name: id, widthMm: 300, heightMm: 400, bleedMm: 0, safeMm: 10 })
const productWith = (slug: string, ...sides: string[]) =>
  ({ slug, printAreas: sides.map(area), options: [], variants: [] }) as unknown as Product
const shape = (id: string) =>
  ({
    type: 'shape',
    id,
    shape: 'ellipse',
    x: 150,
    y: 200,
    rotation: 0,
    opacity: 1,
    width: 50,
    height: 50,
    fill: '#000000'
  }) as const

const tee = productWith('tee', 'front', 'back')
const mug = productWith('mug', 'front')
const onTee: DesignDocument = {
  version: documentVersion,
  product: 'tee',
  areas: { front: [shape('sun')], back: [shape('moon')] }
}

it('brings a side that had no place back with the product, also after a reload', () => {
  const { document: onMug, leftOut } = fitToProduct(onTee, tee, mug, {})
  expect([Object.keys(onMug.areas), leftOut]).toEqual([['front'], ['back']])
  keepDesignsBefore('d1', new Map([['tee', { document: onTee, leftOut }]]))
  for (const other of ['d2', 'd3', 'd4', 'd5']) keepDesignsBefore(other, new Map())

  // After a reload, only the tab's storage is left.
  const back = fitToProduct(onMug, mug, tee, {}, designsBefore('d1').get('tee')).document
  expect(back.areas).toMatchObject({ front: [{ id: 'sun' }], back: [{ id: 'moon' }] })
  expect(designsBefore('d2').size).toBe(0)
})

it('goes without what cannot be read, and without the oldest of many', () => {
  for (const text of ['{', '7', '[["d1",[{"leftOut":["back"],"document":{"version":999}},null,{}]],null]']) {
    tabStorage.setItem('motif-designs-before', text)
    expect(designsBefore('d1').size).toBe(0)
  }
  for (const design of ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'])
    keepDesignsBefore(design, new Map([['tee', { document: onTee, leftOut: ['back'] }]]))
  expect(['d1', 'd2', 'd6'].map((design) => designsBefore(design).size)).toEqual([0, 1, 1])
})

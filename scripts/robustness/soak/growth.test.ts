import { expect, it } from 'vitest'
import { growing } from './growth.ts'
import type { Sizes } from './orders.ts'

const sizes = (heap: number, rows = 5000): Sizes => ({
  rss: 400e6,
  heapUsed: heap * 1e6,
  external: 0,
  descriptors: 50,
  waiting: 40,
  files: 0,
  database: 0,
  connections: 12,
  tables: [
    { name: 'public.carts', rows, bytes: 0 },
    { name: 'public.orders', rows: heap * 1000, bytes: 0 }
  ]
})

it('says nothing of what rose from the start and then stayed, give or take a little', () => {
  expect(growing([60, 75, 85, 92, 97, 100, 101, 99].map((heap) => sizes(heap)))).toEqual([])
})

it('names what grew on to the end, also where it grew slowly', () => {
  expect(growing([80, 83, 86, 89, 92, 95, 98, 101].map((heap) => sizes(heap)))).toEqual([
    'memory (heap): from 94 MB to 100 MB in the last quarter'
  ])
})

it('names tables that have an end and grew, and none that are kept forever', () => {
  expect(growing([1, 2, 3, 4].map((step) => sizes(80, step * 1000)))).toEqual([
    'public.carts: from 3000 to 4000 in the last quarter'
  ])
})

it('says so where too little was measured', () => {
  expect(growing([sizes(80), sizes(80)])).toHaveLength(1)
})

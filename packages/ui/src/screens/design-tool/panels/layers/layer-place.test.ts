import type { DesignNode } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { layersOf, placeAt, ranged, stepTarget, toggled } from './layer-place.ts'

const shape = (id: string): DesignNode => ({
  type: 'shape',
  id,
  shape: 'rectangle',
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  width: 10,
  height: 10,
  fill: '#000000'
})
const group = (id: string, ...children: DesignNode[]): DesignNode => ({
  type: 'group',
  id,
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  scale: 1,
  children
})

/** From back to front: a, a group of b and c, d. */
const layers = layersOf([shape('a'), group('g', shape('b'), shape('c')), shape('d')])
const only = (id: string) => new Set([id])
const step = (id: string, to: Parameters<typeof stepTarget>[3]) => {
  const target = stepTarget(layers, id, only(id), to)
  return target && placeAt(layers, only(id), target)
}

describe('layers', () => {
  it('stand with the front one first, what is grouped under its group', () => {
    expect(layers.map(({ node }) => node.id)).toEqual(['d', 'g', 'c', 'b', 'a'])
  })

  it('are let go over, under and into one another', () => {
    expect(placeAt(layers, only('a'), { id: 'd', side: 'over' })).toEqual({ parentId: null, index: 2 })
    expect(placeAt(layers, only('d'), { id: 'a', side: 'under' })).toEqual({ parentId: null, index: 0 })
    expect(placeAt(layers, only('a'), { id: 'g', side: 'into' })).toEqual({ parentId: 'g', index: 2 })
    expect(placeAt(layers, new Set(['b', 'd']), { id: 'c', side: 'under' })).toEqual({ parentId: 'g', index: 0 })
    expect(placeAt(layers, only('b'), { id: 'a', side: 'over' })).toEqual({ parentId: null, index: 1 })
  })

  it('go into nothing that is within themselves, nor into what holds nothing', () => {
    expect(placeAt(layers, only('g'), { id: 'b', side: 'over' })).toBeUndefined()
    expect(placeAt(layers, only('g'), { id: 'g', side: 'into' })).toBeUndefined()
    expect(placeAt(layers, only('a'), { id: 'd', side: 'into' })).toBeUndefined()
  })

  it('step past one another, into the group beside them, and out at its ends', () => {
    expect(step('a', 'up')).toEqual({ parentId: null, index: 1 })
    expect(step('a', 'down')).toBeUndefined()
    expect(step('d', 'in')).toEqual({ parentId: 'g', index: 2 })
    expect(step('b', 'up')).toEqual({ parentId: 'g', index: 1 })
    expect(step('b', 'down')).toEqual({ parentId: null, index: 1 })
    expect(step('c', 'up')).toEqual({ parentId: null, index: 2 })
    expect(step('b', 'out')).toEqual({ parentId: null, index: 2 })
    expect(step('a', 'out')).toBeUndefined()
  })

  it('are chosen together only beside each other', () => {
    expect(toggled(layers, ['a'], 'd')).toEqual(['a', 'd'])
    expect(toggled(layers, ['a', 'd'], 'a')).toEqual(['d'])
    expect(toggled(layers, ['a', 'd'], 'b')).toEqual(['b'])
    expect(ranged(layers, ['d'], 'a')).toEqual(['d', 'g', 'a'])
    expect(ranged(layers, ['b'], 'a')).toEqual(['a'])
  })
})

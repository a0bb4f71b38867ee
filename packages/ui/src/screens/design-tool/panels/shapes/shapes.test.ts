import { designNode } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { shapeItems } from './shapes.ts'

describe('the shapes offered', () => {
  it('are all shapes a design can hold, each by a name of its own', () => {
    const items = shapeItems()
    for (const { node } of items) expect(designNode.safeParse({ ...node, id: 'a', x: 0, y: 0 }).error).toBeUndefined()
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
  })
})

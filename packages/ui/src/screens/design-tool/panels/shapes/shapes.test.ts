import { designNode } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { shapeItems } from './shapes.ts'

describe('the shapes offered', () => {
  it('are all shapes a design can hold, each by a name of its own', () => {
    const things = shapeItems()
    for (const { thing } of things)
      expect(designNode.safeParse({ ...thing, id: 'a', x: 0, y: 0 }).error).toBeUndefined()
    expect(new Set(things.map(({ name }) => name)).size).toBe(things.length)
  })
})

import { type ImageNode, designNode } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { choiceOf, maskChoices } from './masks.ts'

const photo: ImageNode = {
  type: 'image',
  id: 'p',
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  image: 'u',
  width: 30,
  height: 20
}

describe('the shapes a photo can be cut to', () => {
  it('are all shapes a design can hold, each by a name of its own, and known again', () => {
    const choices = maskChoices()
    expect(choices.length).toBeGreaterThan(15)
    for (const choice of choices) {
      const { mask } = choice
      const cut: ImageNode = mask ? { ...photo, mask } : photo
      expect(designNode.safeParse(cut).error).toBeUndefined()
      expect(choiceOf(cut, choices)?.id).toBe(choice.id)
    }
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
  })
})

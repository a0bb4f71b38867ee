import { contrast } from '@motif/contract/colour-rules'
import { expect, it } from 'vitest'
import { dark, light, onColour } from './style.ts'

it.each(Object.entries({ light, dark }))(
  'can be read in %s: words have 4.5:1 on every paper',
  (_theme, { paper, raised, ink, muted }) => {
    for (const on of [paper, raised])
      for (const words of [ink, muted]) expect(contrast(words, on)).toBeGreaterThanOrEqual(4.5)
  }
)

it.each(['#C8371B', '#FF8A66', '#000000', '#ffffff', '#767676', '#777777', '#1F6B45', '#f0b849', '#808080'])(
  'finds words that can be read on an owner’s %s',
  (colour) => {
    expect(contrast(colour, onColour(colour))).toBeGreaterThanOrEqual(4.5)
  }
)

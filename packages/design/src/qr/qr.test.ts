import { describe, expect, it } from 'vitest'
import { isScannable } from './scannable.ts'

describe('a code that scanners can read', () => {
  it.each([
    ['black on white', { fill: '#000000', background: '#ffffff' }, undefined, true],
    ['navy on a pale product', { fill: '#1f2f5a' }, '#f4f1ea', true],
    ['black on a navy product', { fill: '#000000' }, '#1f2f5a', false],
    ['white on black, the wrong way round', { fill: '#ffffff', background: '#000000' }, undefined, false],
    ['yellow on white', { fill: '#e9d02f', background: '#ffffff' }, undefined, false],
    ['half-transparent black on white', { fill: '#000000', background: '#ffffff', opacity: 0.3 }, undefined, false],
    [
      'a gradient that ends too pale',
      {
        fill: {
          type: 'linear' as const,
          angle: 0,
          stops: [
            { at: 0, colour: '#000000', opacity: 1 },
            { at: 1, colour: '#ffffff', opacity: 1 }
          ]
        },
        background: '#ffffff'
      },
      undefined,
      false
    ],
    ['any colour on an unknown product', { fill: '#ffffff' }, undefined, true]
  ])('is %s or not', (_what, code, productColour, expected) => {
    expect(isScannable(code, productColour)).toBe(expected)
  })
})

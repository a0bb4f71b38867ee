import { describe, expect, it } from 'vitest'
import type { ImageNode } from '../document/nodes.ts'
import { coloursOfPicture, recolourPixels } from './colour-matrix.ts'

type Wish = Pick<ImageNode, 'adjust' | 'effect'>

/** One pixel after the adjustments and the effect. */
function pixel(wish: Wish, ...colour: number[]): number[] {
  const bytes = Uint8Array.from(colour)
  recolourPixels(bytes, colour.length === 4 ? 4 : 3, coloursOfPicture(wish) ?? [])
  return [...bytes]
}

const orange = [230, 120, 40] as const

describe('the colours of a picture', () => {
  it('stay as they are where nothing is adjusted', () => {
    expect(coloursOfPicture({})).toBeUndefined()
    expect(coloursOfPicture({ adjust: { brightness: 0, warmth: 0 } })).toBeUndefined()
  })

  it('become lighter and darker, stronger and duller, warmer and colder', () => {
    expect(pixel({ adjust: { brightness: -100 } }, ...orange)).toEqual([0, 0, 0])
    expect(pixel({ adjust: { brightness: 50 } }, 100, 60, 20)).toEqual([150, 90, 30])
    expect(pixel({ adjust: { contrast: -100 } }, ...orange)).toEqual([128, 128, 128])
    expect(pixel({ adjust: { contrast: 50 } }, 64, 128, 192)).toEqual([32, 128, 224])
    expect(new Set(pixel({ adjust: { saturation: -100 } }, ...orange)).size).toBe(1)
    expect(pixel({ adjust: { warmth: 100 } }, 100, 100, 100)).toEqual([120, 100, 80])
    expect(pixel({ adjust: { warmth: -100 } }, 100, 100, 100)).toEqual([80, 100, 120])
  })

  it('run from one colour to another in two tones, however light the picture was made', () => {
    const effect = { type: 'duotone', dark: '#1c1b58', light: '#ffd9a0' } as const
    expect(pixel({ effect }, 0, 0, 0)).toEqual([0x1c, 0x1b, 0x58])
    expect(pixel({ effect }, 255, 255, 255)).toEqual([0xff, 0xd9, 0xa0])
    expect(pixel({ effect, adjust: { brightness: 100 } }, 200, 200, 200)).toEqual([0xff, 0xd9, 0xa0])
  })

  it('are black and white around a level', () => {
    const effect = { type: 'threshold', level: 50 } as const
    expect(pixel({ effect }, 110, 110, 110)).toEqual([0, 0, 0])
    expect(pixel({ effect }, 145, 145, 145)).toEqual([255, 255, 255])
  })

  it('leave what is see-through as it is', () => {
    expect(pixel({ effect: { type: 'greyscale' } }, 255, 0, 0, 90)).toEqual([54, 54, 54, 90])
  })
})

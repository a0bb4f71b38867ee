import { describe, expect, it } from 'vitest'
import { coloursUsed, hasPictures } from '../document/colours-used.ts'
import type { DesignDocument } from '../document/document.ts'
import { paletteOf } from './index.ts'

/** Pixel data with `count` pixels of each colour. */
const pixels = (...parts: [count: number, red: number, green: number, blue: number, alpha?: number][]) => ({
  data: new Uint8ClampedArray(
    parts.flatMap(([count, red, green, blue, alpha = 255]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat()
    )
  )
})

describe('the colours of a picture', () => {
  it('are those there is most of, each once however it varies, without specks and what is see-through', () => {
    const picture = pixels(
      [500, 250, 10, 10],
      [400, 244, 16, 12],
      [300, 20, 40, 200],
      [100, 10, 200, 60],
      [1, 255, 255, 0],
      [900, 0, 255, 255, 0]
    )
    const palette = paletteOf(picture)
    expect(palette).toHaveLength(3)
    expect(palette[0]).toBe('#fa0a0a')
    expect(palette).toEqual(expect.arrayContaining(['#1428c8', '#0ac83c']))
    expect(paletteOf(picture, 2)).toHaveLength(2)
    expect(paletteOf(pixels([9, 1, 2, 3, 0]))).toEqual([])
  })
})

describe('the colours of a design', () => {
  const at = { x: 0, y: 0, rotation: 0, opacity: 1 }
  const box = { ...at, type: 'shape' as const, shape: 'rectangle' as const, width: 9, height: 9 }

  it('are named with the most used first, from fills, gradients, lines, letters and outlines of all sides', () => {
    const stops = [
      { at: 0, colour: '#0000ff', opacity: 1 },
      { at: 1, colour: '#00ff00', opacity: 1 }
    ]
    const text = {
      ...at,
      type: 'text' as const,
      id: 't',
      text: 'ab',
      font: 'anton',
      size: 9,
      align: 'centre' as const,
      letterSpacing: 0,
      lineHeight: 1,
      fill: '#111111',
      runs: [{ start: 0, end: 1, fill: '#222222' }],
      outlines: [{ colour: '#333333', width: 1 }],
      shadow: { colour: '#444444', x: 1, y: 1, opacity: 1 }
    }
    const group = { ...at, type: 'group' as const, id: 'g', scale: 1, children: [text] }
    const used = coloursUsed({
      areas: {
        front: [
          { ...box, id: 'a', fill: { type: 'linear', angle: 0, stops } },
          { ...box, id: 'b', stroke: { colour: '#ff0000', width: 1 } }
        ],
        back: [group, { ...box, id: 'c', fill: '#ff0000' }]
      }
    })
    expect(used[0]).toBe('#ff0000')
    expect(used.toSorted()).toEqual(
      ['#0000ff', '#00ff00', '#111111', '#222222', '#333333', '#444444', '#ff0000'].toSorted()
    )
  })
  it('are looked for once in a design, however many fields offer them, and anew in one that changed', () => {
    let walks = 0
    const areasIn = (fill: string): DesignDocument['areas'] => ({
      get front() {
        walks += 1
        return [{ ...box, id: 'a', fill }]
      }
    })
    const [before, after] = [{ areas: areasIn('#ff0000') }, { areas: areasIn('#00ff00') }]
    for (let field = 0; field < 10; field += 1) expect(coloursUsed(before)).toEqual(['#ff0000'])
    expect(walks).toBe(1)
    expect(coloursUsed(after)).toEqual(['#00ff00'])
    for (let field = 0; field < 10; field += 1) expect(hasPictures(after)).toBe(false)
    expect(walks).toBe(3)
  })
})

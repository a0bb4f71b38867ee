import { describe, expect, it } from 'vitest'
import { differenceOf, markedDifference, type Picture } from './compare.ts'

const white = [255, 255, 255]

/** A picture of one colour. `others` contains other colours by pixel index. */
function picture(width: number, height: number, colour: readonly number[], others: Record<number, number[]> = {}) {
  const data = Uint8Array.from({ length: 3 * width * height }, (_, index) => colour[index % 3]!)
  for (const [place, other] of Object.entries(others)) data.set(other, 3 * Number(place))
  return { width, height, data } satisfies Picture
}

describe('two pictures of a story', () => {
  it('are the same where nothing has changed', () => {
    expect(differenceOf(picture(4, 3, white), picture(4, 3, white))).toBeUndefined()
  })

  it('are the same where a browser rounded a colour otherwise', () => {
    expect(differenceOf(picture(4, 3, [31, 107, 69]), picture(4, 3, [31, 112, 64]))).toBeUndefined()
  })

  it('are the same where a few pixels of an edge were drawn a little otherwise', () => {
    expect(differenceOf(picture(4, 3, white), picture(4, 3, white, { 5: [243, 243, 243] }))).toBeUndefined()
    expect(differenceOf(picture(4, 3, white), picture(4, 3, white, { 5: [240, 240, 240] }))).toMatchObject({
      pixels: 1
    })
  })

  it('differ where a token has changed by seven levels, and say which', () => {
    expect(differenceOf(picture(8, 6, [31, 107, 69]), picture(8, 6, [31, 107, 76]))).toEqual({
      pixels: 48,
      box: { left: 0, top: 0, right: 8, bottom: 6 },
      cause: { kind: 'colour', before: '#1f6b45', after: '#1f6b4c' }
    })
  })

  it('differ where a token that colours nothing but the outline of an icon has changed by seven levels', () => {
    const icon = (colour: number[]) =>
      picture(8, 6, white, Object.fromEntries(Array.from({ length: 20 }, (_, place) => [place, colour])))
    expect(differenceOf(icon([31, 107, 69]), icon([31, 107, 76]))).toMatchObject({ pixels: 20 })
  })

  it('differ where a line has moved by one pixel', () => {
    const line = (row: number) =>
      picture(4, 3, white, Object.fromEntries([0, 1, 2, 3].map((x) => [4 * row + x, [0, 0, 0]])))
    expect(differenceOf(line(1), line(2))).toMatchObject({
      pixels: 8,
      box: { left: 0, top: 1, right: 4, bottom: 3 }
    })
  })

  it('have no single colour as their cause where many have changed', () => {
    const changed = picture(4, 3, white, { 0: [0, 0, 0], 1: [90, 0, 0], 2: [0, 90, 0], 3: [0, 0, 90] })
    expect(differenceOf(picture(4, 3, white), changed)?.cause).toEqual({ kind: 'other' })
  })

  it('differ in size alone where the rest is the same', () => {
    expect(differenceOf(picture(4, 3, white), picture(4, 5, white))).toEqual({
      pixels: 8,
      box: { left: 0, top: 3, right: 4, bottom: 5 },
      cause: { kind: 'size', before: '4 × 3', after: '4 × 5' }
    })
    expect(differenceOf(picture(6, 3, white), picture(4, 3, white))).toMatchObject({
      pixels: 6,
      box: { left: 4, top: 0, right: 6, bottom: 3 }
    })
  })
})

it('marks what differs in red, and pales the rest', () => {
  const { width, height, data } = markedDifference(
    picture(2, 1, [0, 0, 0]),
    picture(2, 2, [0, 0, 0], { 1: [90, 90, 90] })
  )
  expect([width, height]).toEqual([2, 2])
  const red = [224, 0, 32]
  expect([...data]).toEqual([191, 191, 191, ...red, ...red, ...red])
})

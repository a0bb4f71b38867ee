import { describe, expect, it } from 'vitest'
import { findSize, shownIn, toCm } from './find-size.ts'

const guide = {
  unit: 'cm' as const,
  columns: ['Half chest', 'Length'],
  rows: [
    { size: 'S', values: [49, 69] },
    { size: 'M', values: [52, 72] },
    { size: 'L', values: [55, 74] }
  ]
}

describe('the size that fits', () => {
  it.each([
    ['close', 'M'],
    ['regular', 'L'],
    ['loose', 'L']
  ] as const)('leaves the room around the chest that is wished for: %s', (fit, size) => {
    expect(findSize(guide, { kind: 'chest', around: 96, fit })?.size).toBe(size)
  })

  it('is the one nearest to something that fits already', () => {
    expect(findSize(guide, { kind: 'column', column: 0, value: 51 })).toEqual({
      size: 'M',
      column: 'Half chest',
      value: 52,
      difference: 1,
      isBeyond: undefined
    })
    expect(findSize(guide, { kind: 'column', column: 1, value: 69.5 })?.size).toBe('S')
  })

  it('is told of a table that measures all around, too', () => {
    const around = {
      ...guide,
      rows: guide.rows.map(({ size, values }) => ({ size, values: values.map((v) => v * 2) }))
    }
    expect(findSize(around, { kind: 'chest', around: 96, fit: 'regular' })).toMatchObject({ size: 'L', difference: 14 })
    expect(findSize(guide, { kind: 'chest', around: 96, fit: 'regular' })).toMatchObject({ size: 'L', difference: 14 })
  })

  it('is none where the largest is too small and the smallest too large, and says so', () => {
    expect(findSize(guide, { kind: 'chest', around: 130, fit: 'close' })).toMatchObject({
      size: 'L',
      isBeyond: 'largest'
    })
    expect(findSize(guide, { kind: 'chest', around: 60, fit: 'close' })).toMatchObject({
      size: 'S',
      isBeyond: 'smallest'
    })
  })

  it('is unknown to a table without a column of the chest', () => {
    const shoes = { ...guide, columns: ['Foot', 'Heel'] }
    expect(findSize(shoes, { kind: 'chest', around: 96, fit: 'close' })).toBeUndefined()
    expect(findSize(shoes, { kind: 'column', column: 0, value: 52 })?.size).toBe('M')
  })
})

it('reads the table in centimetres and inches', () => {
  expect([shownIn('cm', 52), shownIn('in', 52)]).toEqual([52, 20.5])
  expect([toCm('cm', 52), Math.round(toCm('in', 20.5))]).toEqual([52, 52])
})

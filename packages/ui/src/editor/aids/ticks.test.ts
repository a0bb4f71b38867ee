import { expect, it } from 'vitest'
import { ticksOf } from './ticks.ts'

const figures = (more: Partial<Parameters<typeof ticksOf>[0]>) =>
  ticksOf({ origin: 100, scale: 2, lengthPx: 300, unitMm: 1, ...more }).flatMap(({ figure }) => figure ?? [])

it('counts from the corner of the print area, in steps that leave room for the figures', () => {
  expect(ticksOf({ origin: 100, scale: 2, lengthPx: 300, unitMm: 1 }).filter(({ figure }) => figure === 0)).toEqual([
    { px: 100, figure: 0 }
  ])
  expect([figures({}), figures({ scale: 0.5 }), figures({ scale: 60 })]).toEqual([
    [-50, 0, 50, 100],
    [-200, 0, 200, 400],
    [-1, 0, 1, 2, 3]
  ])
  expect(figures({ unitMm: 25.4, scale: 4, lengthPx: 310 })).toEqual([0, 1, 2])
})

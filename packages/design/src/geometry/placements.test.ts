import { expect, it } from 'vitest'
import { placedAt, placements, placementsFor } from './placements.ts'

const front = { id: 'front', widthMm: 300, heightMm: 400, safeMm: 10 }
const box = (width: number, height: number) => ({ left: 0, top: 0, right: width, bottom: height })
const at = (id: string, width: number, height: number, area = front) => {
  const placement = placements.find((one) => one.id === id)
  if (!placement) throw new Error(`There is no placement ${id}.`)
  return placedAt(box(width, height), placement, area)
}

it('puts a mark on the wearer’s left, as wide as the trade has it', () => {
  // The mark's centre is 4 in below the collar, which is 2 in above the area.
  expect(at('left-chest', 178, 100)).toEqual({ times: 0.5, x: 239, y: expect.closeTo(51, 0) })
  expect(at('right-chest', 178, 100).x).toBe(61)
})

it('keeps what is tall to its height, and everything to what letters keep to', () => {
  const { times, y } = at('full-front', 100, 1000)
  expect(times * 1000).toBeCloseTo(356)
  expect(y - (times * 1000) / 2).toBeGreaterThanOrEqual(10)
  const low = at('full-front', 100, 1000, { ...front, heightMm: 200 })
  expect([low.times * 1000, low.y]).toEqual([180, 100])
})

it('is offered where there is room for it', () => {
  const ids = (area: typeof front) => placementsFor(area).map(({ id }) => id)
  expect(ids(front)).toEqual(['left-chest', 'right-chest', 'centre-chest', 'full-front'])
  expect(ids({ ...front, widthMm: 120 })).toEqual([])
  expect(ids({ ...front, id: 'back' })).toEqual(['neck', 'full-back'])
  expect(ids({ ...front, id: 'sleeve-left', widthMm: 120 })).toEqual(['sleeve'])
  expect(ids({ ...front, id: 'side' })).toEqual([])
})

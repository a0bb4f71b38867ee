import { expect, it } from 'vitest'
import { isInPolygons, isNearPolygons, polygonsOf } from './flat-path.ts'
import { parsePath } from './path.ts'

const polygons = (data: string) => polygonsOf(parsePath(data) ?? [])
const isIn = (data: string, x: number, y: number) => isInPolygons(polygons(data), { x, y })

it('runs through the same corners whether a path is written in places or in steps', () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4]
  ].map(([x, y]) => ({ x, y }))
  for (const data of ['M0 0L4 0L4 4L0 4Z', 'M0 0H4V4H0Z', 'm0 0l4 0l0 4l-4 0z', 'm0 0h4v4h-4z'])
    expect(polygons(data), data).toEqual([square])
})

it('goes on after a closed part from where that began', () => {
  expect(polygons('M1 1h2v2zl5 0')[1]).toEqual([
    { x: 1, y: 1 },
    { x: 6, y: 1 }
  ])
})

it('follows curves, and smooth ones as if their first handle was written', () => {
  expect(isIn('M0 0C0 4 4 4 4 0Z', 2, 2.5)).toBe(true)
  expect(isIn('M0 0C0 4 4 4 4 0Z', 2, 3.2)).toBe(false)
  expect(polygons('M0 0C0 2 2 2 2 0S4 -2 4 0')).toEqual(polygons('M0 0C0 2 2 2 2 0C2 -2 4 -2 4 0'))
  expect(polygons('M0 0Q1 2 2 0T4 0')).toEqual(polygons('M0 0Q1 2 2 0Q3 -2 4 0'))
  expect(polygons('M0 0A1 1 0 0 1 2 0').flat().at(-1)).toEqual({ x: 2, y: 0 })
})

it('follows arcs, the long way round where a path says so', () => {
  expect([isIn('M0 0A1 1 0 0 1 2 0Z', 1, -0.9), isIn('M0 0A1 1 0 0 1 2 0Z', 0.1, -0.9)]).toEqual([true, false])
  // A crescent between a large and a smaller arc.
  const moon = 'M.62 .015A.5 .5 0 1 0 .985 .38A.311 .311 0 1 1 .62 .015Z'
  expect([isIn(moon, 0.2, 0.5), isIn(moon, 0.85, 0.15), isIn(moon, 0.02, 0.02)]).toEqual([true, false, false])
})

it('is near what is filled as far as it is told', () => {
  const square = polygons('M0 0L10 0L10 10L0 10Z')
  const near = (x: number, y: number) => isNearPolygons(square, { x, y }, 2)
  expect([near(5, 5), near(11.9, 5), near(11.3, 11.3), near(11.9, 11.9)]).toEqual([true, true, true, false])
})

it('has a hole where a part runs the other way, and none where it runs the same', () => {
  const outer = 'M0 0L10 0L10 10L0 10Z'
  expect(isIn(`${outer}M2 2L2 8L8 8L8 2Z`, 5, 5)).toBe(false)
  expect(isIn(`${outer}M2 2L8 2L8 8L2 8Z`, 5, 5)).toBe(true)
  expect(isIn(outer, 11, 5)).toBe(false)
})

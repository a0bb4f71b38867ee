import { expect, it } from 'vitest'
import { whiteExposure } from './exposure.ts'
import { linearOf } from './linear.ts'

const lights = Array.from({ length: 60 }, (_, index) => index / 40)

it('leaves coloured goods as they are lit', () => {
  expect(lights.map(whiteExposure(linearOf('d9a22b')))).toEqual(lights)
})

it('makes white goods brighter and yet keeps every fold apart', () => {
  const exposed = lights.map(whiteExposure(linearOf('f2f1ec')))
  expect(exposed[16]).toBeGreaterThan(0.5)
  expect(exposed.every((light, index) => index === 0 || light > (exposed[index - 1] ?? 1))).toBe(true)
  expect(Math.max(...exposed)).toBeLessThan(1)
})

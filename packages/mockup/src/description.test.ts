import { expect, it } from 'vitest'
import { exposed, inFolds, tintOf } from './description.ts'

const lights = Array.from({ length: 60 }, (_, index) => index / 40)
const shown = (colour: string) => lights.map((light) => exposed(light, tintOf(colour).whiteness))

it('leaves coloured products as they are lit', () => {
  expect(shown('#d9a22b')).toEqual(lights)
})

it('makes white products brighter and yet keeps every fold apart', () => {
  const white = shown('#f2f1ec')
  expect(white[16]).toBeGreaterThan(0.5)
  expect(white.every((light, index) => index === 0 || light > (white[index - 1] ?? 1))).toBe(true)
  expect(Math.max(...white)).toBeLessThan(1)
})

it('deepens the folds of dark products alone', () => {
  const kept = (colour: string, light: number) => inFolds(light, tintOf(colour).darkening[0]) / light
  expect(kept('#ffffff', 0.2)).toBeCloseTo(1)
  expect(kept('#000000', 0.2)).toBeCloseTo(0.53, 1)
  expect(kept('#000000', 0.35)).toBeCloseTo(0.81, 1)
  expect(kept('#000000', 1)).toBeGreaterThan(0.99)
})

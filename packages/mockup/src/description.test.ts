import { expect, it } from 'vitest'
import { exposed, tintOf } from './description.ts'

const lights = Array.from({ length: 60 }, (_, index) => index / 40)
const shown = (colour: string) => lights.map((light) => exposed(light, tintOf(colour).whiteness))

it('leaves coloured goods as they are lit', () => {
  expect(shown('#d9a22b')).toEqual(lights)
})

it('makes white goods brighter and yet keeps every fold apart', () => {
  const white = shown('#f2f1ec')
  expect(white[16]).toBeGreaterThan(0.5)
  expect(white.every((light, index) => index === 0 || light > (white[index - 1] ?? 1))).toBe(true)
  expect(Math.max(...white)).toBeLessThan(1)
})

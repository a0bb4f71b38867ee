import { expect, it } from 'vitest'
import { isNearlyEqual } from './is-nearly-equal.ts'

const line = (x: number, text = 'Hello') => ({
  product: 'poster',
  areas: { front: [{ type: 'text', text, x, size: 36 }] }
})

it('takes a design for the same where only fitting it to another size made a difference', () => {
  expect(isNearlyEqual(line(150), line(150.001))).toBe(true)
  expect(isNearlyEqual(line(150), line(151))).toBe(false)
  expect(isNearlyEqual(line(150), line(150, 'Bye'))).toBe(false)
  expect(isNearlyEqual(line(150), { ...line(150), colour: 'paper' })).toBe(false)
  expect(isNearlyEqual({ ...line(150), colour: 'paper' }, { ...line(150), team: [] })).toBe(false)
})

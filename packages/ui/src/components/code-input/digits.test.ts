import { describe, expect, it } from 'vitest'
import { codeIn, digitPattern, digitsIn } from './digits.ts'

describe('a code of six digits', () => {
  it.each([
    '402913',
    '402 913',
    '402-913',
    '4 0 2 9 1 3',
    ' 402913\n',
    'Your code is 402913.',
    '402 913 is your code. It is good for 10 minutes.',
    'In the next 10 minutes: 402913',
    'Order 1007, code 402913',
    '٤٠٢٩١٣',
    '४०२९१३',
    '４０２９１３'
  ])('is found in %j', (text) => {
    expect(codeIn(text, 6)).toBe('402913')
  })

  it.each(['40291', 'soon', 'Order 1007', '4029134'])('is not found in %j', (text) => {
    expect(codeIn(text, 6)).toBeUndefined()
  })
})

describe('a box', () => {
  it.each(['4', '٤', '۴', '४', '４'])('takes %j as a 4', (typed) => {
    expect(typed).toMatch(new RegExp(digitPattern))
    expect(digitsIn(typed)).toBe('4')
  })

  it.each(['x', ' ', '-'])('does not take %j', (typed) => {
    expect(typed).not.toMatch(new RegExp(digitPattern))
  })
})

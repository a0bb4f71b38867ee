import { describe, expect, it } from 'vitest'
import { digitsOf, place } from './digits.ts'

const empty = digitsOf('', 6)
const pasted = (text: string, at = 0) => place(empty, at, text).digits.join('')

describe('the six boxes', () => {
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
  ])('find the code in %j', (text) => {
    expect(pasted(text)).toBe('402913')
    expect(pasted(text, 3)).toBe('402913')
  })

  it('take part of a code from the box on', () => {
    expect(place(empty, 2, '29')).toEqual({ digits: ['', '', '2', '9', '', ''], next: 4 })
    expect(place(digitsOf('402913', 6), 5, '7')).toEqual({ digits: digitsOf('402917', 6), next: 5 })
  })

  it('take nothing from text without digits', () => {
    expect(place(empty, 0, 'soon')).toEqual({ digits: empty, next: 0 })
  })
})

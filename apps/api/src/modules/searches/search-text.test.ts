import { expect, test } from 'vitest'
import { countedText } from './search-text.ts'

test('a query is counted in lower case, without signs', () => {
  expect(countedText('  Yellow   SHIRT! ')).toBe('yellow shirt')
  expect(countedText('Women’s t-shirt, size M')).toBe('women’s t-shirt size m')
  expect(countedText('Größe')).toBe('größe')
  expect(countedText('2026 calendar')).toBe('2026 calendar')
})

test.each([
  'jane@example.com',
  'jane＠example',
  'jane.doe example.com',
  'www example',
  'https://evil',
  '+44 20 7946 0958',
  '020-79-46',
  'M-2611-K4TR',
  'm 2611 k4tr',
  'm2611k4tr',
  'ABCD-EF2H-JKMN-PQRS',
  'abcdef2hjkmnpqrs'
])('%s may be personal and is not counted', (text) => {
  expect(countedText(text)).toBeUndefined()
})

test.each(['', 'a', '!!!', 'x'.repeat(31), 'one two three four five six seven', 'many letters '.repeat(5)])(
  'a query of no or too many letters is not counted: %s',
  (text) => {
    expect(countedText(text)).toBeUndefined()
  }
)

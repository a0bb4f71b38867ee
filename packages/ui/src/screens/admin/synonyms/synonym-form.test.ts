import { m } from '@motif/messages'
import { expect, test } from 'vitest'
import { errorsIn, errorsOf, parseTerms } from './synonym-form.ts'

test('words stand between commas, of other scripts as well', () => {
  expect(parseTerms(' jumper, hooded top ,,sweater،قبعة\n帽子、杯子 ')).toEqual([
    'jumper',
    'hooded top',
    'sweater',
    'قبعة',
    '帽子',
    '杯子'
  ])
})

test('what is wrong is told at its field, once', () => {
  expect(errorsIn([], ['mug'])).toEqual({ words: m.admin_synonym_none() })
  expect(errorsIn(['cup'], [])).toEqual({ finds: m.admin_synonym_alone() })
  expect(errorsIn(['Cup', 'cup'], [])).toEqual({ finds: m.admin_synonym_alone() })
  expect(errorsIn(['!'], ['mug'])).toEqual({ words: m.admin_synonym_no_word({ word: '!' }) })
  const many = Array.from({ length: 21 }, (_, index) => `${index}`)
  expect(errorsIn(['cup'], many)).toEqual({ finds: m.admin_synonym_many({ count: 20 }) })
  const word = 'x'.repeat(61)
  expect(errorsIn([word], ['mug'])).toEqual({ words: m.admin_synonym_long({ word, count: 60 }) })
  expect(errorsIn(['cup', 'beaker'], [])).toEqual({})
})

test('a refusal of one word stands at its field', () => {
  expect(errorsOf({ code: 'invalid-input', message: '', fields: { 'words.2': 'Too long.' } })).toEqual({
    words: 'Too long.'
  })
  expect(errorsOf(undefined)).toEqual({})
})

import { expect, test } from 'vitest'
import { wordMatcher } from './match-words.ts'

const hits = (words: string[], text: string) => [...wordMatcher(words)(text)]

test.each([
  'shit',
  'Shit!',
  'SHIT',
  'oh, shit happens',
  'shít',
  'ＳＨＩＴ',
  '𝓼𝓱𝓲𝓽',
  'sh1t',
  '5h1t',
  '$hit',
  'sh!t',
  'sh|t'
])('finds a word without case, accents and simple disguises: %s', (text) =>
  expect(hits(['shit'], text)).toEqual(['shit'])
)

test.each([
  's h i t',
  's.h.i.t',
  's. h. i. t.',
  's-h-i-t',
  'sh.it',
  's h 1 t',
  's\nh\ni\nt',
  'you s h i t',
  's💩h💩i💩t',
  'a b  s h i t'
])('finds a word whose letters are set apart: %s', (text) => expect(hits(['shit'], text)).toEqual(['shit']))

test.each(['sh\u200Bit', 's\u200Dh\u2060it', 's\u00ADhit', '\uFEFFshit', 's\u034Fhit'])(
  'ignores zero-width characters: %j',
  (text) => expect(hits(['shit'], text)).toEqual(['shit'])
)

test.each([
  'Scunthorpe',
  'S c u n t h o r p e',
  'S.C.U.N.T.H.O.R.P.E',
  'Arsenal',
  'class of 2026',
  'Essex',
  'Cocktails',
  'Shitake',
  '455',
  '4 5 5'
])('finds nothing within longer words or in numbers: %s', (text) =>
  expect(hits(['cunt', 'arse', 'ass', 'sex', 'cock', 'shit'], text)).toEqual([])
)

test('reads the disguises of an entry as those of a text, and takes one of signs literally', () => {
  expect(hits(['a$$', '$hit', '@ss'], 'have a nice day, greatest hits, SS Great Britain')).toEqual([])
  expect(hits(['$hit'], 'oh shit')).toEqual(['$hit'])
  expect([hits(['C++'], 'vitamin c'), hits(['C++'], 'I love C++!')]).toEqual([[], ['C++']])
})

test('finds phrases, and numbers that are entries themselves', () => {
  expect(hits(['white power', '88'], 'WHITE  p0wer!')).toEqual(['white power'])
  expect(hits(['white power', '88'], 'white wall power')).toEqual([])
  expect(hits(['white power', '88'], 'No. 88')).toEqual(['88'])
  expect(hits(['88'], '1988')).toEqual([])
})

test('finds German words in each of their spellings', () => {
  for (const text of ['SCHEISSE', 'Scheiße', 'scheiẞe']) expect(hits(['Scheiße'], text)).toEqual(['Scheiße'])
  for (const text of ['Führer', 'Fuehrer', 'FUHRER', 'Fu\u0308hrer']) expect(hits(['Führer'], text)).toEqual(['Führer'])
  expect(hits(['Führer'], 'Führerschein')).toEqual([])
})

test('finds Arabic words without vowel signs, lengthening and forms of letters', () => {
  for (const text of ['كلب', 'كَلْب', 'كـــلب', 'يا كلب!', 'ك ل ب']) expect(hits(['كلب'], text)).toEqual(['كلب'])
  expect(hits(['أحمق'], 'احمق')).toEqual(['أحمق'])
  expect(hits(['كلب'], 'كلبشة')).toEqual([])
})

test('finds emoji in each skin tone, and words of scripts without spaces as parts of a text', () => {
  for (const text of ['hello 🖕', '🖕🏽🖕🏽', 'a🖕\uFE0Fb']) expect(hits(['🖕'], text)).toEqual(['🖕'])
  expect(hits(['馬鹿', '🖕'], 'お前は馬鹿だ')).toEqual(['馬鹿'])
  expect(hits(['馬鹿'], '馬と鹿')).toEqual([])
})

test('finds nothing without words, and in texts without any', () => {
  expect(hits([], 'shit')).toEqual([])
  for (const text of ['', ' ', '!!!', '👕', '\u200B'])
    expect(hits(['shit', '!!'], text)).toEqual(text === '!!!' ? ['!!'] : [])
})

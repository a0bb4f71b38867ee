/**
 * Words that stand on the stage as an example and are nobody's own: what the design tool begins a text with, and a name and
 * a number of a team, in every language of the message catalogue (a test of the design tool compares them).
 */
const toolWords = ['Your words', 'NAME', '00']

/** Names, dates, places and secrets of made-up people in the templates: those who buy one have their own. */
const templateWords = [
  '14 JUNE 2019',
  '51.4545° N 2.5879° W',
  'M',
  'Spare Room',
  'kettle-is-on',
  'Ines & Tom',
  '19 · 06 · 2027',
  'in the orchard, rain or shine',
  'MIDDLETON'
]

const folded = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

const samples: ReadonlySet<string> = new Set([...toolWords, ...templateWords].map(folded))

/** Whether a text still says what it was put there with. */
export const isSample = (text: string): boolean => samples.has(folded(text))

/**
 * Example text that the design tool inserts: initial text, and a name and number for teams, in every language of the
 * message catalogue. A test of the design tool compares them.
 */
const toolTexts = ['Your words', 'NAME', '00']

/** Fictitious names, dates, places and secrets in the templates, which customers replace. */
const templateTexts = [
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

const samples: ReadonlySet<string> = new Set([...toolTexts, ...templateTexts].map(folded))

/** Whether a text is unchanged placeholder text. */
export const isPlaceholderText = (text: string): boolean => samples.has(folded(text))

import { type TextRun, runsAfterEdit } from './runs.ts'

export const listKinds = ['bullets', 'numbers'] as const
export type ListKind = (typeof listKinds)[number]

const markers = { bullets: /^• /, numbers: /^\d{1,3}\. / } as const satisfies Record<ListKind, RegExp>
const written = { bullets: () => '• ', numbers: (number: number) => `${number}. ` } as const

/** UTF-16 units of the marker a paragraph of a list begins with; 0 where it has none. */
export const markerLength = (paragraph: string, list: ListKind): number =>
  markers[list].exec(paragraph)?.[0].length ?? 0

interface Paragraph {
  start: number
  text: string
}

function paragraphsIn(text: string): Paragraph[] {
  let start = 0
  return text.split('\n').map((paragraph) => {
    const found = { start, text: paragraph }
    start += paragraph.length + 1
    return found
  })
}

/** Words in the place of so many UTF-16 units. */
interface TextEdit {
  at: number
  gone: number
  come: string
}

/** Items in their order, those without a marker not among them. */
function itemsIn(text: string, list: ListKind): (Paragraph & { length: number; number: number })[] {
  let number = 0
  return paragraphsIn(text).flatMap((paragraph) => {
    const length = markerLength(paragraph.text, list)
    if (length === 0) return []
    number += 1
    return { ...paragraph, length, number }
  })
}

/** What gives every item the number of its place. */
const numberEdits = (text: string): TextEdit[] =>
  itemsIn(text, 'numbers').map(({ start, length, number }) => ({
    at: start,
    gone: length,
    come: written.numbers(number)
  }))

/** What makes every paragraph that is not blank an item of a list, or takes the markers of all items away. */
function listEdits(text: string, list: ListKind | undefined): TextEdit[] {
  let number = 0
  return paragraphsIn(text).flatMap(({ start, text: paragraph }) => {
    const gone = Math.max(...listKinds.map((kind) => markerLength(paragraph, kind)))
    const isItem = list !== undefined && paragraph.slice(gone).trim() !== ''
    if (isItem) number += 1
    return { at: start, gone, come: isItem ? written[list](number) : '' }
  })
}

interface Words {
  text: string
  runs?: readonly TextRun[] | undefined
}

/** Words after edits in their order, with styles that keep to their letters. */
function edited({ text, runs }: Words, edits: readonly TextEdit[]): { text: string; runs: TextRun[] | undefined } {
  let after = { text, runs: runs?.slice() }
  for (const { at, gone, come } of edits.toReversed()) {
    if (after.text.slice(at, at + gone) === come) continue
    const next = after.text.slice(0, at) + come + after.text.slice(at + gone)
    after = { text: next, runs: after.runs && runsAfterEdit(after.runs, after.text, next, at + come.length) }
  }
  return after
}

/** Words as items of a list, or as plain paragraphs. */
export const asList = (words: Words, list: ListKind | undefined) => edited(words, listEdits(words.text, list))

/** The items of a numbered list with the numbers of their places. */
export const renumbered = (words: Words) => edited(words, numberEdits(words.text))

/**
 * What a line break typed from `start` to `end` puts there: the next item. In an item without words it takes the marker
 * away, which ends the list.
 */
export function nextItem(text: string, list: ListKind, { start, end }: { start: number; end: number }): TextEdit {
  const paragraph = paragraphsIn(text).findLast((one) => one.start <= start) ?? { start: 0, text }
  const length = markerLength(paragraph.text, list)
  if (length === 0 || start < paragraph.start + length) return { at: start, gone: end - start, come: '\n' }
  if (start === end && paragraph.text.slice(length).trim() === '')
    return { at: paragraph.start, gone: paragraph.text.length, come: '' }
  const number = itemsIn(text.slice(0, start), list).length
  return { at: start, gone: end - start, come: `\n${written[list](number + 1)}` }
}

import { type TextRun, runsAfterEdit } from './runs.ts'

export const listKinds = ['bullets', 'numbers'] as const
export type ListKind = (typeof listKinds)[number]

const markers = { bullets: /^• /, numbers: /^\d{1,3}\. / } as const satisfies Record<ListKind, RegExp>
const written = { bullets: () => '• ', numbers: (number: number) => `${number}. ` } as const

/** Length of the list marker at the start of a paragraph, in UTF-16 units; 0 without a marker. */
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

/** Replaces a range of UTF-16 units with text. */
interface TextEdit {
  at: number
  gone: number
  come: string
}

/** List items in document order; paragraphs without a marker are skipped. */
function itemsIn(text: string, list: ListKind): (Paragraph & { length: number; number: number })[] {
  let number = 0
  return paragraphsIn(text).flatMap((paragraph) => {
    const length = markerLength(paragraph.text, list)
    if (length === 0) return []
    number += 1
    return { ...paragraph, length, number }
  })
}

/** Edits that number every item by its position. */
const numberEdits = (text: string): TextEdit[] =>
  itemsIn(text, 'numbers').map(({ start, length, number }) => ({
    at: start,
    gone: length,
    come: written.numbers(number)
  }))

/** Edits that turn every non-blank paragraph into a list item, or remove all markers. */
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

/** Applies edits, given in text order. Style runs stay with their characters. */
function edited({ text, runs }: Words, edits: readonly TextEdit[]): { text: string; runs: TextRun[] | undefined } {
  let after = { text, runs: runs?.slice() }
  for (const { at, gone, come } of edits.toReversed()) {
    if (after.text.slice(at, at + gone) === come) continue
    const next = after.text.slice(0, at) + come + after.text.slice(at + gone)
    after = { text: next, runs: after.runs && runsAfterEdit(after.runs, after.text, next, at + come.length) }
  }
  return after
}

/** Formats a text as a list, or as plain paragraphs. */
export const asList = (words: Words, list: ListKind | undefined) => edited(words, listEdits(words.text, list))

/** Renumbers the items of a numbered list. */
export const renumbered = (words: Words) => edited(words, numberEdits(words.text))

/**
 * The edit for a line break typed over `start` to `end`: it starts the next item. In an empty item it removes the
 * marker, which ends the list.
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

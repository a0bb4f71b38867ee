import { type TextRun, normalizeRuns, runsAfterEdit } from './runs.ts'

export const listKinds = ['bullets', 'numbers'] as const
export type ListKind = (typeof listKinds)[number]

const markers = { bullets: /^• /, numbers: /^\d{1,3}\. / } as const satisfies Record<ListKind, RegExp>
const written = { bullets: () => '• ', numbers: (number: number) => `${number}. ` } as const

/** Kinds of lists in a text; `mixed` if it contains both. */
export const textListKinds = [...listKinds, 'mixed'] as const
export type TextList = (typeof textListKinds)[number]

const kindsIn = (list: TextList): readonly ListKind[] => (list === 'mixed' ? listKinds : [list])

/** The kind of list item that a paragraph is; undefined without a marker. */
const kindOf = (paragraph: string, list: TextList): ListKind | undefined =>
  kindsIn(list).find((kind) => markers[kind].test(paragraph))

/** Length of the list marker at the start of a paragraph, in UTF-16 units; 0 without a marker. */
export const markerLength = (paragraph: string, list: TextList): number =>
  Math.max(...kindsIn(list).map((kind) => markers[kind].exec(paragraph)?.[0].length ?? 0))

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

/** A range of a text in UTF-16 units. */
interface TextPart {
  start: number
  end: number
}

/** Paragraphs that a part of a text touches; all without a part. One before which the part ends is not touched. */
const paragraphsOf = (text: string, part: TextPart | undefined): Paragraph[] =>
  paragraphsIn(text).filter(
    ({ start, text: own }) =>
      part === undefined ||
      (start + own.length >= part.start && (start < part.end || (start === part.end && part.start === part.end)))
  )

/**
 * Edits that turn paragraphs into list items, or remove their markers. Blank paragraphs are no items, unless one is the
 * only paragraph of a part.
 */
function listEdits(text: string, list: ListKind | undefined, part: TextPart | undefined): TextEdit[] {
  const paragraphs = paragraphsOf(text, part)
  const isAlone = part !== undefined && paragraphs.length === 1
  let number = 0
  return paragraphs.flatMap(({ start, text: paragraph }) => {
    const gone = markerLength(paragraph, 'mixed')
    const isItem = list !== undefined && (isAlone || paragraph.slice(gone).trim() !== '')
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
  return { ...after, runs: after.runs && normalizeRuns(after.runs, {}) }
}

/** Edits that keep words from counting as an item, such as "24. December": the space becomes a no-break space. */
const wordEdits = (paragraphs: readonly Paragraph[], list: TextList): TextEdit[] =>
  paragraphs.flatMap(({ start, text }) => {
    const length = markerLength(text, list)
    return length === 0 ? [] : { at: start + length - 1, gone: 1, come: '\u00A0' }
  })

/**
 * Formats a text as a list, or as plain paragraphs. With a `part`, only the paragraphs it touches; `before` is the list
 * that the text has. Numbers continue through the text. Words of other paragraphs never become items.
 */
export function asList(
  words: Words,
  list: ListKind | undefined,
  { part, before }: { part?: TextPart | undefined; before?: TextList | undefined } = {}
): { text: string; runs: TextRun[] | undefined; list: TextList | undefined } {
  const edits = listEdits(words.text, list, part)
  if (part === undefined) return { ...edited(words, edits), list }
  const inside = new Set(paragraphsOf(words.text, part).map(({ start }) => start))
  const outside = paragraphsIn(words.text).filter(({ start }) => !inside.has(start))
  const kindBefore = ({ text }: Paragraph) => (before === undefined ? undefined : kindOf(text, before))
  const others = outside.flatMap((paragraph) => kindBefore(paragraph) ?? [])
  const kinds = new Set([...others, ...(list === undefined ? [] : [list])])
  const [kind] = kinds
  const next = kinds.size > 1 ? 'mixed' : kind
  const plain = outside.filter((paragraph) => kindBefore(paragraph) === undefined)
  const all = [...edits, ...(next === undefined ? [] : wordEdits(plain, next))]
  const after = edited(
    words,
    all.toSorted((one, other) => one.at - other.at)
  )
  return { ...(kinds.has('numbers') ? renumbered(after) : after), list: next }
}

/** The kind of list that all non-blank paragraphs of a text, or of a part of it, belong to; `none` without items. */
export function listOf(text: string, list: TextList | undefined, part?: TextPart): ListKind | 'none' | undefined {
  if (list === undefined) return 'none'
  const paragraphs = paragraphsOf(text, part)
  const seen = paragraphs.filter(({ text: own }) => own.trim() !== '')
  const kinds = new Set((seen.length === 0 ? paragraphs : seen).map(({ text: own }) => kindOf(own, list) ?? 'none'))
  const [kind] = kinds
  return kinds.size === 1 ? kind : undefined
}

/** Where a position of a text is once markers changed: as far from the end of its paragraph. */
export function positionAfter(before: string, after: string, at: number): number {
  const index = before.slice(0, at).split('\n').length - 1
  const [from, to] = [paragraphsIn(before)[index], paragraphsIn(after)[index]]
  if (from === undefined || to === undefined) return Math.min(at, after.length)
  return to.start + Math.max(0, to.text.length - (from.start + from.text.length - at))
}

/** Renumbers the items of a numbered list. */
export const renumbered = (words: Words) => edited(words, numberEdits(words.text))

/** The paragraph at a position. */
const paragraphAt = (text: string, at: number): Paragraph =>
  paragraphsIn(text).findLast(({ start }) => start <= at) ?? { start: 0, text }

/**
 * The edit for a line break typed over `start` to `end`: it starts the next item. In an empty item it removes the
 * marker, which ends the list.
 */
export function nextItem(text: string, list: TextList, { start, end }: TextPart): TextEdit {
  const paragraph = paragraphAt(text, start)
  const kind = kindOf(paragraph.text, list)
  const length = markerLength(paragraph.text, list)
  if (kind === undefined || start < paragraph.start + length) return { at: start, gone: end - start, come: '\n' }
  if (start === end && paragraph.text.slice(length).trim() === '')
    return { at: paragraph.start, gone: paragraph.text.length, come: '' }
  const number = itemsIn(text.slice(0, start), 'numbers').length
  return { at: start, gone: end - start, come: `\n${written[kind](number + 1)}` }
}

/** The edit that removes the marker before a caret; undefined if none is there. */
export function markerBefore(text: string, list: TextList, caret: number): TextEdit | undefined {
  const { start, text: paragraph } = paragraphAt(text, caret)
  const gone = markerLength(paragraph, list)
  return gone > 0 && caret === start + gone ? { at: start, gone, come: '' } : undefined
}

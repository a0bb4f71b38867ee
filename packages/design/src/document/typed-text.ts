import { textLimit, writtenText } from './well-formed.ts'

/** Whether an index splits a surrogate pair. */
export const isWithinCharacter = (text: string, at: number) =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '')

/** Length of the common prefix of two texts, in whole characters. */
function sameStart(before: string, after: string): number {
  let at = 0
  while (at < before.length && at < after.length && before[at] === after[at]) at += 1
  return isWithinCharacter(before, at) || isWithinCharacter(after, at) ? at - 1 : at
}

function sameEnd(before: string, after: string): number {
  let count = 0
  while (count < before.length && count < after.length && before.at(-count - 1) === after.at(-count - 1)) count += 1
  return isWithinCharacter(before, before.length - count) || isWithinCharacter(after, after.length - count)
    ? count - 1
    : count
}

/**
 * Lengths of the unchanged prefix and suffix of an edited text, in UTF-16 units. `caret` is the caret after the edit;
 * it tells which of several equal characters are new.
 */
export function editBetween(before: string, after: string, caret: number): { start: number; end: number } {
  const rest = after.slice(caret)
  const behind = before.endsWith(rest) && !isWithinCharacter(before, before.length - rest.length) ? rest.length : 0
  const ends = [before.length - behind, after.length - behind] as const
  const start = sameStart(before.slice(0, ends[0]), after.slice(0, ends[1]))
  return { start, end: behind + sameEnd(before.slice(start, ends[0]), after.slice(start, ends[1])) }
}

/** A text and its caret, in UTF-16 units. */
export interface TypedText {
  text: string
  caret: number
}

/**
 * Applies the document's limits to an edited text. Inserted characters beyond the limit are dropped, the text around
 * them stays. `caret` is the caret after the edit.
 */
export function limitTypedText(before: string, typed: TypedText): TypedText {
  const text = writtenText(typed.text, Infinity)
  const caret = writtenText(typed.text.slice(0, typed.caret), Infinity).length
  if (text.length <= textLimit) return { text, caret }
  const { start, end } = editBetween(before, text, caret)
  const come = writtenText(text.slice(start, text.length - end), Math.max(0, textLimit - start - end))
  const kept = writtenText(text.slice(0, start) + come + text.slice(text.length - end))
  return { text: kept, caret: Math.max(Math.min(caret, start + come.length), caret - (text.length - kept.length)) }
}

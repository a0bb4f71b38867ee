import { z } from 'zod'
import { colour } from './paint.ts'
import { editBetween, isWithinCharacter } from './typed-text.ts'

/** Allowed scale of a run relative to the text's font size. */
export const scaleRange = { min: 0.1, max: 10 } as const

/** A range of characters with its own style. `start` and `end` are UTF-16 units of the text. */
const textRun = z
  .strictObject({
    start: z.int().min(0),
    end: z.int().min(1),
    /** Fill colour; the text's own if omitted. */
    fill: colour.optional(),
    /** Font face; the text's own if omitted. */
    font: z.string().max(60).optional(),
    /** Scale relative to the text's font size. */
    scale: z.number().min(scaleRange.min).max(scaleRange.max).optional()
  })
  .refine(({ start, end }) => start < end, 'at least one letter')
  .refine(({ start: _start, end: _end, ...style }) => Object.keys(style).length > 0, 'a style')
export type TextRun = z.infer<typeof textRun>

/** The style members that a run may override. */
export type LetterStyle = Omit<TextRun, 'start' | 'end'>

/** Style members in serialization order. */
const members = ['fill', 'font', 'scale'] as const satisfies readonly (keyof LetterStyle)[]

/** Maximum number of runs of a text. */
export const runLimit = 200
export const textRuns = z.array(textRun).min(1).max(runLimit)

/** Whether runs are valid for a text: within it, ordered, without overlap, at character boundaries. */
export const areRunsOf = (runs: readonly TextRun[], text: string): boolean =>
  runs.every(
    ({ start, end }, index) =>
      start >= (runs[index - 1]?.end ?? 0) &&
      end <= text.length &&
      !isWithinCharacter(text, start) &&
      !isWithinCharacter(text, end)
  )

const styleOf = ({ start: _start, end: _end, ...style }: TextRun): LetterStyle => style

const isSameStyle = (one: LetterStyle, other: LetterStyle) => members.every((member) => one[member] === other[member])

/** Removes undefined members from a style. */
const said = (style: { [Member in keyof LetterStyle]?: LetterStyle[Member] | undefined }): LetterStyle =>
  Object.fromEntries(members.flatMap((member) => (style[member] === undefined ? [] : [[member, style[member]]])))

/** The style at an index; empty where the text's own style applies. */
export function styleAt(runs: readonly TextRun[] = [], at: number): LetterStyle {
  const run = runs.find(({ start, end }) => start <= at && at < end)
  return run === undefined ? {} : styleOf(run)
}

/** Runs within a range of the text, relative to the start of the range. */
export const runsWithin = (runs: readonly TextRun[] = [], from: number, to: number): TextRun[] =>
  runs.flatMap((run) => {
    const [start, end] = [Math.max(run.start, from), Math.min(run.end, to)]
    return start < end ? { ...run, start: start - from, end: end - from } : []
  })

/** Splits a text into spans of one style, including spans without a run. */
export function styledSpans(
  runs: readonly TextRun[] = [],
  length: number
): { start: number; end: number; style: LetterStyle }[] {
  const stretches: { start: number; end: number; style: LetterStyle }[] = []
  let at = 0
  for (const run of runsWithin(runs, 0, length)) {
    if (run.start > at) stretches.push({ start: at, end: run.start, style: {} })
    stretches.push({ start: run.start, end: run.end, style: styleOf(run) })
    at = run.end
  }
  if (at < length) stretches.push({ start: at, end: length, style: {} })
  return stretches
}

const movedBy = (runs: readonly TextRun[], by: number) =>
  runs.map((run) => ({ ...run, start: run.start + by, end: run.end + by }))

/** Normalizes runs: removes members equal to the text's own, and merges adjacent runs of one style. */
export function normalizeRuns(runs: readonly TextRun[], own: { [Member in keyof LetterStyle]?: unknown }): TextRun[] {
  const tidied: TextRun[] = []
  for (const run of runs) {
    const style = said(
      Object.fromEntries(members.map((member) => [member, run[member] === own[member] ? undefined : run[member]]))
    )
    const last = tidied.at(-1)
    if (Object.keys(style).length === 0) continue
    if (last?.end === run.start && isSameStyle(last, style)) last.end = run.end
    else tidied.push({ start: run.start, end: run.end, ...style })
  }
  return tidied
}

/** Applies a style to a range of characters; a member that is `undefined` is removed. Other members stay. */
export function styledRuns(
  runs: readonly TextRun[] = [],
  { start, end }: { start: number; end: number },
  style: { [Member in keyof LetterStyle]?: LetterStyle[Member] | undefined },
  length: number
): TextRun[] {
  const inside = styledSpans(runsWithin(runs, start, end), end - start).map((stretch) => ({
    start: stretch.start,
    end: stretch.end,
    ...said({ ...stretch.style, ...style })
  }))
  return normalizeRuns(
    [...runsWithin(runs, 0, start), ...movedBy(inside, start), ...movedBy(runsWithin(runs, end, length), end)],
    {}
  )
}

/**
 * Replaces characters. The new ones take the style of the first replaced character; pure insertions take that of the
 * character before.
 */
function replaced(runs: readonly TextRun[], at: number, gone: number, come: number): TextRun[] {
  const style = styleAt(runs, gone > 0 ? at : Math.max(0, at - 1))
  return [
    ...runsWithin(runs, 0, at),
    ...(come > 0 && Object.keys(style).length > 0 ? [{ start: at, end: at + come, ...style }] : []),
    ...movedBy(runsWithin(runs, at + gone, Infinity), at + come)
  ]
}

/** Ranges deleted from a text, last first; undefined if anything but deletions happened. */
function gaps(before: string, after: string): { at: number; length: number }[] | undefined {
  const found: { at: number; length: number }[] = []
  let kept = 0
  for (let at = 0; at < before.length; at += 1) {
    const last = found.at(-1)
    if (kept < after.length && before[at] === after[kept]) kept += 1
    else if (last && last.at + last.length === at) last.length += 1
    else found.push({ at, length: 1 })
  }
  return kept === after.length ? found.toReversed() : undefined
}

/**
 * Updates the runs of a text after an edit. `caret` is the caret after the edit; it tells which of several equal
 * characters are new.
 */
export function runsAfterEdit(
  runs: readonly TextRun[],
  before: string,
  after: string,
  caret = after.length
): TextRun[] {
  const { start, end } = editBetween(before, after, caret)
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const cuts = come === '' ? undefined : gaps(gone, come)
  if (cuts === undefined) return replaced(runs, start, gone.length, come.length)
  return cuts.reduce<readonly TextRun[]>((left, { at, length }) => replaced(left, start + at, length, 0), runs).slice()
}

import { type TextNode, type TextRun, alikeIn, runsAfterEdit, normalizeRuns } from '@motif/design'

/**
 * Bold runs stay bold in another family that has such a face; another weight of the same family applies to all
 * characters.
 */
const otherFamily = (font: string | undefined, before: string, after: string) => {
  const isOfText = font !== undefined && alikeIn(font, before)?.id === font
  return isOfText && alikeIn(after, before)?.id !== after ? alikeIn(font, after)?.id : undefined
}

/**
 * Updates the runs of a text after a change. Runs stay with their characters, styles set for all apply to each, and
 * team placeholders have one style. `caret` is the caret after typing.
 */
export function runsAfter(
  { text, font, runs = [] }: TextNode,
  after: TextNode,
  patch: Readonly<Record<string, unknown>>,
  caret?: number
): TextRun[] | undefined {
  if (after.role !== undefined) return undefined
  const kept = after.text === text ? runs : runsAfterEdit(runs, text, after.text, caret)
  const tidied = normalizeRuns(
    kept.map((run) => ({
      start: run.start,
      end: run.end,
      fill: 'fill' in patch ? undefined : run.fill,
      font: 'font' in patch ? otherFamily(run.font, font, after.font) : run.font,
      scale: 'size' in patch ? undefined : run.scale
    })),
    { fill: after.fill, font: after.font, scale: 1 }
  )
  return tidied.length === 0 ? undefined : tidied
}

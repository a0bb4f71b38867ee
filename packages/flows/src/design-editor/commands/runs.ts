import { type TextNode, type TextRun, alikeIn, runsAfterEdit, tidyRuns } from '@motif/design'

/** A bold word stays bold in another family that has such a face; another weight of the same is for all letters. */
const otherFamily = (font: string | undefined, before: string, after: string) => {
  const isOfText = font !== undefined && alikeIn(font, before)?.id === font
  return isOfText && alikeIn(after, before)?.id !== after ? alikeIn(font, after)?.id : undefined
}

/**
 * The runs of a text after a change: they keep to their letters, what is said of all letters is true of each, and words
 * that stand for others have one style. `caret` is where words were typed, after it.
 */
export function runsAfter(
  { text, font, runs = [] }: TextNode,
  after: TextNode,
  patch: Readonly<Record<string, unknown>>,
  caret?: number
): TextRun[] | undefined {
  if (after.role !== undefined) return undefined
  const kept = after.text === text ? runs : runsAfterEdit(runs, text, after.text, caret)
  const tidied = tidyRuns(
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

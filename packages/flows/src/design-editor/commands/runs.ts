import { type TextNode, type TextRun, runsAfterEdit, tidyRuns } from '@motif/design'

/** What a text says of all its letters. */
const ofAll = ['fill'] as const

/**
 * The runs of a text after a change: they keep to their letters, what is said of all letters is true of each, and words
 * that stand for others have one style. `caret` is where words were typed, after it.
 */
export function runsAfter(
  { text, runs = [] }: TextNode,
  after: TextNode,
  patch: Readonly<Record<string, unknown>>,
  caret?: number
): TextRun[] | undefined {
  if (after.role !== undefined) return undefined
  const kept = after.text === text ? runs : runsAfterEdit(runs, text, after.text, caret)
  const said = ofAll.filter((member) => member in patch)
  const tidied = tidyRuns(
    kept.map((run) => ({ ...run, ...Object.fromEntries(said.map((member) => [member, undefined])) })),
    after
  )
  return tidied.length === 0 ? undefined : tidied
}

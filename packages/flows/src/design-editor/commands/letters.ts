import {
  type FontSet,
  type LetterStyle,
  type NodePatch,
  type TextNode,
  type TextRun,
  styledRuns,
  normalizeRuns
} from '@motif/design'
import { inRange } from '../frame.ts'
import type { Command } from '../store/editor-store.ts'
import { changeNodes, nodesOf, withNodes } from '../tree.ts'
import { patched } from './nodes.ts'
import { keepTopFixed } from './text-box.ts'

const thousandths = (value: number) => Math.round(value * 1000) / 1000

/** A style for all characters, as members of the text. */
const ofAll = ({ size }: TextNode, { scale, ...style }: LetterStyle): NodePatch => ({
  ...style,
  ...(scale !== undefined && { size: inRange(thousandths(size * scale), 1, 1000) })
})

/** Applies a style to a range of a text; if it covers all characters, to the text itself. */
export function styled(node: TextNode, { start: from, end: to, ...style }: TextRun) {
  const { length } = node.text
  const letters = { start: Math.max(0, from), end: Math.min(length, to) }
  if (node.locked || letters.start >= letters.end) return node
  if (node.role !== undefined || letters.end - letters.start === length) return patched(node, ofAll(node, style))
  const { fill, font } = node
  const runs = normalizeRuns(styledRuns(node.runs, letters, style, length), { fill, font, scale: 1 })
  return patched(node, { runs: runs.length === 0 ? undefined : runs })
}

/**
 * Applies styles to ranges of a text. If a range covers all characters, or the text is a team placeholder, the style
 * applies to the text itself.
 */
export const styleLetters = (
  id: string,
  styles: readonly TextRun[],
  { key, fonts }: { key?: string | undefined; fonts?: FontSet | undefined } = {}
): Command => ({
  name: 'changed',
  key: key && [key, id, ...styles.flatMap(({ start, end }) => [start, end])].join(' '),
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set([id]), (node) => {
        const after = styles.reduce((made, style) => (made.type === 'text' ? styled(made, style) : made), node)
        return fonts ? keepTopFixed(node, after, fonts) : after
      })
    ),
    ids: [id]
  })
})

import { type FontSet, type LetterStyle, type TextNode, styledRuns, tidyRuns } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { changeNodes, nodesOf, withNodes } from '../tree.ts'
import { patched } from './nodes.ts'
import { grownDownwards } from './text-box.ts'

interface Letters {
  start: number
  end: number
}

function styled(node: TextNode, { start, end }: Letters, style: LetterStyle) {
  const { length } = node.text
  const letters = { start: Math.max(0, start), end: Math.min(length, end) }
  if (node.locked || letters.start >= letters.end) return node
  if (node.role !== undefined || letters.end - letters.start === length) return patched(node, style)
  const runs = tidyRuns(styledRuns(node.runs, letters, style, length), node)
  return patched(node, { runs: runs.length === 0 ? undefined : runs })
}

/** Gives letters of a text a style of their own. All of them are the text itself, and so are words that stand for others. */
export const styleLetters = (
  id: string,
  letters: Letters,
  style: LetterStyle,
  { key, fonts }: { key?: string | undefined; fonts?: FontSet | undefined } = {}
): Command => ({
  name: 'changed',
  key: key && `${key} ${id} ${letters.start} ${letters.end}`,
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set([id]), (node) => {
        const after = node.type === 'text' ? styled(node, letters, style) : node
        return fonts ? grownDownwards(node, after, fonts) : after
      })
    ),
    ids: [id]
  })
})

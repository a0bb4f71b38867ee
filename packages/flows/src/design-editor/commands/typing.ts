import { type FontSet, type LetterStyle, writtenText } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { changeNodes, nodesOf, withNodes } from '../tree.ts'
import { styled } from './letters.ts'
import { patched } from './nodes.ts'
import { grownDownwards } from './text-box.ts'

export interface TypedWords {
  text: string
  /** Where they were typed, after them, in UTF-16 units. */
  caret?: number | undefined
  /** For the letters that were put in there. */
  style?: LetterStyle | undefined
}

/** All words typed in one go are one step. */
export const typingKey = (id: string) => `typing ${id}`
export const typeText = (id: string, { text, caret, style }: TypedWords, fonts?: FontSet): Command => ({
  name: 'typed',
  key: typingKey(id),
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set([id]), (node) => {
        let after = patched(node, { text }, caret)
        if (style !== undefined && caret !== undefined && node.type === 'text' && after.type === 'text') {
          const end = writtenText(text.slice(0, caret)).length
          const come = writtenText(text).length - node.text.length
          after = styled(after, { ...style, start: end - come, end })
        }
        return fonts ? grownDownwards(node, after, fonts) : after
      })
    ),
    ids: [id]
  })
})

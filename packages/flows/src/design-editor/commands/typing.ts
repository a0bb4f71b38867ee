import { type FontSet, type LetterStyle, limitTypedText } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { changeNodes, nodesOf, withNodes } from '../tree.ts'
import { styled } from './letters.ts'
import { patched } from './nodes.ts'
import { keepTopFixed } from './text-box.ts'

export interface TypedWords {
  text: string
  /** Caret after the edit, in UTF-16 units. */
  caret?: number | undefined
  /** For the inserted characters. */
  style?: LetterStyle | undefined
}

/** One typing session is one undo step. */
export const typingKey = (id: string) => `typing ${id}`

/** Types into a text. Input beyond the limit is dropped, the text around it stays. */
export const typeText = (id: string, { text, caret, style }: TypedWords, fonts?: FontSet): Command => ({
  name: 'typed',
  key: typingKey(id),
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set([id]), (node) => {
        if (node.type !== 'text') return node
        const typed = caret === undefined ? { text, caret } : limitTypedText(node.text, { text, caret })
        const words = patched(node, { text: typed.text }, typed.caret)
        const come = typed.text.length - node.text.length
        const after =
          words.type === 'text' && style !== undefined && typed.caret !== undefined
            ? styled(words, { ...style, start: typed.caret - come, end: typed.caret })
            : words
        return fonts ? keepTopFixed(node, after, fonts) : after
      })
    ),
    ids: [id]
  })
})

import { type FontSet, type LetterStyle, typedText } from '@motif/design'
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

/** Words typed into a text. Letters beyond what a text holds are not taken; those around them stay. */
export const typeText = (id: string, { text, caret, style }: TypedWords, fonts?: FontSet): Command => ({
  name: 'typed',
  key: typingKey(id),
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set([id]), (node) => {
        if (node.type !== 'text') return node
        const typed = caret === undefined ? { text, caret } : typedText(node.text, { text, caret })
        const words = patched(node, { text: typed.text }, typed.caret)
        const come = typed.text.length - node.text.length
        const after =
          words.type === 'text' && style !== undefined && typed.caret !== undefined
            ? styled(words, { ...style, start: typed.caret - come, end: typed.caret })
            : words
        return fonts ? grownDownwards(node, after, fonts) : after
      })
    ),
    ids: [id]
  })
})

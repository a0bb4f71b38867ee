import type { DesignNode } from './nodes.ts'
import type { TextMask } from './picture-mask.ts'

/** The words a picture is cut to; undefined where it is a shape, or where it is no picture. */
export const textMaskOf = (node: DesignNode): TextMask | undefined =>
  node.type === 'image' && node.mask?.shape === 'text' ? node.mask : undefined

/** What a node says: the words of a text, or those a picture is cut to. */
export const wordsIn = (node: DesignNode): string | undefined =>
  node.type === 'text' ? node.text : textMaskOf(node)?.text

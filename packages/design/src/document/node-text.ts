import type { DesignNode } from './nodes.ts'
import type { TextMask } from './picture-mask.ts'

/** The text mask of a picture; undefined for other nodes and masks. */
export const textMaskOf = (node: DesignNode): TextMask | undefined =>
  node.type === 'image' && node.mask?.shape === 'text' ? node.mask : undefined

/** The text of a text node or of a picture's text mask. */
export const nodeText = (node: DesignNode): string | undefined =>
  node.type === 'text' ? node.text : textMaskOf(node)?.text

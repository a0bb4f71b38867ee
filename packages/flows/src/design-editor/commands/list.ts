import { type FontSet, type ListKind, type TextNode, asList, textLimit } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { patched } from './nodes.ts'
import { inPlace, onTexts } from './text-box.ts'

function listed(node: TextNode, list: ListKind | undefined, fonts: FontSet): TextNode {
  if (node.role !== undefined || node.list === list) return node
  const words = asList(node, list)
  if (words.text.length > textLimit) return node
  const after = patched(node, { ...words, list })
  // The markers stand below one another.
  return after.type === 'text' && after !== node
    ? { ...inPlace(node, after, fonts), align: list === undefined ? after.align : 'start' }
    : node
}

/** Has texts be lists, or plain. What would be longer than a text may be stays as it is. */
export const setList = (list: ListKind | undefined, fonts: FontSet): Command => ({
  name: 'changed',
  run: onTexts((node) => listed(node, list, fonts))
})

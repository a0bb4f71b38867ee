import { type FontSet, type ListKind, type TextNode, asList, textLimit } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { patched } from './nodes.ts'
import { keepAnchored, changeSelectedTexts } from './text-box.ts'

function listed(node: TextNode, list: ListKind | undefined, fonts: FontSet): TextNode {
  if (node.role !== undefined || node.list === list) return node
  const words = asList(node, list)
  if (words.text.length > textLimit) return node
  const after = patched(node, { ...words, list })
  // Markers are left-aligned.
  return after.type === 'text' && after !== node
    ? { ...keepAnchored(node, after, fonts), align: list === undefined ? after.align : 'start' }
    : node
}

/** Formats texts as lists or plain text. Texts that would exceed the limit stay unchanged. */
export const setList = (list: ListKind | undefined, fonts: FontSet): Command => ({
  name: 'changed',
  run: changeSelectedTexts((node) => listed(node, list, fonts))
})

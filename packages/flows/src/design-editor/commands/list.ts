import { type FontSet, type ListKind, type TextNode, asList, textLimit } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { patched } from './nodes.ts'
import { keepAnchored, changeSelectedTexts } from './text-box.ts'

interface Part {
  start: number
  end: number
}

function listed(node: TextNode, kind: ListKind | undefined, fonts: FontSet, part: Part | undefined): TextNode {
  if (node.role !== undefined) return node
  const { list, ...words } = asList(node, kind, { part, before: node.list })
  if (words.text.length > textLimit) return node
  const after = patched(node, { ...words, list })
  // Markers are left-aligned.
  return after.type === 'text' && after !== node
    ? { ...keepAnchored(node, after, fonts), align: kind === undefined ? after.align : 'start' }
    : node
}

/** Formats texts, or a part of one, as lists or plain text. Texts that would exceed the limit stay unchanged. */
export const setList = (list: ListKind | undefined, fonts: FontSet, part?: Part): Command => ({
  name: 'changed',
  run: changeSelectedTexts((node) => listed(node, list, fonts, part))
})

import type { TextBlock, TextSpan } from '@motif/contract'
import { isTextLink } from '@motif/contract/text-rules'
import type { JSONContent } from '@tiptap/react'

const nodeOfSpan = ({ text, isBold, isItalic, href }: TextSpan): JSONContent => ({
  type: 'text',
  text,
  marks: [
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : [])
  ]
})

const paragraphOf = (spans: readonly TextSpan[]): JSONContent => ({ type: 'paragraph', content: spans.map(nodeOfSpan) })

function nodeOf(block: TextBlock): JSONContent {
  if (block.kind === 'paragraph') return paragraphOf(block.spans)
  if (block.kind === 'heading')
    return { type: 'heading', attrs: { level: block.level }, content: block.spans.map(nodeOfSpan) }
  return {
    type: block.isOrdered ? 'orderedList' : 'bulletList',
    content: block.items.map((spans) => ({ type: 'listItem', content: [paragraphOf(spans)] }))
  }
}

/** Converts text blocks to the editor's document. */
export const editorDocument = (blocks: readonly TextBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf)
})

function spanOf({ text = '', marks = [] }: JSONContent): TextSpan {
  const has = (type: string) => marks.some((mark) => mark.type === type)
  const href = marks.find(({ type }) => type === 'link')?.attrs?.['href']
  return {
    text,
    ...(has('bold') && { isBold: true as const }),
    ...(has('italic') && { isItalic: true as const }),
    ...(typeof href === 'string' && isTextLink(href) && { href })
  }
}

const isSameLook = (one: TextSpan, other: TextSpan) =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href

/** Spans of a line without surrounding whitespace. */
function spansOf({ content = [] }: JSONContent): TextSpan[] {
  const spans: TextSpan[] = []
  for (const node of content) {
    const span = spanOf(node)
    const last = spans.at(-1)
    if (span.text === '') continue
    if (last && isSameLook(last, span)) last.text += span.text
    else spans.push(span)
  }
  return spans.some(({ text }) => text.trim() !== '') ? spans : []
}

function blockOf(node: JSONContent): TextBlock | undefined {
  const { type, content = [] } = node
  if (type === 'bulletList' || type === 'orderedList') {
    const items = content.map((item) => spansOf(item.content?.[0] ?? {})).filter((spans) => spans.length > 0)
    return items.length === 0 ? undefined : { kind: 'list', isOrdered: type === 'orderedList', items }
  }
  const spans = spansOf(node)
  if (spans.length === 0) return undefined
  return type === 'heading'
    ? { kind: 'heading', level: node.attrs?.['level'] === 3 ? 3 : 2, spans }
    : { kind: 'paragraph', spans }
}

/** Converts the editor's document to text blocks; empty lines are dropped. */
export const blocksOf = ({ content = [] }: JSONContent): TextBlock[] => content.flatMap((node) => blockOf(node) ?? [])

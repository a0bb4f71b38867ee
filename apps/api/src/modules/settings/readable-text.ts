import type { SavedText, TextBlock, TextSpan } from '@motif/contract'

function spanMarkdown({ text, isBold, isItalic, href }: TextSpan): string {
  const italic = isItalic ? `*${text}*` : text
  const looks = isBold ? `**${italic}**` : italic
  return href === undefined ? looks : `[${looks}](${href})`
}

const lineOf = (spans: readonly TextSpan[]) => spans.map(spanMarkdown).join('')

function blockMarkdown(block: TextBlock): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${lineOf(block.spans)}`
  if (block.kind === 'paragraph') return lineOf(block.spans)
  return block.items.map((spans, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${lineOf(spans)}`).join('\n')
}

/** A text for people who read its changes: one line of Markdown per part. */
export function readableText(text: SavedText | null | undefined): object | null {
  if (!text) return null
  if (text.kind === 'mail') return { subject: text.subject, title: text.title, text: text.blocks.map(blockMarkdown) }
  if (text.kind === 'sections') return { blocks: text.blocks.map(blockMarkdown) }
  return {
    groups: text.groups.map(({ title, answers }) => ({
      title,
      answers: answers.map(({ question, blocks }) => ({ question, text: blocks.map(blockMarkdown).join('\n') }))
    }))
  }
}

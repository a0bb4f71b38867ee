import type { QuestionsText, SectionsText, TextBlock, TextSpan } from '@motif/contract'
import type { AnswerGroup } from './answers.ts'

const lettersOf = (spans: readonly TextSpan[]): string => spans.map(({ text }) => text).join('')

/** Plain text: a line per paragraph and list item. */
export const plainText = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(lettersOf) : [lettersOf(block.spans)])).join('\n')

/** Custom questions and answers, for the page and structured data. */
export const ownAnswerGroups = ({ groups }: QuestionsText): AnswerGroup[] =>
  groups.map(({ id, title, answers }) => ({
    id,
    title,
    answers: answers.map((answer) => ({
      id: answer.id,
      question: answer.question,
      answer: plainText(answer.blocks),
      blocks: answer.blocks
    }))
  }))

export interface OwnSection {
  /** URL fragment, derived from the title. */
  id: string
  /** Empty for content before the first heading. */
  title: string
  blocks: TextBlock[]
}

const idOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section'

/** Sections of a custom text: each starts with a level 2 heading. */
export function ownSections({ blocks }: SectionsText): OwnSection[] {
  const sections: OwnSection[] = []
  const ids = new Set<string>()
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      const title = lettersOf(block.spans)
      let id = idOf(title)
      while (ids.has(id)) id += '-'
      ids.add(id)
      sections.push({ id, title, blocks: [] })
    } else {
      if (sections.length === 0) sections.push({ id: 'top', title: '', blocks: [] })
      sections.at(-1)?.blocks.push(block)
    }
  }
  return sections
}

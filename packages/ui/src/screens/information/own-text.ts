import type { QuestionsText, SectionsText, TextBlock, TextSpan } from '@motif/contract'
import type { AnswerGroup } from './answers.ts'

const lettersOf = (spans: readonly TextSpan[]): string => spans.map(({ text }) => text).join('')

/** The letters of a text alone, a line for each paragraph and each entry of a list. */
export const plainText = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(lettersOf) : [lettersOf(block.spans)])).join('\n')

/** What an owner wrote as questions and answers, as the page shows them and search engines read them. */
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
  /** Stands in the address; made of its title. */
  id: string
  /** Empty: what stands before the first heading. */
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

/** The sections of what an owner wrote: each begins with a heading of level 2. */
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

import type { TextBlock } from '@motif/contract'
import type { TextPage } from '@motif/contract/text-rules'
import {
  answerGroups,
  type LegalFacts,
  type LegalSection,
  privacySections,
  termsSections
} from '../../information/index.ts'
import type { PageText } from './text-form.ts'

const spans = (text: string) => [{ text }]
const paragraph = (text: string): TextBlock & { kind: 'paragraph' } => ({ kind: 'paragraph', spans: spans(text) })

const sectionsText = (sections: readonly LegalSection[]): PageText => ({
  kind: 'sections',
  blocks: sections.flatMap(({ title, paragraphs }): TextBlock[] => [
    { kind: 'heading', level: 2, spans: spans(title) },
    ...paragraphs.map(paragraph)
  ])
})

/** The default text, as a starting point. */
export function shippedText(page: TextPage, facts: LegalFacts, { hasGoogle }: { hasGoogle: boolean }): PageText {
  if (page === 'terms') return sectionsText(termsSections(facts))
  if (page === 'privacy') return sectionsText(privacySections(facts, { hasGoogle }))
  return {
    kind: 'questions',
    groups: answerGroups().map(({ id, title, answers }) => ({
      id,
      title,
      answers: answers.map(({ id: of, question, answer }) => ({ id: of, question, blocks: [paragraph(answer)] }))
    }))
  }
}

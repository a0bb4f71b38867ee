import type { AnswerGroup } from '@motif/ui/screens/information'
import type { Thing } from './thing.ts'

/** FAQ entries in page order. */
export const questions = (groups: readonly AnswerGroup[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ answers }) =>
    answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer }
    }))
  )
})

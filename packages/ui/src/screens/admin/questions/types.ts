import type { AdminQuestion, QuestionState } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { ListPage } from '../list-types.ts'

/** `question` is the one that was read. */
export type QuestionChange = { question: AdminQuestion } & (
  | { state: 'published'; answer: string }
  | { state: 'declined' | 'waiting' }
)

/** Props of the question section. Without data and failure it is loading. */
export interface QuestionSectionProps {
  questions?: ListPage<AdminQuestion> | undefined
  questionsFailure?: Failure | undefined
  onRetryQuestions: () => void
  /** Those in the state that contain the text are shown. */
  questionQuery: { state: QuestionState; q: string }
  questionsHrefOf: (target: { state: QuestionState }) => string
  onSearchQuestions: (search: { q: string }) => void
  /** Gives why it was refused, or nothing once it is done. */
  onChangeQuestion: (change: QuestionChange) => Promise<Failure | undefined>
}

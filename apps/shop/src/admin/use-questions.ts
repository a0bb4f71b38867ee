import type { AdminQuestion, QuestionState } from '@motif/contract'
import { m } from '@motif/messages'
import type { QuestionChange } from '@motif/ui/screens/admin'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'
import { addressWith } from './read-admin.ts'

const done = {
  published: () => m.admin_question_published(),
  declined: () => m.admin_question_declined(),
  waiting: () => m.admin_question_reopened()
}

const change = async ({ question: { id, revision }, ...to }: QuestionChange): Promise<AdminQuestion> => {
  const { data } = await call('PATCH /api/v1/admin/questions/{id}', { params: { id }, body: { ...to, revision } })
  return data
}

/** The change that brings a question back to how it was. */
const backTo = ({ state, answer }: AdminQuestion, question: AdminQuestion): QuestionChange =>
  state === 'published' ? { question, state, answer: answer ?? '' } : { question, state }

/** Answers, publishes and declines questions. Each change can be undone by its toast. */
export function useQuestionActions(list: Pick<SWRResponse, 'mutate'>) {
  const [search] = useSearchParams()
  return {
    questionsHrefOf: ({ state }: { state: QuestionState }) => addressWith(search, { state, page: null }),
    onRetryQuestions: () => void list.mutate(),
    onChangeQuestion: (wanted: QuestionChange) =>
      mutateWithToast(
        list,
        () => change(wanted),
        wanted.state === 'published' && wanted.question.state === 'published'
          ? m.admin_question_answer_saved()
          : done[wanted.state](),
        (changed) => () => change(backTo(wanted.question, changed))
      )
  }
}

import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { declinedQuestion, publishedQuestion, waitingQuestions } from '../fixtures/questions.ts'
import { inShell } from '../fixtures/shells.ts'

const page = (items: readonly (typeof waitingQuestions)[number][]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20
})
const [first] = waitingQuestions
const text = first?.text ?? ''
const args: AdminScreenProps = { ...adminProps, section: 'questions' }

const meta = preview.meta({
  title: 'Screens/Admin/Questions',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

export const Waiting = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('link', { name: m.admin_questions_waiting() })
    await expect(waiting).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('heading', { name: text })).toBeVisible()
    await expect(canvas.getByText('ada@example.com')).toBeVisible()
  }
})

export const Answering = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onChangeQuestion } }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_question_answer()} ${text}` }))
    const answer = canvas.getByRole('textbox', { name: m.admin_question_answer_label() })
    await expect(answer).toHaveFocus()
    await expect(answer).toHaveAccessibleDescription(m.admin_question_answer_mail_hint({ email: 'ada@example.com' }))
    await userEvent.click(canvas.getByRole('button', { name: m.admin_question_publish() }))
    await expect(canvas.getByText(m.admin_question_answer_missing())).toBeVisible()
    await expect(onChangeQuestion).not.toHaveBeenCalled()
    await userEvent.type(answer, ' Yes, on a low heat. ')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_question_publish() }))
    await expect(onChangeQuestion).toHaveBeenCalledWith({
      question: first,
      state: 'published',
      answer: 'Yes, on a low heat.'
    })
  }
})

/** Behaves like the server: decided questions leave the list. */
function Deciding(props: AdminScreenProps) {
  const [items, setItems] = useState(waitingQuestions)
  return (
    <AdminScreen
      {...props}
      questions={page(items)}
      onChangeQuestion={async ({ question }) => {
        setItems((before) => before.filter(({ id }) => id !== question.id))
        return undefined
      }}
    />
  )
}

export const OneAfterTheOther = meta.story({
  tags: ['deed'],
  render: (props) => <Deciding {...props} />,
  play: async ({ canvas }) => {
    const decline = async () => {
      const [button] = canvas.getAllByRole('button', { name: new RegExp(`^${m.admin_question_decline()}`) })
      if (button) await userEvent.click(button)
    }
    await decline()
    await waitFor(() => expect(canvas.getByRole('heading', { name: /child’s size/ })).toHaveFocus())
    await decline()
    const empty = { name: m.admin_questions_empty_title() }
    await waitFor(() => expect(canvas.getByRole('heading', empty)).toHaveFocus())
  }
})

export const ChangedMeanwhile = meta.story({
  tags: ['picture'],
  args: {
    onChangeQuestion: fn(async () => ({
      ...failures.internal,
      code: 'conflict' as const,
      detail: 'Somebody changed this question in the meantime. Read it again, then decide.'
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_question_decline()} ${text}` }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Read it again')
  }
})

export const Published = meta.story({
  tags: ['picture'],
  args: { questionQuery: { state: 'published', q: '' }, questions: page([publishedQuestion]) },
  play: async ({ canvas, args: { onChangeQuestion } }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `${m.admin_question_answer_change()} ${publishedQuestion.text}` })
    )
    const answer = canvas.getByRole('textbox', { name: m.admin_question_answer_label() })
    await expect(answer).toHaveValue(publishedQuestion.answer)
    await expect(answer).toHaveAccessibleDescription(m.admin_question_answer_hint())
    await expect(onChangeQuestion).not.toHaveBeenCalled()
  }
})

export const Declined = meta.story({
  tags: ['picture'],
  args: { questionQuery: { state: 'declined', q: '' }, questions: page([declinedQuestion]) },
  play: async ({ canvas, args: { onChangeQuestion } }) => {
    await expect(canvas.getByRole('list', { name: m.admin_found_words() })).toHaveTextContent('darn')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${m.admin_question_reopen()}`) }))
    await expect(onChangeQuestion).toHaveBeenCalledWith({ question: declinedQuestion, state: 'waiting' })
  }
})

export const Searching = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSearchQuestions } }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_questions_search() }), ' dryer {Enter}')
    await expect(onSearchQuestions).toHaveBeenCalledWith({ q: 'dryer' })
  }
})

export const NothingFound = meta.story({
  tags: ['deed'],
  args: { questionQuery: { state: 'waiting', q: 'kettle' }, questions: page([]) },
  play: async ({ canvas, args: { onSearchQuestions } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_questions_all() }))
    await expect(onSearchQuestions).toHaveBeenCalledWith({ q: '' })
  }
})

export const ForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: text })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${m.admin_question_answer()}`) })).toBeNull()
  }
})

export const Loading = meta.story({ args: { questions: undefined } })
export const NothingWaits = meta.story({ args: { questions: page([]) } })
export const Failed = meta.story({
  tags: ['deed'],
  args: { questions: undefined, questionsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryQuestions } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryQuestions).toHaveBeenCalledOnce()
  }
})

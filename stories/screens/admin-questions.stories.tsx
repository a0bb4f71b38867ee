import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, pageOf } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { declinedQuestion, publishedQuestion, waitingQuestions } from '../fixtures/questions.ts'
import { inShell } from '../fixtures/shells.ts'

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
      questions={pageOf(items)}
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

/** Refuses the first change, as the server does once somebody else changed the question. */
function Overtaken({ isGone = false, ...props }: AdminScreenProps & { isGone?: boolean }) {
  const [items, setItems] = useState(waitingQuestions)
  return (
    <AdminScreen
      {...props}
      questions={pageOf(items)}
      onChangeQuestion={async (change) => {
        await props.onChangeQuestion(change)
        if (change.question.revision > 1) return undefined
        setItems((before) =>
          isGone
            ? before.filter(({ id }) => id !== change.question.id)
            : before.map((one) => (one.id === change.question.id ? { ...one, revision: 2 } : one))
        )
        return {
          ...failures.internal,
          code: 'conflict' as const,
          detail: 'Somebody changed this question in the meantime. Read it again, then decide.'
        }
      }}
    />
  )
}

const answerField = () => ({ name: m.admin_question_answer_label() })

/** Writes an answer and publishes it. */
async function answer({ getByRole }: Pick<ReturnType<typeof within>, 'getByRole'>) {
  await userEvent.click(getByRole('button', { name: `${m.admin_question_answer()} ${text}` }))
  await userEvent.type(getByRole('textbox', answerField()), 'Yes, on a low heat.')
  await userEvent.click(getByRole('button', { name: m.admin_question_publish() }))
}

export const ChangedMeanwhile = meta.story({
  tags: ['picture'],
  render: (props) => <Overtaken {...props} />,
  play: async ({ canvas, args: { onChangeQuestion } }) => {
    await answer(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Read it again')
    await expect(canvas.getByRole('textbox', answerField())).toHaveValue('Yes, on a low heat.')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_question_publish() }))
    await expect(onChangeQuestion).toHaveBeenLastCalledWith({
      question: { ...first, revision: 2 },
      state: 'published',
      answer: 'Yes, on a low heat.'
    })
  }
})

export const DeclinedMeanwhile = meta.story({
  tags: ['deed'],
  render: (props) => <Overtaken {...props} isGone />,
  play: async ({ canvas }) => {
    await answer(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Read it again')
    await expect(canvas.getByRole('textbox', answerField())).toHaveValue('Yes, on a low heat.')
    await userEvent.click(canvas.getByRole('button', { name: m.common_cancel() }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: text })).toBeNull())
  }
})

/** The list reloads once the page has the focus again. */
function Reloading(props: AdminScreenProps) {
  const [revision, setRevision] = useState(1)
  return (
    <div onBlur={() => setRevision(2)}>
      <AdminScreen {...props} questions={pageOf(waitingQuestions.map((one) => ({ ...one, revision })))} />
    </div>
  )
}

export const ReloadedWhileAnswering = meta.story({
  tags: ['deed'],
  render: (props) => <Reloading {...props} />,
  play: async ({ canvas, args: { onChangeQuestion } }) => {
    await answer(canvas)
    // The revision that was read, so that the server can refuse.
    await expect(onChangeQuestion).toHaveBeenCalledWith({
      question: first,
      state: 'published',
      answer: 'Yes, on a low heat.'
    })
  }
})

/** Behaves like the server: a new answer raises the revision. */
function Improving(props: AdminScreenProps) {
  const [question, setQuestion] = useState(publishedQuestion)
  return (
    <AdminScreen
      {...props}
      questions={pageOf([question])}
      onChangeQuestion={async (change) => {
        if (change.state === 'published')
          setQuestion((before) => ({ ...before, answer: change.answer, revision: before.revision + 1 }))
        return undefined
      }}
    />
  )
}

export const AnswerImproved = meta.story({
  tags: ['deed'],
  args: { questionQuery: { state: 'published', q: '' } },
  render: (props) => <Improving {...props} />,
  play: async ({ canvas }) => {
    const change = { name: `${m.admin_question_answer_change()} ${publishedQuestion.text}` }
    await userEvent.click(canvas.getByRole('button', change))
    await userEvent.type(canvas.getByRole('textbox', answerField()), ' Or on a line.')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_question_save() }))
    await waitFor(() => expect(canvas.getByRole('button', change)).toHaveFocus())
    await expect(canvas.getByText(/Or on a line\.$/)).toBeVisible()
  }
})

export const Published = meta.story({
  tags: ['picture'],
  args: { questionQuery: { state: 'published', q: '' }, questions: pageOf([publishedQuestion]) },
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

export const PublishedAndMailed = meta.story({
  tags: ['deed'],
  args: {
    questionQuery: { state: 'published', q: '' },
    questions: pageOf([{ ...publishedQuestion, email: 'ada@example.com' }])
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `${m.admin_question_answer_change()} ${publishedQuestion.text}` })
    )
    await expect(canvas.getByRole('textbox', answerField())).toHaveAccessibleDescription(
      m.admin_question_answer_mailed_hint()
    )
  }
})

export const Declined = meta.story({
  tags: ['picture'],
  args: { questionQuery: { state: 'declined', q: '' }, questions: pageOf([declinedQuestion]) },
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
  args: { questionQuery: { state: 'waiting', q: 'kettle' }, questions: pageOf([]) },
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
    for (const name of [m.admin_question_answer(), m.admin_question_decline()])
      await expect(canvas.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull()
  }
})

export const Loading = meta.story({
  tags: ['deed'],
  args: { questions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: m.admin_loading() })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: m.admin_questions_empty_title() })).toBeNull()
  }
})

export const NothingWaits = meta.story({
  tags: ['picture'],
  args: { questions: pageOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: m.admin_questions_empty_title() })).toBeVisible()
    await expect(canvas.getByText(m.admin_questions_empty_waiting())).toBeVisible()
  }
})

/** The last question of a later page was decided. */
export const PageEmptied = meta.story({
  tags: ['picture'],
  args: { questions: { items: [], total: 20, page: 2, pageSize: 20 }, pageHrefOf: (target) => `?page=${target.page}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(m.admin_questions_empty_waiting())).toBeNull()
    await expect(canvas.getByRole('link', { name: m.admin_questions_page_last() })).toHaveAttribute('href', '?page=1')
  }
})

export const Failed = meta.story({
  tags: ['deed'],
  args: { questions: undefined, questionsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryQuestions } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryQuestions).toHaveBeenCalledOnce()
  }
})

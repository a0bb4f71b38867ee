import { chakra } from '@chakra-ui/react'
import type { BuyersQuestion, QuestionAnswer } from '@motif/contract'
import { questionLimits } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice } from '../../forms/index.ts'
import { formatDate } from '../../format/index.ts'

export interface OrderQuestionsProps {
  /** The shop's questions, oldest first. */
  questions: readonly BuyersQuestion[]
  /** Resolves to the failure, or undefined once sent. */
  onAnswer: (answer: { id: string; answer: QuestionAnswer }) => Promise<Failure | undefined>
}

/** Questions before production, with answer options. */
export const OrderQuestions = ({ questions, onAnswer }: OrderQuestionsProps) => (
  <chakra.ul display="grid" gap={6}>
    {questions.map((question) => (
      <chakra.li
        key={question.id}
        display="grid"
        gridTemplateColumns="4rem minmax(0, 1fr)"
        columnGap={4}
        alignItems="start"
      >
        <ProductPicture picture={question.line.image} sizes="64px" alt="" borderRadius="control" />
        <chakra.div display="grid" gap={3} justifyItems="start" overflowWrap="anywhere" maxWidth="66ch">
          <div>
            <chakra.h3 fontFamily="body" fontSize="md" letterSpacing="normal" dir="auto">
              {question.line.name}
            </chakra.h3>
            <chakra.div color="fg.muted" textStyle="small">
              {question.line.options.map(({ value }) => value).join(' · ')}
            </chakra.div>
            {question.line.member === '' ? null : <chakra.div dir="auto">{question.line.member}</chakra.div>}
          </div>
          <chakra.blockquote
            borderInlineStartWidth="2px"
            borderColor="accent"
            paddingInlineStart={4}
            whiteSpace="pre-wrap"
            dir="auto"
          >
            {question.text}
          </chakra.blockquote>
          {question.answer === null ? (
            <AnswerForm question={question} onAnswer={onAnswer} />
          ) : (
            <Answered question={question} />
          )}
        </chakra.div>
      </chakra.li>
    ))}
  </chakra.ul>
)

const Answered = ({ question: { answer, answerText, answeredAt } }: { question: BuyersQuestion }) => (
  <>
    <Notice tone="good">
      {answer === 'as-is' ? m.orders_question_as_is_done() : m.orders_question_sent()}{' '}
      {answeredAt === null ? null : formatDate(answeredAt)}
    </Notice>
    {answerText === null ? null : (
      <chakra.p whiteSpace="pre-wrap" dir="auto">
        {answerText}
      </chakra.p>
    )}
  </>
)

function AnswerForm({
  question: { id },
  onAnswer
}: Pick<OrderQuestionsProps, 'onAnswer'> & { question: BuyersQuestion }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState<QuestionAnswer['answer'] | null>(null)
  const send = async (answer: QuestionAnswer) => {
    if (busy !== null) return
    setBusy(answer.answer)
    setError(undefined)
    setFailure(await onAnswer({ id, answer }))
    setBusy(null)
  }
  return (
    <chakra.form
      noValidate
      width="full"
      display="grid"
      gap={4}
      justifyItems="start"
      onSubmit={(event) => {
        event.preventDefault()
        const text = typed.trim()
        if (text === '') return setError(m.orders_question_missing())
        if (text.length > questionLimits.text) return setError(m.orders_question_long({ max: questionLimits.text }))
        void send({ answer: 'message', text })
      }}
    >
      <FailureNotice failure={failure} />
      <Button variant="accent" isBusy={busy === 'as-is'} onClick={() => void send({ answer: 'as-is' })}>
        {m.orders_question_as_is()}
      </Button>
      <chakra.div width="full">
        <TextAreaField
          label={m.orders_question_message()}
          hint={m.orders_question_hint()}
          isRequired={false}
          error={error}
          rows={3}
          value={typed}
          dir="auto"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </chakra.div>
      <Button type="submit" isBusy={busy === 'message'}>
        {m.orders_question_send()}
      </Button>
    </chakra.form>
  )
}

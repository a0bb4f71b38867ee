import { chakra } from '@chakra-ui/react'
import type { AdminQuestion } from '@motif/contract'
import { questionLimits } from '@motif/contract/question-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Link } from '../../../components/link/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../../forms/index.ts'
import { Allowed } from '../allowed.tsx'
import { CustomerLink } from '../customer-link.tsx'
import { FoundWords } from '../moderation/index.ts'
import { OneTextForm } from '../one-text-form.tsx'
import { ShopDate } from '../shop-time.tsx'
import { TwoColumnEntry } from '../two-column-entry.tsx'
import type { AdminScreenProps } from '../types.ts'
import { headingIdOf } from '../use-focus-on-next.ts'
import type { QuestionSectionProps } from './types.ts'

interface Actions extends Pick<QuestionSectionProps, 'onChangeQuestion'> {
  /** The form of its answer opens or closes. */
  onAnswering: (change: { question: AdminQuestion; isOpen: boolean }) => void
}

/** A question with its product, answer and actions. */
export function QuestionItem({
  question,
  customerPageHrefOf,
  ...actions
}: Actions & Pick<AdminScreenProps, 'customerPageHrefOf'> & { question: AdminQuestion }) {
  const { id, text, author, email, product, answer, blockedWords, askedAt } = question
  return (
    <TwoColumnEntry>
      <chakra.div lineHeight="snug" overflowWrap="anywhere">
        <Link href={`/product/${product.slug}`} display="inline-flex" alignItems="center" minHeight="target">
          {product.name}
        </Link>
        <chakra.div color="fg.muted">
          <bdi>{author}</bdi> · <ShopDate at={askedAt} />
          <div>{email}</div>
        </chakra.div>
        <CustomerLink customerKey={question.customerKey} customerPageHrefOf={customerPageHrefOf} />
      </chakra.div>
      <chakra.div display="grid" gap={3} justifyItems="start" minWidth={0} maxWidth="66ch" overflowWrap="anywhere">
        <chakra.h2
          id={headingIdOf(id)}
          tabIndex={-1}
          dir="auto"
          fontFamily="body"
          fontSize="md"
          letterSpacing="normal"
          lineHeight="snug"
          whiteSpace="pre-line"
        >
          {text}
        </chakra.h2>
        <FoundWords words={blockedWords} />
        {answer === null ? null : (
          <chakra.blockquote borderInlineStartWidth="2px" paddingInlineStart={4} whiteSpace="pre-line" dir="auto">
            {answer}
          </chakra.blockquote>
        )}
        <Allowed permission="reviews.change">
          <QuestionActions question={question} {...actions} />
        </Allowed>
      </chakra.div>
    </TwoColumnEntry>
  )
}

/** Answer and publish, change the answer, decline, or let it wait again. */
function QuestionActions({ question, onChangeQuestion, onAnswering }: Actions & { question: AdminQuestion }) {
  const { text, state, answer, email, isMailed } = question
  const [isAnswering, setIsAnswering] = useState(false)
  /** The question as it was when the form opened: reloads of the list do not change it. */
  const [read, setRead] = useState<AdminQuestion>()
  if (isAnswering && read === undefined) setRead(question)
  const [hasClosed, setHasClosed] = useState(false)
  const [busyWith, setBusyWith] = useState<'declined' | 'waiting'>()
  const [failure, setFailure] = useState<Failure>()
  const move = async (target: 'declined' | 'waiting') => {
    setBusyWith(target)
    setFailure(undefined)
    setFailure(await onChangeQuestion({ question, state: target }))
    setBusyWith(undefined)
  }
  const open = () => {
    setRead(question)
    setFailure(undefined)
    setIsAnswering(true)
    onAnswering({ question, isOpen: true })
  }
  const answerWith = async (typed: string) => {
    const refused = await onChangeQuestion({ question: read ?? question, state: 'published', answer: typed })
    // The next attempt is for the question as it is shown then.
    if (refused?.code === 'conflict') setRead(undefined)
    return refused
  }
  if (isAnswering)
    return (
      <OneTextForm
        label={m.admin_question_answer_label()}
        hint={
          email === null
            ? m.admin_question_answer_hint()
            : isMailed
              ? m.admin_question_answer_mailed_hint()
              : m.admin_question_answer_mail_hint({ email })
        }
        initial={answer ?? ''}
        rows={4}
        submitLabel={state === 'published' ? m.admin_question_save() : m.admin_question_publish()}
        check={(typed) =>
          typed === ''
            ? m.admin_question_answer_missing()
            : typed.length > questionLimits.answer
              ? m.admin_question_answer_long({ max: questionLimits.answer })
              : undefined
        }
        onSubmit={answerWith}
        onClose={() => {
          setIsAnswering(false)
          setHasClosed(true)
          onAnswering({ question, isOpen: false })
        }}
      />
    )
  return (
    <>
      <FailureNotice failure={failure} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button
          size="sm"
          variant={state === 'waiting' ? 'accent' : 'outline'}
          {...(hasClosed && { ref: focusIfLost })}
          onClick={open}
        >
          {state === 'published' ? m.admin_question_answer_change() : m.admin_question_answer()}{' '}
          <VisuallyHidden>{text}</VisuallyHidden>
        </Button>
        {state === 'declined' ? (
          <Button size="sm" isBusy={busyWith === 'waiting'} onClick={() => void move('waiting')}>
            {m.admin_question_reopen()} <VisuallyHidden>{text}</VisuallyHidden>
          </Button>
        ) : (
          <Button size="sm" isBusy={busyWith === 'declined'} onClick={() => void move('declined')}>
            {m.admin_question_decline()} <VisuallyHidden>{text}</VisuallyHidden>
          </Button>
        )}
      </chakra.div>
    </>
  )
}

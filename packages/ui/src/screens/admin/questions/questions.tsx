import { chakra } from '@chakra-ui/react'
import type { AdminQuestion } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import type { ListPage } from '../list-types.ts'
import { ListSearch } from '../list-search.tsx'
import { StateLinks } from '../state-links.tsx'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { useFocusOnNext } from '../use-focus-on-next.ts'
import { QuestionItem } from './question-item.tsx'
import type { QuestionChange, QuestionSectionProps } from './types.ts'

const states = [
  { state: 'waiting', label: () => m.admin_questions_waiting() },
  { state: 'published', label: () => m.admin_questions_published() },
  { state: 'declined', label: () => m.admin_questions_declined() }
] as const

type Props = QuestionSectionProps & Pick<AdminScreenProps, 'pageHrefOf' | 'customerPageHrefOf'>

/** Questions of shoppers by state: waiting, published and declined. */
export const Questions = (props: Props) => (
  <chakra.section aria-label={m.admin_section_questions()} display="grid" gap={4}>
    <StateLinks
      label={m.admin_questions_state()}
      states={states}
      current={props.questionQuery.state}
      hrefOf={props.questionsHrefOf}
    />
    <ListSearch
      key={props.questionQuery.q}
      label={m.admin_questions_search()}
      q={props.questionQuery.q}
      onSearch={props.onSearchQuestions}
    />
    <List {...props} />
  </chakra.section>
)

interface Answered {
  question: AdminQuestion
  /** Its place in the list. */
  at: number
}

/** Questions, with those whose form is open: they stay if they leave the list meanwhile. */
function useKeptOpen(items: readonly AdminQuestion[]) {
  const [open, setOpen] = useState<readonly Answered[]>([])
  const shown = [...items]
  for (const { question, at } of open) {
    if (!shown.some(({ id }) => id === question.id)) shown.splice(at, 0, question)
  }
  const onAnswering = ({ question, isOpen }: { question: AdminQuestion; isOpen: boolean }) =>
    setOpen((before) => [
      ...before.filter((other) => other.question.id !== question.id),
      ...(isOpen ? [{ question, at: shown.findIndex(({ id }) => id === question.id) }] : [])
    ])
  return { shown, onAnswering }
}

function List(props: Props) {
  const { questions, questionsFailure, onRetryQuestions, questionQuery } = props
  if (questionsFailure && !questions)
    return (
      <FailedState
        failure={questionsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryQuestions}
      />
    )
  if (!questions) return <TableSkeleton label={m.admin_loading()} />
  return <Entries key={`${questionQuery.state} ${questionQuery.q} ${questions.page}`} {...props} {...questions} />
}

function Entries(props: Props & ListPage<AdminQuestion>) {
  const { items, page, total, pageSize, questionQuery, onSearchQuestions, pageHrefOf } = props
  const { shown, onAnswering } = useKeptOpen(items)
  const { leaving, empty } = useFocusOnNext(shown)
  const onChangeQuestion = (change: QuestionChange) =>
    // One whose answer changes stays where it is.
    change.state === questionQuery.state
      ? props.onChangeQuestion(change)
      : leaving(change.question.id, () => props.onChangeQuestion(change))
  const pageCount = Math.ceil(total / pageSize)
  if (shown.length === 0 && total > 0)
    return (
      <EmptyState
        titleRef={empty}
        drawing="letter"
        title={m.admin_questions_page_empty_title()}
        action={<LinkButton href={pageHrefOf({ page: pageCount })}>{m.admin_questions_page_last()}</LinkButton>}
      >
        {m.admin_questions_page_empty_text()}
      </EmptyState>
    )
  if (shown.length === 0 && questionQuery.q !== '')
    return (
      <EmptyState
        titleRef={empty}
        drawing="search"
        title={m.admin_questions_none_title()}
        action={<Button onClick={() => onSearchQuestions({ q: '' })}>{m.admin_questions_all()}</Button>}
      >
        {m.admin_questions_none_text()}
      </EmptyState>
    )
  if (shown.length === 0)
    return (
      <EmptyState titleRef={empty} drawing="letter" title={m.admin_questions_empty_title()}>
        {questionQuery.state === 'waiting' ? m.admin_questions_empty_waiting() : m.admin_questions_empty_other()}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {shown.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            onChangeQuestion={onChangeQuestion}
            onAnswering={onAnswering}
            customerPageHrefOf={props.customerPageHrefOf}
          />
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefOf={pageHrefOf} />
    </>
  )
}

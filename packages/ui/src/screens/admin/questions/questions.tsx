import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
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

function List(props: Props) {
  const { questions, questionsFailure, onRetryQuestions, questionQuery, onSearchQuestions, pageHrefOf } = props
  const { leaving, empty } = useFocusOnNext(questions?.items)
  const onChangeQuestion = (change: QuestionChange) =>
    // One whose answer changes stays where it is.
    change.state === questionQuery.state
      ? props.onChangeQuestion(change)
      : leaving(change.question.id, () => props.onChangeQuestion(change))
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
  const { items, page, total, pageSize } = questions
  if (items.length === 0 && questionQuery.q !== '')
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
  if (items.length === 0)
    return (
      <EmptyState titleRef={empty} drawing="letter" title={m.admin_questions_empty_title()}>
        {questionQuery.state === 'waiting' ? m.admin_questions_empty_waiting() : m.admin_questions_empty_other()}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {items.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            onChangeQuestion={onChangeQuestion}
            customerPageHrefOf={props.customerPageHrefOf}
          />
        ))}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pageHrefOf} />
    </>
  )
}

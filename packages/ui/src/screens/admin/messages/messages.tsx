import { m } from '@motif/messages'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import { StateLinks } from '../state-links.tsx'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { useFocusOnNext } from '../use-focus-on-next.ts'
import { MessageItem } from './message-item.tsx'
import type { MessageSectionProps } from './types.ts'

const states = [
  { state: 'open', label: () => m.admin_messages_open() },
  { state: 'done', label: () => m.admin_messages_done() }
] as const

type Props = MessageSectionProps & Pick<AdminScreenProps, 'pageHrefOf' | 'customerPageHrefOf'>

/** Contact messages: open ones, and closed ones. */
export const Messages = (props: Props) => (
  <>
    <StateLinks
      label={m.admin_messages_state()}
      states={states}
      current={props.messageState}
      hrefOf={props.messagesHrefOf}
    />
    <List {...props} />
  </>
)

function List(props: Props) {
  const { messages, isLoadingMessages = false, messagesFailure, messageState, onRetryMessages, pageHrefOf } = props
  const { leaving, empty } = useFocusOnNext(messages?.items)
  if (messagesFailure && !messages)
    return (
      <FailedState
        failure={messagesFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryMessages}
      />
    )
  if (!messages) return <TableSkeleton label={m.admin_loading()} />
  const { items, page, total, pageSize } = messages
  if (items.length === 0)
    return (
      <EmptyState titleRef={empty} drawing="letter" title={m.admin_messages_empty_title()}>
        {messageState === 'open' ? m.admin_messages_empty_text() : m.admin_messages_empty_done()}
      </EmptyState>
    )
  return (
    <>
      <ul aria-busy={isLoadingMessages || undefined}>
        {items.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            customerPageHrefOf={props.customerPageHrefOf}
            onReply={(reply) =>
              message.state === 'done' ? props.onReply(reply) : leaving(reply.id, () => props.onReply(reply))
            }
            onMarkMessage={(mark) => leaving(mark.id, () => props.onMarkMessage(mark))}
          />
        ))}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pageHrefOf} />
    </>
  )
}

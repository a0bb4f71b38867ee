import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Mail } from 'lucide-react'
import { Badge } from '../../components/badge/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { formatDate } from '../../format/index.ts'
import { TableSkeleton } from './table.tsx'
import type { AdminScreenProps } from './types.ts'

const topics: Record<string, () => string> = {
  order: () => m.admin_topic_order(),
  product: () => m.admin_topic_product(),
  design: () => m.admin_topic_design(),
  account: () => m.admin_topic_account(),
  other: () => m.admin_topic_other()
}

/** What people wrote through the contact form, newest first. */
export function Messages({ messages, isLoadingMessages = false, messagesFailure, onRetryMessages }: AdminScreenProps) {
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
  if (messages.items.length === 0) {
    return (
      <EmptyState drawing="letter" title={m.admin_messages_empty_title()}>
        {m.admin_messages_empty_text()}
      </EmptyState>
    )
  }
  return (
    <ul aria-busy={isLoadingMessages || undefined}>
      {messages.items.map(({ id, name, email, topic, message, receivedAt }) => (
        <chakra.li
          key={id}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '16rem minmax(0, 1fr) auto' }}
          columnGap={6}
          rowGap={2}
          paddingBlock={4}
          borderBlockEndWidth="1px"
        >
          <chakra.div lineHeight="snug" overflowWrap="anywhere">
            <chakra.h2 fontFamily="body" fontSize="sm" letterSpacing="normal" dir="auto">
              {name}
            </chakra.h2>
            <chakra.div color="fg.muted" marginBlockEnd={2}>
              {email}
              <br />
              {formatDate(receivedAt)}
            </chakra.div>
            <Badge>{topics[topic]?.() ?? topic}</Badge>
          </chakra.div>
          <chakra.p whiteSpace="pre-wrap" maxWidth="66ch" dir="auto" overflowWrap="anywhere">
            {message}
          </chakra.p>
          <div>
            <chakra.a
              href={`mailto:${encodeURIComponent(email)}`}
              aria-label={m.admin_message_reply({ name })}
              title={m.admin_message_reply({ name })}
              display="grid"
              placeItems="center"
              boxSize="target"
              borderRadius="control"
              _hover={{ bg: 'bg.raised' }}
            >
              <Mail size={20} strokeWidth={1.75} aria-hidden />
            </chakra.a>
          </div>
        </chakra.li>
      ))}
    </ul>
  )
}

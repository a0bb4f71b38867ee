import { chakra } from '@chakra-ui/react'
import type { ContactMessage } from '@motif/contract'
import { contactLimits } from '@motif/contract/contact-message-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Badge } from '../../../components/badge/index.ts'
import { Button } from '../../../components/button/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../../forms/index.ts'

import { Allowed } from '../allowed.tsx'
import { CustomerLink } from '../customer-link.tsx'
import { OneTextForm } from '../one-text-form.tsx'
import { TwoColumnEntry } from '../two-column-entry.tsx'
import type { AdminScreenProps } from '../types.ts'
import { headingIdOf } from '../use-focus-on-next.ts'
import type { MessageSectionProps } from './types.ts'
import { ShopDate, ShopMoment } from '../shop-time.tsx'

const topics: Record<string, () => string> = {
  order: () => m.admin_topic_order(),
  product: () => m.admin_topic_product(),
  design: () => m.admin_topic_design(),
  account: () => m.admin_topic_account(),
  other: () => m.admin_topic_other()
}

type Actions = Pick<MessageSectionProps, 'onReply' | 'onMarkMessage'> & Pick<AdminScreenProps, 'customerPageHrefOf'>

/** A message with its replies and actions. */
export function MessageItem({ message, ...acts }: Actions & { message: ContactMessage }) {
  const { id, name, email, topic, receivedAt, replies } = message
  return (
    <TwoColumnEntry>
      <chakra.div lineHeight="snug" overflowWrap="anywhere">
        <chakra.h2 id={headingIdOf(id)} tabIndex={-1} fontFamily="body" fontSize="sm" letterSpacing="normal" dir="auto">
          {name}
        </chakra.h2>
        <chakra.div color="fg.muted" marginBlockEnd={2}>
          {email}
          <br />
          <ShopDate at={receivedAt} />
          <div>
            <CustomerLink customerKey={message.customerKey} customerPageHrefOf={acts.customerPageHrefOf} />
          </div>
        </chakra.div>
        <Badge>{topics[topic]?.() ?? topic}</Badge>
      </chakra.div>
      <chakra.div display="grid" gap={4} justifyItems="start" maxWidth="66ch" minWidth={0} overflowWrap="anywhere">
        <chakra.p whiteSpace="pre-wrap" dir="auto">
          {message.message}
        </chakra.p>
        {replies.map((reply) => (
          <chakra.blockquote
            key={reply.id}
            borderInlineStartWidth="2px"
            paddingInlineStart={4}
            display="grid"
            gap={1}
            width="full"
          >
            <chakra.p whiteSpace="pre-wrap" dir="auto">
              {reply.text}
            </chakra.p>
            <chakra.p color="fg.muted">
              {reply.author === null ? null : (
                <>
                  <bdi>{reply.author}</bdi> ·{' '}
                </>
              )}
              <ShopMoment at={reply.sentAt} />
            </chakra.p>
          </chakra.blockquote>
        ))}
        <Allowed permission="messages.change">
          <MessageActions key={`${replies.length} ${message.state}`} message={message} {...acts} />
        </Allowed>
      </chakra.div>
    </TwoColumnEntry>
  )
}

/** Reply by mail, close and reopen. */
function MessageActions({ message, onReply, onMarkMessage }: Actions & { message: ContactMessage }) {
  const { id, name, email, state, replies } = message
  const [isReplying, setIsReplying] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const mark = async () => {
    setIsBusy(true)
    setFailure(await onMarkMessage({ id, state: state === 'open' ? 'done' : 'open' }))
    setIsBusy(false)
  }
  if (isReplying)
    return (
      <OneTextForm
        label={m.admin_message_reply({ name })}
        hint={m.admin_message_reply_hint({ email })}
        initial=""
        rows={6}
        submitLabel={m.admin_message_send()}
        check={(typed) =>
          typed === ''
            ? m.admin_message_reply_missing()
            : typed.length > contactLimits.reply
              ? m.admin_message_reply_long({ max: contactLimits.reply })
              : undefined
        }
        onSubmit={(text) => onReply({ id, text, read: replies.length })}
        onClose={() => {
          setIsReplying(false)
          setHasClosed(true)
        }}
      />
    )
  return (
    <>
      <FailureNotice failure={failure} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" {...(hasClosed && { ref: focusIfLost })} onClick={() => setIsReplying(true)}>
          {m.admin_message_reply({ name })}
        </Button>
        <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void mark()}>
          {state === 'open' ? m.admin_message_mark_done() : m.admin_message_mark_open()}{' '}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </chakra.div>
    </>
  )
}

import type { ContactMessage, ContactMessageState } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { ListPage } from '../list-types.ts'

export interface MessageReply {
  id: string
  text: string
  /** How many replies stood there when it was written. */
  read: number
}

/** Props of the message section. Without data and failure it is loading. */
export interface MessageSectionProps {
  messages?: ListPage<ContactMessage> | undefined
  /** A newer list is on its way; the one shown stays. @default false */
  isLoadingMessages?: boolean
  messagesFailure?: Failure | undefined
  messageState: ContactMessageState
  messagesHrefOf: (target: { state: ContactMessageState }) => string
  onRetryMessages: () => void
  /** Gives why it was refused, or nothing once it is on its way. */
  onReply: (reply: MessageReply) => Promise<Failure | undefined>
  onMarkMessage: (mark: { id: string; state: ContactMessageState }) => Promise<Failure | undefined>
}

import { z } from 'zod'
import { defineCalls } from './call.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { contactLimits, contactMessageStates } from './contact-message-rules.ts'
import { id, pageOf, paging, text, timestamp } from './primitives.ts'

const contactMessageState = z.enum(contactMessageStates)
export type ContactMessageState = z.infer<typeof contactMessageState>

const contactReply = z.object({
  id,
  text: z.string(),
  /** The author among staff; null if the account is gone. */
  author: z.string().nullable(),
  sentAt: timestamp
})
export type ContactReply = z.infer<typeof contactReply>

export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Opens the customer's page. A server of the version before does not say. */
  customerKey: z.string().nullable().optional(),
  topic: z.string(),
  message: z.string(),
  receivedAt: timestamp,
  state: contactMessageState,
  /** Replies of the shop, in the order they were sent. */
  replies: z.array(contactReply)
})
export type ContactMessage = z.infer<typeof contactMessage>

export const contactMessageCalls = defineCalls({
  'GET /api/v1/admin/messages': {
    summary: 'Messages of the contact form: open ones oldest first, done ones newest first',
    tag: 'admin',
    access: 'admin',
    permission: 'messages.read',
    query: z.object({ ...paging({ usual: 25, most: 100 }), state: contactMessageState.default('open') }),
    answers: { 200: pageOf(contactMessage) }
  },
  'POST /api/v1/admin/messages/{id}/replies': {
    summary: 'Reply to a message by mail, which makes it done; repeated with the same key it is the same reply',
    tag: 'admin',
    access: 'admin',
    permission: 'messages.change',
    params: z.object({ id }),
    headers: idempotencyHeaders,
    body: z.object({
      text: text(contactLimits.reply),
      /** Number of replies the author has seen: refused if there is a newer one. */
      read: z.int().min(0).max(contactLimits.replies)
    }),
    answers: { 201: contactMessage }
  },
  'PATCH /api/v1/admin/messages/{id}': {
    summary: 'Mark a message as done, or as open again',
    tag: 'admin',
    access: 'admin',
    permission: 'messages.change',
    params: z.object({ id }),
    body: z.object({ state: contactMessageState }),
    answers: { 200: contactMessage }
  }
})

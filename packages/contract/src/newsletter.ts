import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, email } from './primitives.ts'

/** Token of a mail's link. */
const token = z.string().min(1).max(1000)

export const newsletterCounts = z.object({
  /** Subscribed addresses. */
  confirmed: z.int().min(0),
  /** Unconfirmed addresses. */
  unconfirmed: z.int().min(0)
})
export type NewsletterCounts = z.infer<typeof newsletterCounts>

export const newsletterCalls = defineCalls({
  'POST /api/v1/newsletter': {
    summary: 'Ask for the newsletter; a mail asks the address to confirm. The same answer whatever is known of it',
    tag: 'newsletter',
    access: 'public',
    body: z.object({ email }),
    answers: { 200: done }
  },
  'GET /api/v1/newsletter': {
    summary: 'Whether the signed-in person’s address gets the newsletter',
    tag: 'newsletter',
    access: 'user',
    answers: { 200: z.object({ isSubscribed: z.boolean() }) }
  },
  'POST /api/v1/newsletter/confirm': {
    summary: 'Confirm an address; `token` stands in the mail’s link',
    tag: 'newsletter',
    access: 'public',
    body: z.object({ token }),
    answers: { 200: done }
  },
  'POST /api/v1/newsletter/stop': {
    summary: 'Forget the address of such a mail; `token` stands in the mail’s link',
    tag: 'newsletter',
    access: 'public',
    body: z.object({ token }),
    answers: { 200: done }
  },
  'POST /api/v1/newsletter/unsubscribe': {
    summary: 'The same for mail programs, by the mail’s `List-Unsubscribe` (RFC 8058)',
    tag: 'newsletter',
    access: 'public',
    query: z.object({ token }),
    answers: { 200: done }
  },
  'GET /api/v1/admin/newsletter': {
    summary: 'How many get the newsletter, and how many have not confirmed yet',
    tag: 'admin',
    access: 'admin',
    permission: 'newsletter.read',
    answers: { 200: newsletterCounts }
  }
})

import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, email, id } from './primitives.ts'

/** Token of a mail's link. */
const token = z.string().min(1).max(1000)

const ofCart = { params: z.object({ id }) }

export const cartReminderCalls = defineCalls({
  'PUT /api/v1/carts/{id}/reminder': {
    summary:
      'Agree to one mail about this cart, should it not be ordered. The same answer whatever is known of the address',
    tag: 'carts',
    access: 'optional',
    ...ofCart,
    body: z.object({ email }),
    answers: { 200: done }
  },
  'DELETE /api/v1/carts/{id}/reminder': {
    summary: 'Take that back; the same answer where there is nothing to take back',
    tag: 'carts',
    access: 'optional',
    ...ofCart,
    answers: { 200: done }
  },
  'POST /api/v1/cart-reminders/open': {
    summary: 'The cart such a mail is about; `token` stands in its link, for as long as that is good',
    tag: 'carts',
    access: 'optional',
    body: z.object({ token }),
    answers: { 200: z.object({ cartId: id }) }
  },
  'POST /api/v1/cart-reminders/stop': {
    summary: 'Forget the address of such a mail, whatever cart it waits for; `token` stands in the mail’s link',
    tag: 'carts',
    access: 'public',
    body: z.object({ token }),
    answers: { 200: done }
  },
  'POST /api/v1/cart-reminders/unsubscribe': {
    summary: 'The same for mail programs, by the mail’s `List-Unsubscribe` (RFC 8058)',
    tag: 'carts',
    access: 'public',
    query: z.object({ token }),
    answers: { 200: done }
  }
})

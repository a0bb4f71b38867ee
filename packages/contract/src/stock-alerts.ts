import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, email, id } from './primitives.ts'

export const stockAlertCalls = defineCalls({
  'POST /api/v1/stock-alerts': {
    summary:
      'Be told by mail, once, when a sold-out variant can be bought again; the same answer whoever waits already',
    tag: 'catalogue',
    access: 'public',
    body: z.object({ variantId: id, email }),
    answers: { 200: done }
  },
  'POST /api/v1/stock-alerts/stop': {
    summary: 'Forget the address of such a mail wherever it waits; `token` stands in the mail’s link',
    tag: 'catalogue',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(1000) }),
    answers: { 200: done }
  }
})

import { ProblemError } from '../../platform/problem.ts'
import { type PaymentProvider, ProviderRefused } from './provider.ts'

const refused = () => Promise.reject(new ProviderRefused('What was paid outside the shop is not begun or ended here'))

/** Provider for payments outside the shop, such as bank transfers. Staff refund them by hand; the shop only records it. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  signatureHeader: '',
  step: () => 1,
  least: () => 0,
  create: refused,
  retrieve: async () => undefined,
  cancel: refused,
  refund: async ({ id, amount }) => ({ reference: `manual-${id}`, id, amount: amount.amount, state: 'done' }),
  readWebhookEvent: async () => {
    throw new ProblemError('event-unknown')
  }
}

import { ProblemError } from '../../platform/problem.ts'
import { type PaymentProvider, ProviderRefused } from './provider.ts'

const refused = () => Promise.reject(new ProviderRefused('What was paid outside the shop is not begun or ended here'))

/** What was paid outside the shop, such as by bank transfer. Money goes back the same way, by hand: the shop keeps its books alone. */
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

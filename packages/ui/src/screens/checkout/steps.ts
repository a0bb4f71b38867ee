import { m } from '@motif/messages'

/** The steps in order. */
export const steps = [
  { id: 'email', title: m.checkout_step_email },
  { id: 'address', title: m.checkout_step_address },
  { id: 'shipping', title: m.checkout_step_shipping },
  { id: 'payment', title: m.checkout_step_payment }
] as const

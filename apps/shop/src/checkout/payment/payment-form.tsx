import type { Money, Quote } from '@motif/contract'
import { Skeleton } from '@motif/ui/components/skeleton'
import { lazy, Suspense } from 'react'
import { call } from '../../services/api.ts'
import type { PaymentMethodUi } from './provider.ts'

const StripeForm = lazy(() => import('./stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })))

export interface PaymentFormProps {
  payment: Quote['payment'] | undefined
  total: Money | undefined
  /** Cards are saved for accounts only. */
  isSignedIn: boolean
  onForm: (form: PaymentMethodUi | null) => void
}

/** Access to the cards saved at the provider; without it a card is typed. */
const openCards = () =>
  call('POST /api/v1/payment-sessions', {}).then(
    ({ data }) => data.clientSecret,
    () => null
  )

const waiting = <Skeleton height="13rem" borderRadius="control" />

/** The provider's form, loaded before payment; undefined for the built-in card field. */
export function paymentForm({ payment, total, isSignedIn, onForm }: PaymentFormProps) {
  // After a reload or the bank's page, the provider is unknown until the order is loaded.
  if (payment === undefined || total === undefined) return waiting
  if (payment.provider !== 'stripe' || payment.publishableKey === null) return undefined
  return (
    <Suspense fallback={waiting}>
      <StripeForm
        publishableKey={payment.publishableKey}
        total={total}
        hasWallets={payment.hasWallets}
        onForm={onForm}
        {...(isSignedIn ? { openCards } : undefined)}
      />
    </Suspense>
  )
}

import type { Money, Quote } from '@motif/contract'
import { Skeleton } from '@motif/ui/components/skeleton'
import { lazy, Suspense } from 'react'
import { call } from '../../services/api.ts'
import type { PaymentMethodUi } from './provider.ts'

const StripeForm = lazy(() => import('./stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })))

export interface PaymentFormProps {
  payment: Quote['payment'] | undefined
  total: Money | undefined
  /** Cards are kept for people with an account alone. */
  isSignedIn: boolean
  onForm: (form: PaymentMethodUi | null) => void
}

/** The way to the cards a person keeps at the provider. Without it a card is typed, as ever. */
const openCards = () =>
  call('POST /api/v1/payment-sessions', {}).then(
    ({ data }) => data.clientSecret,
    () => null
  )

const waiting = <Skeleton height="13rem" borderRadius="control" />

/** The form of a provider that brings its own, fetched when somebody is about to pay; nothing where a card's number is all it takes. */
export function paymentForm({ payment, total, isSignedIn, onForm }: PaymentFormProps) {
  // After a reload, or back from the bank, an order is looked up before anybody knows who takes the money.
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

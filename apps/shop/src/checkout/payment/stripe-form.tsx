import { Button } from '@motif/ui/components/button'
import { usePaymentLook } from '@motif/ui/components/card-fields'
import { Notice } from '@motif/ui/components/notice'
import { Skeleton } from '@motif/ui/components/skeleton'
import { VisuallyHidden } from '@motif/ui/components/visually-hidden'
import { getLocale, m } from '@motif/ui/messages'
import type { Money } from '@motif/contract'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PaymentMethodUi } from './provider.ts'
import { openStripe, payingWith } from './stripe.ts'

export interface StripeFormProps {
  publishableKey: string
  total: Money
  /** Gets the form once it can be paid with, and null when it is gone. */
  onForm: (form: PaymentMethodUi | null) => void
  /** @default Stripe's code from Stripe */
  open?: (publishableKey: string) => Promise<Stripe>
}

/** Stripe's Payment Element in our clothes: cards, wallets and the bank's questions are all its own. */
export function StripeForm({ publishableKey, total, onForm, open = openStripe }: StripeFormProps) {
  const { stripe, fail, retry } = useOpened(publishableKey, open)
  const appearance = usePaymentLook()
  const { amount, currency } = total
  const options = useMemo<StripeElementsOptionsMode>(
    () => ({ mode: 'payment', amount, currency: currency.toLowerCase(), locale: getLocale() as StripeElementLocale, appearance }),
    [amount, currency, appearance]
  )
  if (stripe === 'failed') return <Failed onRetry={retry} />
  if (stripe === 'opening') return (
    <>
      <VisuallyHidden as="output">{m.checkout_form_loading()}</VisuallyHidden>
      <Skeleton height="13rem" borderRadius="control" />
    </>
  )
  return (
    <Elements stripe={stripe} options={options}>
      <Fields onForm={onForm} onFailed={fail} />
    </Elements>
  )
}

function useOpened(publishableKey: string, open: NonNullable<StripeFormProps['open']>) {
  const [stripe, setStripe] = useState<Stripe | 'opening' | 'failed'>('opening')
  const isHere = useRef(false)
  const fail = useCallback(() => {
    if (isHere.current) setStripe('failed')
  }, [])
  const attempt = useCallback(() => {
    open(publishableKey).then((opened) => {
      if (isHere.current) setStripe(opened)
    }, fail)
  }, [publishableKey, open, fail])
  useEffect(() => {
    isHere.current = true
    attempt()
    return () => {
      isHere.current = false
    }
  }, [attempt])
  const retry = () => {
    setStripe('opening')
    attempt()
  }
  return { stripe, retry, fail }
}

function Fields({ onForm, onFailed }: Pick<StripeFormProps, 'onForm'> & { onFailed: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  useEffect(() => {
    if (stripe === null || elements === null) return undefined
    onForm(payingWith(stripe, elements))
    return () => onForm(null)
  }, [stripe, elements, onForm])
  return <PaymentElement options={{ layout: 'tabs' }} onLoadError={onFailed} />
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="bad">
    <strong>{m.checkout_form_failed_title()}</strong>
    <p>{m.checkout_form_failed_lead()}</p>
    <Button size="sm" marginBlockStart={3} onClick={onRetry}>
      {m.common_try_again()}
    </Button>
  </Notice>
)

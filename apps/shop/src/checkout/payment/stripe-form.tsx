import { Button } from '@motif/ui/components/button'
import { usePaymentLook } from '@motif/ui/components/card-fields'
import { Notice } from '@motif/ui/components/notice'
import { Skeleton } from '@motif/ui/components/skeleton'
import { VisuallyHidden } from '@motif/ui/components/visually-hidden'
import type { Money } from '@motif/contract'
import { getLocale, m } from '@motif/messages'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PaymentMethodUi } from './provider.ts'
import { openStripe, payingWith } from './stripe.ts'

export interface StripeFormProps {
  publishableKey: string
  total: Money
  /** Offers wallets of the browser. @default true */
  hasWallets?: boolean | undefined
  /** Receives the form once ready, and null on unmount. */
  onForm: (form: PaymentMethodUi | null) => void
  /** @default loads Stripe.js */
  open?: (publishableKey: string) => Promise<Stripe>
  /** Resolves to the client secret for saved cards. @default saved cards are disabled */
  openCards?: () => Promise<string | null>
}

const noCards = async () => null

/** Stripe's Payment Element in the shop's theme. It handles cards, wallets and 3-D Secure. */
export function StripeForm({
  publishableKey,
  total,
  hasWallets,
  onForm,
  open = openStripe,
  openCards = noCards
}: StripeFormProps) {
  const { opened, fail, retry } = useOpened(publishableKey, { open, openCards })
  const cards = typeof opened === 'string' ? null : opened.cards
  const appearance = usePaymentLook()
  const { amount, currency } = total
  const options = useMemo<StripeElementsOptionsMode>(
    () => ({
      mode: 'payment',
      amount,
      currency: currency.toLowerCase(),
      locale: getLocale() as StripeElementLocale,
      appearance,
      ...(cards === null ? undefined : { customerSessionClientSecret: cards })
    }),
    [amount, currency, appearance, cards]
  )
  if (opened === 'failed') return <Failed onRetry={retry} />
  if (opened === 'opening')
    return (
      <>
        <VisuallyHidden as="output">{m.checkout_form_loading()}</VisuallyHidden>
        <Skeleton height="13rem" borderRadius="control" />
      </>
    )
  return (
    <Elements stripe={opened.stripe} options={options}>
      <Fields hasWallets={hasWallets} onForm={onForm} onFailed={fail} />
    </Elements>
  )
}

interface Opened {
  stripe: Stripe
  cards: string | null
}

function useOpened(publishableKey: string, { open, openCards }: Required<Pick<StripeFormProps, 'open' | 'openCards'>>) {
  const [opened, setOpened] = useState<Opened | 'opening' | 'failed'>('opening')
  const isHere = useRef(false)
  const fail = useCallback(() => {
    if (isHere.current) setOpened('failed')
  }, [])
  const attempt = useCallback(() => {
    Promise.all([open(publishableKey), openCards()]).then(([stripe, cards]) => {
      if (isHere.current) setOpened({ stripe, cards })
    }, fail)
  }, [publishableKey, open, openCards, fail])
  useEffect(() => {
    isHere.current = true
    attempt()
    return () => {
      isHere.current = false
    }
  }, [attempt])
  const retry = () => {
    setOpened('opening')
    attempt()
  }
  return { opened, retry, fail }
}

const noWallets = { applePay: 'never', googlePay: 'never', link: 'never' } as const

function Fields({
  hasWallets = true,
  onForm,
  onFailed
}: Pick<StripeFormProps, 'hasWallets' | 'onForm'> & { onFailed: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  useEffect(() => {
    if (stripe === null || elements === null) return undefined
    onForm(payingWith(stripe, elements))
    return () => onForm(null)
  }, [stripe, elements, onForm])
  return (
    <PaymentElement options={{ layout: 'tabs', ...(!hasWallets && { wallets: noWallets }) }} onLoadError={onFailed} />
  )
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

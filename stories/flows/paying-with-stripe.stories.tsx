import { m } from '@motif/messages'
import type { Checkout, Order, Quote } from '@motif/contract'
import {
  type CheckoutActor,
  checkoutFailureOf,
  checkoutMachine,
  checkoutStepOf,
  enteredOf,
  isQuoting,
  isReconnecting,
  isSubmitting,
  type LookUpInput,
  payWith,
  type PlaceOrderInput,
  quoteOf,
  type QuoteInput,
  typedOf
} from '@motif/flows/checkout'
import { CheckoutScreen } from '@motif/ui/screens/checkout'
import { useSelector } from '@xstate/react'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createActor, fromPromise } from 'xstate'
import { createPaymentFormRegistry } from '../../apps/shop/src/checkout/payment/provider.ts'
import { StripeForm } from '../../apps/shop/src/checkout/payment/stripe-form.tsx'
import { usePaying } from '../../apps/shop/src/checkout/paying.ts'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { carts, countries, methods } from '../fixtures/carts.ts'
import { totalsOf } from '../fixtures/prices.ts'
import { cardNumberLabel, fakeStripe, refusal, type StripeScript } from '../fixtures/fake-stripe.ts'
import { isPayButton } from '../fixtures/pay-button.ts'
import { people } from '../fixtures/people.ts'
import { atPayment } from './machines/checkout.ts'
import { walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const { lines } = carts.ready
const totals = totalsOf(lines, { to: { country: 'US' } })
const quote: Quote = {
  methods: [...methods],
  countries: [...countries],
  totals,
  couponProblem: null,
  payment: { provider: 'stripe', publishableKey: 'pk_test_story' }
}

const placed = fn()

function begin(isPaid: boolean) {
  const desk = createPaymentFormRegistry()
  const machine = checkoutMachine.provide({
    actors: {
      quote: fromPromise<Quote, QuoteInput>(async () => quote),
      newKey: fromPromise<string>(async () => 'key-of-the-story'),
      placeOrder: fromPromise<Checkout, PlaceOrderInput>(async ({ input }) => {
        placed(input)
        return {
          orderId: 'o1',
          orderKey: 'k1',
          totals,
          couponProblem: null,
          payment: { provider: 'stripe', clientSecret: 'pi_story_secret' }
        }
      }),
      payer: payWith((request) => desk.confirm(request)),
      lookUpOrder: fromPromise<Order, LookUpInput>(
        async () => ({ id: 'o1', status: isPaid ? 'paid' : 'pending' }) as Order
      )
    },
    delays: { retryPause: 0 }
  })
  return { desk, actor: createActor(machine, { input: { cartId: carts.ready.id, draft: atPayment } }) }
}

interface PayingProps extends StripeScript {
  /** The first attempt to load Stripe.js fails. */
  isBlocked?: boolean
  /** The order is paid when the checkout looks it up. */
  isPaid?: boolean
  /** The shop's settings allow wallets. */
  hasWallets?: boolean
}

/** The checkout at its last step, composed as in the shop, with a fake Stripe. */
function Paying({ isBlocked = false, isPaid = false, hasWallets = true, ...script }: PayingProps) {
  const [{ actor, desk }] = useState(() => begin(isPaid))
  const [open] = useState(() => {
    let tries = 0
    return async (): Promise<Stripe> => {
      tries += 1
      if (isBlocked && tries === 1) throw new Error('Failed to load Stripe.js')
      return fakeStripe(script)
    }
  })
  useEffect(() => {
    actor.start()
    return () => void actor.stop()
  }, [actor])
  return <LiveCheckout actor={actor} desk={desk} open={open} hasWallets={hasWallets} />
}

interface LiveCheckoutProps {
  actor: CheckoutActor
  desk: ReturnType<typeof createPaymentFormRegistry>
  open: () => Promise<Stripe>
  hasWallets?: boolean
}

function LiveCheckout({ actor, desk, open, hasWallets = true }: LiveCheckoutProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { pay, isChecking, failure } = usePaying(actor, desk)
  const step = checkoutStepOf(snapshot)
  return (
    <CheckoutScreen
      step={step}
      initial={typedOf(snapshot)}
      entered={enteredOf(snapshot)}
      lines={lines}
      totals={quoteOf(snapshot)?.totals ?? totals}
      failure={failure ?? checkoutFailureOf(snapshot)}
      countries={countries}
      methods={methods}
      method={snapshot.context.shippingMethod}
      isQuoting={isQuoting(snapshot)}
      status={
        isChecking ? 'checking' : isReconnecting(snapshot) ? 'reconnecting' : isSubmitting(snapshot) ? 'paying' : 'idle'
      }
      paymentForm={
        <StripeForm
          publishableKey="pk_test_story"
          total={totals.total}
          hasWallets={hasWallets}
          onForm={desk.register}
          open={open}
        />
      }
      onEmail={() => {}}
      onAddress={() => {}}
      onMethod={() => {}}
      onStep={() => {}}
      onPay={() => void pay({}, { hasForm: true })}
      onChallenge={() => {}}
      order={
        snapshot.status === 'done'
          ? { number: 'M-2611-T6YE', email: people.ada.email, href: '/orderspage', deliveryBy: '2026-12-03' }
          : undefined
      }
    />
  )
}

/** Stripe's form within the walker, with a manually controlled payer. */
function PayingByHand({ actor }: Pick<ViewProps<typeof checkoutMachine>, 'actor'>) {
  const [desk] = useState(createPaymentFormRegistry)
  const [open] = useState(() => async () => fakeStripe({}))
  return <LiveCheckout actor={actor} desk={desk} open={open} />
}

const meta = preview.meta({
  title: 'Flows/Paying with Stripe',
  component: Paying,
  parameters: {
    docs: {
      description: {
        component:
          'The last step of the checkout with Stripe’s Payment Element in place of the built-in card field: the same flow, another payer. A made-up Stripe stands in.'
      }
    }
  },
  beforeEach: () => void placed.mockClear()
})

type Canvas = ReturnType<typeof within>

const payButton = (canvas: Canvas) => canvas.findByRole('button', { name: isPayButton })
async function press(canvas: Canvas) {
  await canvas.findByLabelText(cardNumberLabel)
  await userEvent.click(await payButton(canvas))
}
const isDone = async (canvas: Canvas) =>
  expect(await canvas.findByText(m.checkout_done_number({ number: 'M-2611-T6YE' }))).toBeVisible()

export const Ready = meta.story({
  parameters: { chromatic: { modes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(cardNumberLabel)).toBeVisible()
    await expect(canvas.queryByText(/This shop is in test mode/)).not.toBeInTheDocument()
  }
})

export const WithoutWallets = meta.story({
  tags: ['deed'],
  args: { wallet: 'Pay with the wallet', hasWallets: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(cardNumberLabel)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pay with the wallet' })).toBeNull()
  }
})

export const Paid = meta.story({
  play: async ({ canvas }) => {
    await press(canvas)
    await isDone(canvas)
    await expect(placed).toHaveBeenCalledOnce()
  }
})

export const SomethingMissing = meta.story({
  args: { check: async () => ({ error: refusal({ type: 'validation_error', code: 'incomplete_number' }) }) },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(await payButton(canvas)).toBeEnabled()
    await expect(placed).not.toHaveBeenCalled()
  }
})

export const Declined = meta.story({
  args: { confirm: async () => ({ error: refusal({ code: 'card_declined', decline_code: 'insufficient_funds' }) }) },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.checkout_declined_funds())
    await expect(await canvas.findByLabelText(cardNumberLabel)).toBeVisible()
  }
})

const threeDSecure = {
  passed: { paymentIntent: { status: 'succeeded' as const } },
  failed: { error: refusal({ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }) }
}
const bank = () => within(document.body).findByRole('dialog', { name: 'Your bank' })

export const BankConfirms = meta.story({
  args: { challenge: threeDSecure },
  play: async ({ canvas }) => {
    await press(canvas)
    await userEvent.click(within(await bank()).getByRole('button', { name: 'Confirm' }))
    await isDone(canvas)
  }
})

export const BankRefuses = meta.story({
  args: { challenge: threeDSecure },
  play: async ({ canvas }) => {
    await press(canvas)
    await userEvent.click(within(await bank()).getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.checkout_declined_unconfirmed())
    await press(canvas)
    await userEvent.click(within(await bank()).getByRole('button', { name: 'Confirm' }))
    await isDone(canvas)
    await expect(placed).toHaveBeenCalledOnce()
  }
})

export const WithAWallet = meta.story({
  args: { wallet: 'Apple Pay' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apple Pay' }))
    await press(canvas)
    await isDone(canvas)
  }
})

export const AnswerLost = meta.story({
  args: { isPaid: true, confirm: async () => ({ error: refusal({ type: 'api_connection_error' }) }) },
  play: async ({ canvas }) => {
    await press(canvas)
    await isDone(canvas)
    await expect(placed).toHaveBeenCalledOnce()
  }
})

export const StripeDoesNotCome = meta.story({
  args: { isBlocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(m.checkout_form_failed_title())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await press(canvas)
    await isDone(canvas)
  }
})

export const ByNight = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByLabelText(cardNumberLabel))
})

export const Walk = meta.story(walkThrough(checkoutMachine, PayingByHand))

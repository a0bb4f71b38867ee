import { m } from '@motif/messages'
import type { Checkout, Order, Quote } from '@motif/contract'
import {
  checkoutFailureOf,
  checkoutMachine,
  checkoutStepOf,
  enteredOf,
  type CheckoutSnapshot,
  isChallenged,
  isQuoting,
  isReconnecting,
  isSolving,
  isSubmitting,
  type LookUpInput,
  type PaymentResponse,
  payWith,
  type PlaceOrderInput,
  placedOrderOf,
  quoteOf,
  type QuoteInput,
  typedOf
} from '@motif/flows/checkout'
import { CheckoutScreen, type CheckoutStatus } from '@motif/ui/screens/checkout'
import { useActor } from '@xstate/react'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { carts, countries, methods } from '../fixtures/carts.ts'
import { isPayButton } from '../fixtures/pay-button.ts'
import { addresses } from '../fixtures/people.ts'
import { totalsOf } from '../fixtures/prices.ts'
import { account } from './actors.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const { lines } = carts.ready
const quoteFor = (method: QuoteInput['shippingMethod']): Quote => ({
  methods: [...methods],
  countries: [...countries],
  couponProblem: null,
  payment: { provider: 'test', publishableKey: null },
  totals: totalsOf(lines, method === undefined ? {} : { to: addresses.unitedStates, method })
})

/** The built-in provider's cards: one is declined, the others pay. */
const answerTo = (card: unknown): PaymentResponse => ({
  status: card === '4000000000000002' ? 'declined' : 'succeeded'
})

const inMemory = checkoutMachine.provide({
  actors: {
    quote: fromPromise<Quote, QuoteInput>(async ({ input }) => quoteFor(input.shippingMethod)),
    newKey: fromPromise<string>(async () => 'key-of-the-story'),
    placeOrder: fromPromise<Checkout, PlaceOrderInput>(async ({ input: { request } }) => ({
      orderId: 'o1',
      orderKey: 'k1',
      totals: quoteFor(request.shippingMethod).totals,
      couponProblem: null,
      payment: { provider: 'test', clientSecret: 'secret-of-the-story' }
    })),
    payer: payWith(async ({ details }) => answerTo(details['card'])),
    lookUpOrder: fromPromise<Order, LookUpInput>(() => Promise.reject(new TypeError('no network')))
  }
})

function statusOf(snapshot: CheckoutSnapshot): CheckoutStatus {
  if (isChallenged(snapshot)) return 'challenged'
  if (isReconnecting(snapshot)) return 'reconnecting'
  if (isSolving(snapshot)) return 'solving'
  if (!isSubmitting(snapshot)) return 'idle'
  return placedOrderOf(snapshot) === null ? 'placing' : 'paying'
}

function LiveCheckout({ snapshot, send }: Pick<ViewProps<typeof checkoutMachine>, 'snapshot' | 'send'>) {
  const quote = quoteOf(snapshot)
  return (
    <CheckoutScreen
      step={checkoutStepOf(snapshot)}
      initial={typedOf(snapshot)}
      entered={enteredOf(snapshot)}
      onChange={({ typed }) => send({ type: 'TYPED', typed })}
      lines={lines}
      totals={quote?.totals ?? carts.ready.totals}
      failure={checkoutFailureOf(snapshot)}
      countries={countries}
      methods={quote?.methods ?? []}
      method={snapshot.context.shippingMethod}
      isQuoting={isQuoting(snapshot)}
      status={statusOf(snapshot)}
      onEmail={(entry) => send({ type: 'ENTER_EMAIL', ...entry })}
      onAddress={(entry) => send({ type: 'ENTER_ADDRESS', ...entry })}
      onMethod={(choice) => send({ type: 'CHOOSE_METHOD', ...choice })}
      onStep={({ step }) => send({ type: 'GO_TO', step })}
      onPay={(details) => send({ type: 'PAY', details })}
      onChallenge={({ result }) => send({ type: 'CHALLENGE_ANSWERED', result })}
      order={
        snapshot.status === 'done'
          ? { number: 'M-2611-T6YE', email: snapshot.context.email, href: '/orderspage', deliveryBy: '2026-12-03' }
          : undefined
      }
    />
  )
}

function Journey() {
  const [snapshot, send] = useActor(inMemory, { input: { cartId: carts.ready.id } })
  return <LiveCheckout snapshot={snapshot} send={send} />
}

const meta = preview.meta({
  title: 'Flows/Checkout',
  parameters: {
    docs: {
      description: {
        component:
          'From the e-mail to the paid order. One order, one payment, whatever is clicked and whatever is lost on the way.'
      }
    }
  }
})

export const Chart = meta.story(chartOf(checkoutMachine))

export const Walk = meta.story(walkThrough(checkoutMachine, LiveCheckout))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.accounts_email() }), account.email)
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await userEvent.selectOptions(await canvas.findByLabelText(m.addresses_country()), 'US')
    await userEvent.type(canvas.getByLabelText(m.addresses_name()), account.name)
    await userEvent.type(canvas.getByLabelText(m.addresses_line1()), '1600 Valencia Street')
    await userEvent.type(canvas.getByLabelText(m.addresses_city()), 'San Francisco')
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_state()), 'California')
    await userEvent.type(canvas.getByLabelText(m.addresses_zip_code()), '94110')
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await userEvent.click(await canvas.findByLabelText(/Express/))
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    const card = await canvas.findByLabelText(m.checkout_card_number())
    await userEvent.type(card, '4000000000000002')
    await userEvent.click(canvas.getByRole('button', { name: isPayButton }))
    await canvas.findByText(m.checkout_declined_title())
    await userEvent.clear(canvas.getByLabelText(m.checkout_card_number()))
    await userEvent.type(canvas.getByLabelText(m.checkout_card_number()), '4242424242424242')
    await userEvent.click(canvas.getByRole('button', { name: isPayButton }))
    await expect(await canvas.findByText(/M-2611-T6YE/)).toBeVisible()
  }
})

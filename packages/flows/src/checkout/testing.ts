import type { Address, Checkout, Order, Quote } from '@motif/contract'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { answerable, flushPromises } from '../testing.ts'
import {
  checkoutMachine,
  checkoutStepOf,
  payWith,
  type CheckoutInput,
  type ConfirmRequest,
  type LookUpInput,
  type PaymentResponse,
  type PlaceOrderInput,
  type QuoteInput,
  type SolveInput
} from './index.ts'

export const usd = (amount: number) => ({ amount, currency: 'USD' })
export const totals = (amount: number) => ({
  subtotal: usd(amount),
  discount: usd(0),
  shipping: usd(0),
  tax: usd(0),
  includedTax: usd(0),
  taxes: [],
  total: usd(amount)
})
export const quote: Quote = {
  methods: [{ id: 'standard', name: 'Standard', price: usd(590), daysMin: 3, daysMax: 5 }],
  totals: totals(2590),
  countries: [{ code: 'US', name: 'United States' }],
  couponProblem: null,
  payment: { provider: 'test', publishableKey: null }
}
export const placed: Checkout = {
  orderId: 'o1',
  orderKey: 'k',
  totals: totals(2590),
  couponProblem: null,
  payment: { provider: 'test', clientSecret: 'secret-1' }
}
export const address: Address = {
  name: 'Ada',
  line1: '1 Main St',
  city: 'Springfield',
  postalCode: '12345',
  country: 'US'
}
export const card = '4242424242424242'
export const orderWith = (status: Order['status']) => ({ id: 'o1', status }) as Order

/** A checkout whose calls are answered by the test. */
export function scene(input: Partial<CheckoutInput> = {}) {
  const quoting = answerable<Quote, QuoteInput>()
  const placing = answerable<Checkout, PlaceOrderInput>()
  const lookUp = answerable<Order, LookUpInput>()
  const solving = answerable<string, SolveInput>()
  const paying: (ConfirmRequest & {
    answer: (status: PaymentResponse['status'], reason?: PaymentResponse['reason']) => Promise<void>
    refuse: (error: unknown) => Promise<void>
  })[] = []
  const payer = payWith((request) => {
    const { promise, resolve, reject } = Promise.withResolvers<PaymentResponse>()
    const after = (act: () => void) => {
      act()
      return flushPromises()
    }
    paying.push({
      ...request,
      answer: (status, reason) => after(() => resolve({ status, reason })),
      refuse: (error) => after(() => reject(error))
    })
    return promise
  })
  let keys = 0
  const clock = new SimulatedClock()
  const newKey = fromPromise(async () => `key-${(keys += 1)}`)
  const machine = checkoutMachine.provide({
    actors: {
      quote: quoting.logic,
      placeOrder: placing.logic,
      solveChallenge: solving.logic,
      lookUpOrder: lookUp.logic,
      payer,
      newKey
    }
  })
  const actor = createActor(machine, { input: { cartId: 'cart1', ...input }, clock }).start()
  const lastPayment = () => {
    const payment = paying.at(-1)
    if (payment === undefined) throw new Error('Nobody pays')
    return payment
  }
  const pay = async (number = card) => {
    actor.send({ type: 'PAY', details: { card: number } })
    await flushPromises()
  }
  return {
    actor,
    quoting,
    placing,
    lookUp,
    solving,
    paying,
    lastPayment,
    clock,
    pay,
    now: () => actor.getSnapshot(),
    step: () => checkoutStepOf(actor.getSnapshot())
  }
}

export async function sceneAtPayment() {
  const all = scene()
  all.actor.send({ type: 'ENTER_EMAIL', email: 'ada@example.com' })
  all.actor.send({ type: 'ENTER_ADDRESS', shippingAddress: address, billingAddress: null })
  await all.quoting.last().answer(quote)
  all.actor.send({ type: 'CHOOSE_METHOD', method: 'standard' })
  await all.quoting.last().answer(quote)
  return all
}

export async function scenePaying() {
  const all = await sceneAtPayment()
  await all.pay()
  await all.placing.last().answer(placed)
  return all
}

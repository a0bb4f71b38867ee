import type { CheckoutRequest } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { done, failed, lostNetwork, reachedStates, refused, statesOf } from '../testing.ts'
import {
  checkoutFailureOf,
  checkoutMachine,
  enteredOf,
  isOpening,
  isQuoting,
  isSubmitting,
  quoteOf,
  restore,
  snapshotOf,
  typedOf,
  type CheckoutOutput
} from './index.ts'
import { address, card, placed, quote, scene, sceneAtPayment, scenePaying, totals, usd } from './testing.ts'

describe('the checkout', () => {
  it('can reach every state', async () => {
    const events = [
      { type: 'ENTER_EMAIL', email: 'ada@example.com' },
      { type: 'ENTER_ADDRESS', shippingAddress: address, billingAddress: null },
      { type: 'CHOOSE_METHOD', method: 'standard' },
      { type: 'PAY', details: {} },
      { type: 'PAYMENT_ANSWERED', status: 'succeeded' },
      { type: 'PAYMENT_ANSWERED', status: 'requires_action' },
      { type: 'PAYMENT_FAILED', error: lostNetwork() },
      done('quote', quote),
      done('price', quote),
      done('priceAgain', quote),
      { type: 'CART_CHANGED' },
      done('newKey', 'key'),
      done('placeOrder', placed),
      failed('placeOrder', lostNetwork()),
      failed('placeOrder', refused(403, 'challenge-required', { challenge: { parameters: {}, signature: 's' } })),
      done('solveChallenge', 'answer'),
      failed('placeOrder', refused(409, 'out-of-stock')),
      failed('placeOrder', refused(400, 'empty-cart')),
      failed('lookUpOrder', lostNetwork()),
      done('quoteExpress', quote),
      { type: 'xstate.after.retryPause.checkout.submitting.waitingToCheck' }
    ] as const
    const reloaded = snapshotOf((await scenePaying()).now())
    const reached = reachedStates(
      checkoutMachine,
      events,
      [
        { cartId: 'cart1' },
        { cartId: 'cart1', draft: reloaded },
        { cartId: 'cart1', email: 'ada@example.com', express: { shippingAddress: address, billingAddress: null } }
      ],
      ({ key, order }) => [key, order?.orderId]
    )
    const passing = new Set(['starting', 'submitting.deciding'])
    expect(reached).toEqual(statesOf(checkoutMachine).filter((state) => !passing.has(state)))
  })

  it('asks for the newsletter with the order where that was wanted last', async () => {
    const { actor, quoting, placing, pay, now } = scene()
    const to = { type: 'ENTER_ADDRESS', shippingAddress: address, billingAddress: null } as const
    actor.send({ type: 'ENTER_EMAIL', email: 'ada@example.com', newsletter: true, reminder: true })
    expect(restore(JSON.stringify(snapshotOf(now())))).toMatchObject({ newsletter: true, reminder: true })
    actor.send({ type: 'GO_TO', step: 'email' })
    actor.send({ type: 'ENTER_EMAIL', email: 'ada@example.com' })
    expect(now().context.newsletter).toBeUndefined()
    actor.send({ type: 'GO_TO', step: 'email' })
    actor.send({ type: 'ENTER_EMAIL', email: 'ada@example.com', newsletter: true })
    actor.send(to)
    await quoting.last().answer(quote)
    actor.send({ type: 'CHOOSE_METHOD', method: 'standard' })
    await quoting.last().answer(quote)
    await pay()
    expect(placing.last().input.request).toMatchObject({ email: 'ada@example.com', newsletter: true })
  })

  it('leads from the e-mail over address and shipping to a paid order', async () => {
    const { actor, quoting, placing, lastPayment, pay, now, step } = scene()
    actor.send({ type: 'ENTER_EMAIL', email: 'ada@example.com' })
    expect(step()).toBe('address')
    actor.send({ type: 'ENTER_ADDRESS', shippingAddress: address, billingAddress: null })
    expect(quoting.last().input).toEqual({ cartId: 'cart1', country: 'US' })
    await quoting.last().answer(quote)
    expect(step()).toBe('shipping')
    actor.send({ type: 'CHOOSE_METHOD', method: 'standard' })
    expect(quoting.last().input).toEqual({ cartId: 'cart1', country: 'US', shippingMethod: 'standard' })
    await quoting.last().answer(quote)
    expect(step()).toBe('payment')
    await pay()
    const request: CheckoutRequest = {
      cartId: 'cart1',
      email: 'ada@example.com',
      shippingAddress: address,
      shippingMethod: 'standard'
    }
    expect(placing.last().input).toEqual({ key: 'key-1', request })
    expect(isSubmitting(now())).toBe(true)
    await placing.last().answer(placed)
    expect(lastPayment()).toMatchObject({ details: { card }, order: { payment: { clientSecret: 'secret-1' } } })
    await lastPayment().answer('succeeded')
    expect(now().output).toEqual<CheckoutOutput>({ kind: 'ordered', orderId: 'o1', orderKey: 'k' })
    expect(step()).toBe('done')
  })

  it('lets a signed-in person begin at the address, with their e-mail filled in', () => {
    const { step, now } = scene({ email: 'ada@example.com' })
    expect(step()).toBe('address')
    expect(now().context.email).toBe('ada@example.com')
  })

  it('keeps what was typed on Back and on a jump to an earlier step', async () => {
    const { actor, now, step } = await sceneAtPayment()
    actor.send({ type: 'BACK' })
    actor.send({ type: 'BACK' })
    actor.send({ type: 'TYPED', typed: { shipping: { ...address, city: 'Shelby' } } })
    actor.send({ type: 'GO_TO', step: 'email' })
    expect(step()).toBe('email')
    expect(typedOf(now())).toEqual({
      email: 'ada@example.com',
      shipping: { ...address, city: 'Shelby' },
      billing: null,
      giftNote: '',
      shippingMethod: 'standard'
    })
    expect(enteredOf(now())).toMatchObject({ shippingAddress: address })
  })

  it('goes to any step whose steps before it are filled in, and to no other', async () => {
    const { actor, quoting, step } = scene()
    for (const wanted of ['address', 'shipping', 'payment'] as const) {
      actor.send({ type: 'GO_TO', step: wanted })
      expect(step()).toBe('email')
    }
    const later = await sceneAtPayment()
    later.actor.send({ type: 'GO_TO', step: 'email' })
    later.actor.send({ type: 'GO_TO', step: 'payment' })
    expect(later.quoting.last().input).toEqual({ cartId: 'cart1', country: 'US', shippingMethod: 'standard' })
    await later.quoting.last().answer(quote)
    expect(later.step()).toBe('payment')
    later.actor.send({ type: 'GO_TO', step: 'address' })
    later.actor.send({ type: 'GO_TO', step: 'shipping' })
    await later.quoting.last().answer(quote)
    expect([later.step(), quoting.calls]).toEqual(['shipping', []])
  })

  it('takes a person with a default address straight to the payment, with everything filled in', async () => {
    const { quoting, placing, pay, step, now } = scene({
      email: 'ada@example.com',
      express: { shippingAddress: address, billingAddress: null }
    })
    expect(isOpening(now())).toBe(true)
    await quoting.last().answer(quote)
    expect(quoting.last().input).toEqual({ cartId: 'cart1', country: 'US', shippingMethod: 'standard' })
    await quoting.last().answer(quote)
    expect([step(), isOpening(now())]).toEqual(['payment', false])
    await pay()
    expect(placing.last().input.request).toMatchObject({
      email: 'ada@example.com',
      shippingAddress: address,
      shippingMethod: 'standard'
    })
  })

  it('lets a person with a default address nobody delivers to choose another', async () => {
    const { quoting, step, now } = scene({
      email: 'ada@example.com',
      express: { shippingAddress: { ...address, country: 'AQ' }, billingAddress: null }
    })
    await quoting.last().refuse(refused(400, 'unshippable'))
    expect([step(), checkoutFailureOf(now())?.code]).toEqual(['address', 'unshippable'])
  })

  it('puts a gift note into the order', async () => {
    const { actor, quoting, placing, pay } = await sceneAtPayment()
    actor.send({ type: 'GO_TO', step: 'shipping' })
    actor.send({ type: 'CHOOSE_METHOD', method: 'standard', giftNote: ' Happy birthday! ' })
    await quoting.last().answer(quote)
    await pay()
    expect(placing.last().input.request.giftNote).toBe('Happy birthday!')
  })

  it('says so when the price is another after the cart changed elsewhere', async () => {
    const { actor, quoting, step, now } = await sceneAtPayment()
    actor.send({ type: 'CART_CHANGED' })
    expect([step(), isQuoting(now())]).toEqual(['payment', true])
    await quoting.last().answer(quote)
    expect(checkoutFailureOf(now())).toBeNull()
    actor.send({ type: 'CART_CHANGED' })
    await quoting.last().answer({ ...quote, totals: totals(3000) })
    expect([step(), checkoutFailureOf(now())?.code, quoteOf(now())?.totals.total]).toEqual([
      'payment',
      'price-changed',
      usd(3000)
    ])
  })

  it('says at the address that the shop does not deliver there', async () => {
    const { actor, quoting, step, now } = scene({ email: 'ada@example.com' })
    actor.send({ type: 'ENTER_ADDRESS', shippingAddress: { ...address, country: 'AQ' }, billingAddress: null })
    await quoting.last().refuse(refused(400, 'unshippable'))
    expect(step()).toBe('address')
    expect(checkoutFailureOf(now())?.code).toBe('unshippable')
  })

  it('drops a coupon that does not apply, saying so, and goes on', async () => {
    const { actor, quoting, step, now } = await sceneAtPayment()
    actor.send({ type: 'APPLY_COUPON', coupon: 'NOPE' })
    expect(quoting.last().input.coupon).toBe('NOPE')
    await quoting.last().refuse(refused(400, 'invalid-coupon'))
    expect(quoting.last().input.coupon).toBeUndefined()
    await quoting.last().answer(quote)
    expect(step()).toBe('payment')
    expect(checkoutFailureOf(now())?.code).toBe('invalid-coupon')
  })
})

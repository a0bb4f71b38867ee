import type { CheckoutRequest } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { done, failed, lostNetwork, reachedStates, refused, statesOf } from '../testing.ts'
import { checkoutFailureOf, checkoutMachine, enteredOf, isChallenged, isOpening, isQuoting, isReconnecting, isSubmitting, quoteOf, snapshotOf, typedOf, type CheckoutOutput } from './index.ts'
import { address, card, orderWith, placed, quote, scene, sceneAtPayment, scenePaying, totals, usd } from './scene.ts'

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
      failed('placeOrder', refused(409, 'out-of-stock')),
      failed('placeOrder', refused(400, 'empty-cart')),
      failed('lookUpOrder', lostNetwork()),
      done('quoteExpress', quote),
      { type: 'xstate.after.retryPause.checkout.submitting.waitingToCheck' }
    ] as const
    const reloaded = snapshotOf((await scenePaying()).now())
    const reached = reachedStates(checkoutMachine, events, [{ cartId: 'cart1' }, { cartId: 'cart1', draft: reloaded }, { cartId: 'cart1', email: 'ada@example.com', express: { shippingAddress: address, billingAddress: null } }], ({ key, order }) => [key, order?.orderId])
    const passing = new Set(['starting', 'submitting.deciding'])
    expect(reached).toEqual(statesOf(checkoutMachine).filter((state) => !passing.has(state)))
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
    const request: CheckoutRequest = { cartId: 'cart1', email: 'ada@example.com', shippingAddress: address, shippingMethod: 'standard' }
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
    expect(typedOf(now())).toEqual({ email: 'ada@example.com', shipping: { ...address, city: 'Shelby' }, billing: null, giftNote: '' })
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
    const { quoting, placing, pay, step, now } = scene({ email: 'ada@example.com', express: { shippingAddress: address, billingAddress: null } })
    expect(isOpening(now())).toBe(true)
    await quoting.last().answer(quote)
    expect(quoting.last().input).toEqual({ cartId: 'cart1', country: 'US', shippingMethod: 'standard' })
    await quoting.last().answer(quote)
    expect([step(), isOpening(now())]).toEqual(['payment', false])
    await pay()
    expect(placing.last().input.request).toMatchObject({ email: 'ada@example.com', shippingAddress: address, shippingMethod: 'standard' })
  })

  it('lets a person with a default address nobody delivers to choose another', async () => {
    const { quoting, step, now } = scene({ email: 'ada@example.com', express: { shippingAddress: { ...address, country: 'AQ' }, billingAddress: null } })
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
    expect([step(), checkoutFailureOf(now())?.code, quoteOf(now())?.totals.total]).toEqual(['payment', 'price-changed', usd(3000)])
  })

  it('takes a double click for one', async () => {
    const { placing, paying, pay } = await sceneAtPayment()
    await pay()
    await pay()
    expect(placing.calls).toHaveLength(1)
    await placing.last().answer(placed)
    await pay()
    expect(paying).toHaveLength(1)
  })

  it('places the order again with the same key when the answer was lost', async () => {
    const { placing, clock, pay, now } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(lostNetwork())
    expect(isReconnecting(now())).toBe(true)
    clock.increment(1000)
    await placing.last().refuse(lostNetwork())
    clock.increment(2000)
    expect(placing.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1', 'key-1'])
    await placing.last().refuse(lostNetwork())
    for (const pause of [4000, 8000, 16_000]) {
      clock.increment(pause)
      await placing.last().refuse(refused(503, 'unavailable'))
    }
    expect(now()).toMatchObject({ value: 'payment', context: { failure: { code: 'unavailable' } } })
    await pay()
    expect(placing.last().input.key).toBe('key-1')
  })

  it('waits no longer once the connection is back', async () => {
    const { actor, placing, lookUp, lastPayment, pay, now } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(lostNetwork())
    actor.send({ type: 'RETRY' })
    await placing.last().answer(placed)
    await lastPayment().refuse(lostNetwork())
    actor.send({ type: 'RETRY' })
    await lookUp.last().answer(orderWith('paid'))
    expect(now().status).toBe('done')
  })

  it('takes a new key when anything changed, and none when it changed back', async () => {
    const { actor, placing, quoting, pay } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(refused(500, 'internal'))
    await pay()
    expect(placing.last().input.key).toBe('key-1')
    await placing.last().refuse(refused(500, 'internal'))
    actor.send({ type: 'BACK' })
    actor.send({ type: 'CHOOSE_METHOD', method: 'express' })
    await quoting.last().answer(quote)
    await pay()
    expect(placing.last().input).toMatchObject({ key: 'key-2', request: { shippingMethod: 'express' } })
  })

  it('takes another card for the same order after a declined one', async () => {
    const { placing, paying, lastPayment, pay, now, step } = await scenePaying()
    await lastPayment().answer('declined', 'insufficient-funds')
    expect(step()).toBe('payment')
    expect(checkoutFailureOf(now())).toMatchObject({ code: 'declined', reason: 'insufficient-funds' })
    await pay('5555555555554444')
    expect(placing.calls).toHaveLength(1)
    expect(paying.map(({ details, order }) => [details.card, order.orderId])).toEqual([[card, 'o1'], ['5555555555554444', 'o1']])
    await lastPayment().answer('succeeded')
    expect(step()).toBe('done')
  })

  it('asks for the bank’s confirmation and goes on with its result', async () => {
    const { actor, paying, lastPayment, now, step } = await scenePaying()
    await lastPayment().answer('requires_action')
    expect(isChallenged(now())).toBe(true)
    expect(isSubmitting(now())).toBe(false)
    actor.send({ type: 'CHALLENGE_ANSWERED', result: 'passed' })
    expect(paying).toHaveLength(2)
    expect(lastPayment()).toMatchObject({ details: { card }, challenge: 'passed' })
    await lastPayment().answer('succeeded')
    expect(step()).toBe('done')
  })

  it('lets the person leave the bank’s confirmation for another card', async () => {
    const { actor, lastPayment, lookUp, pay, now } = await scenePaying()
    await lastPayment().answer('requires_action')
    actor.send({ type: 'BACK' })
    expect(now().value).toBe('payment')
    await pay()
    expect(lookUp.calls).toHaveLength(1)
  })

  it('looks at the order when the network was lost while paying, and is done if it was paid', async () => {
    const { lookUp, lastPayment, clock, step, now } = await scenePaying()
    await lastPayment().refuse(lostNetwork())
    expect(isReconnecting(now())).toBe(true)
    clock.increment(1000)
    expect(lookUp.last().input).toEqual({ orderId: 'o1', orderKey: 'k' })
    await lookUp.last().answer(orderWith('paid'))
    expect(step()).toBe('done')
  })

  it('pays the same order again when the lost payment had not gone through', async () => {
    const { lookUp, paying, lastPayment, clock, step } = await scenePaying()
    await lastPayment().refuse(lostNetwork())
    clock.increment(1000)
    await lookUp.last().answer(orderWith('pending'))
    expect(paying).toHaveLength(2)
    await lastPayment().answer('succeeded')
    expect(step()).toBe('done')
  })

  it('says the network is lost when it stays so, and looks first at the next try', async () => {
    const { lookUp, placing, lastPayment, clock, pay, now } = await scenePaying()
    await lastPayment().refuse(lostNetwork())
    for (const pause of [1000, 2000, 4000, 8000, 16_000]) {
      clock.increment(pause)
      await lookUp.last().refuse(lostNetwork())
    }
    expect(now()).toMatchObject({ value: 'payment', context: { failure: { code: 'network' } } })
    await pay()
    expect(placing.calls).toHaveLength(1)
    await lookUp.last().answer(orderWith('paid'))
    expect(now().status).toBe('done')
  })

  it('looks by itself whether it was paid when the connection is back later, and pays nothing unasked', async () => {
    const { actor, lookUp, quoting, paying, lastPayment, clock, now } = await scenePaying()
    await lastPayment().refuse(lostNetwork())
    for (const pause of [1000, 2000, 4000, 8000, 16_000]) {
      clock.increment(pause)
      await lookUp.last().refuse(lostNetwork())
    }
    actor.send({ type: 'RETRY' })
    await lookUp.last().answer(orderWith('pending'))
    await quoting.last().answer(quote)
    expect([now().value, paying.length]).toEqual(['payment', 1])
    actor.send({ type: 'RETRY' })
    await lookUp.last().answer(orderWith('paid'))
    expect(now().status).toBe('done')
  })

  it('pays a new order with the same card when the first one ran out of time', async () => {
    const { placing, lastPayment, step } = await scenePaying()
    await lastPayment().refuse(refused(409, 'conflict'))
    expect(placing.last().input.key).toBe('key-2')
    await placing.last().answer({ ...placed, orderId: 'o2' })
    expect(lastPayment()).toMatchObject({ details: { card }, order: { orderId: 'o2' } })
    await lastPayment().answer('succeeded')
    expect(step()).toBe('done')
  })

  it('leads back to the cart when what was held is sold by the time it is paid', async () => {
    const { lastPayment, now } = await scenePaying()
    await lastPayment().refuse(refused(409, 'out-of-stock'))
    expect(now().output).toEqual<CheckoutOutput>({ kind: 'cart', reason: 'out-of-stock', lines: [] })
  })

  it('shows a price that changed before it is paid', async () => {
    const { placing, paying, pay, now } = await sceneAtPayment()
    await pay()
    await placing.last().answer({ ...placed, totals: totals(3000) })
    expect(paying).toHaveLength(0)
    expect(now()).toMatchObject({ value: 'payment', context: { failure: { code: 'price-changed' } } })
    expect(quoteOf(now())?.totals.total).toEqual(usd(3000))
    await pay()
    expect(placing.calls).toHaveLength(1)
    expect(paying).toHaveLength(1)
  })

  it('leads back to the cart and names the lines there is not enough of', async () => {
    const { placing, pay, now } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(refused(409, 'out-of-stock', { errors: [{ pointer: '/lines/line7/quantity', detail: '2 left' }] }))
    expect(now().output).toEqual<CheckoutOutput>({ kind: 'cart', reason: 'out-of-stock', lines: ['line7'] })
  })

  it('leads back to the cart when it is empty', async () => {
    const { placing, pay, now } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(refused(400, 'empty-cart'))
    expect(now().output).toMatchObject({ kind: 'cart', reason: 'empty-cart' })
  })

  it.each([
    ['email', '/email'],
    ['address', '/shippingAddress/postalCode'],
    ['shipping', '/shippingMethod']
  ] as const)('leads back to the step %s when the shop refuses %s', async (wanted, pointer) => {
    const { placing, pay, step, now } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(refused(400, 'invalid-input', { errors: [{ pointer, detail: 'Look again' }] }))
    expect(step()).toBe(wanted)
    expect(checkoutFailureOf(now())?.detail).toBe('Told: invalid-input')
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

  it('takes a new key when the shop knows the old one from another request', async () => {
    const { placing, pay } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(refused(409, 'idempotency-conflict'))
    expect(placing.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-2'])
  })
})

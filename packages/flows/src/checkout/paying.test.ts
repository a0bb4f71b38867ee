import { describe, expect, it } from 'vitest'
import { lostNetwork, refused } from '../testing.ts'
import {
  checkoutFailureOf,
  isChallenged,
  isReconnecting,
  isSolving,
  isSubmitting,
  quoteOf,
  type CheckoutOutput
} from './index.ts'
import { card, orderWith, placed, quote, sceneAtPayment, scenePaying, totals, usd } from './testing.ts'

describe('paying', () => {
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

  it('does the calculation the shop asks for and sends the same order again, without another press', async () => {
    const { placing, solving, lastPayment, pay, now, step } = await sceneAtPayment()
    const challenge = { parameters: { cost: 4000 }, signature: 'signed' }
    await pay()
    await placing.last().refuse(refused(403, 'challenge-required', { challenge }))
    expect([isSolving(now()), isSubmitting(now()), solving.last().input]).toEqual([true, true, { challenge }])
    await solving.last().answer('the answer')
    expect(placing.calls.map(({ input }) => [input.key, input.answer])).toEqual([
      ['key-1', undefined],
      ['key-1', 'the answer']
    ])
    await placing.last().answer(placed)
    await lastPayment().answer('succeeded')
    expect(step()).toBe('done')
  })

  it('says so where the calculation cannot be done, and asks no more than a few times', async () => {
    const { placing, solving, pay, now } = await sceneAtPayment()
    const refusal = () => refused(403, 'challenge-required', { challenge: { parameters: {}, signature: 'signed' } })
    await pay()
    await placing.last().refuse(refusal())
    await solving.last().refuse(new Error('no workers here'))
    expect(now()).toMatchObject({ value: 'payment', context: { failure: { code: 'unknown' } } })
    await pay()
    for (let times = 0; times < 5; times += 1) {
      await placing.last().refuse(refusal())
      await solving.last().answer('an answer')
    }
    await placing.last().refuse(refusal())
    expect(now()).toMatchObject({ value: 'payment', context: { failure: { code: 'challenge-required' } } })
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
    expect(paying.map(({ details, order }) => [details.card, order.orderId])).toEqual([
      [card, 'o1'],
      ['5555555555554444', 'o1']
    ])
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
    expect(now().output).toEqual<CheckoutOutput>({
      kind: 'cart',
      reason: 'out-of-stock',
      lines: [],
      detail: 'Told: out-of-stock'
    })
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

  it('shows a price in another currency before it is paid, also if the number is the same', async () => {
    const { placing, paying, pay, now } = await sceneAtPayment()
    await pay()
    const total = { amount: 2590, currency: 'EUR' }
    await placing.last().answer({ ...placed, totals: { ...totals(2590), total } })
    expect(paying).toHaveLength(0)
    expect(now()).toMatchObject({ value: 'payment', context: { failure: { code: 'price-changed' } } })
    expect(quoteOf(now())?.totals.total).toEqual(total)
    await pay()
    expect(paying).toHaveLength(1)
  })

  it('names the gift cards of the quote, and takes a new key where they are others', async () => {
    const { actor, quoting, placing, pay, lastPayment } = await sceneAtPayment()
    const giftCard = { id: 'gift1', lastFour: 'Q7RT', balance: usd(1000), amount: usd(1000) }
    const covered = { ...quote.totals, giftCards: [{ lastFour: 'Q7RT', amount: usd(1000) }], toPay: usd(1590) }
    await pay()
    await placing.last().answer(placed)
    await lastPayment().answer('declined')
    actor.send({ type: 'CART_CHANGED' })
    await quoting.last().answer({ ...quote, totals: covered, giftCards: [giftCard] })
    await pay()
    expect(placing.last().input).toMatchObject({ key: 'key-2', request: { giftCards: ['gift1'] } })
    await placing.last().answer({ ...placed, orderId: 'o2', totals: covered })
    expect(lastPayment().order.orderId).toBe('o2')
  })

  it('shows what is left to pay where a gift card pays less than the quote said', async () => {
    const { actor, quoting, placing, paying, pay, now } = await sceneAtPayment()
    const giftCard = { id: 'gift1', lastFour: 'Q7RT', balance: usd(1000), amount: usd(1000) }
    actor.send({ type: 'CART_CHANGED' })
    await quoting.last().answer({
      ...quote,
      totals: { ...quote.totals, giftCards: [{ lastFour: 'Q7RT', amount: usd(1000) }], toPay: usd(1590) },
      giftCards: [giftCard]
    })
    await pay()
    await placing.last().answer(placed)
    expect(paying).toHaveLength(0)
    expect(now()).toMatchObject({ value: 'payment', context: { failure: { code: 'price-changed' } } })
    await pay()
    expect(paying).toHaveLength(1)
  })

  it('leads back to the cart and names the lines there is not enough of', async () => {
    const { placing, pay, now } = await sceneAtPayment()
    await pay()
    await placing
      .last()
      .refuse(refused(409, 'out-of-stock', { errors: [{ pointer: '/lines/line7/quantity', detail: '2 left' }] }))
    expect(now().output).toEqual<CheckoutOutput>({
      kind: 'cart',
      reason: 'out-of-stock',
      lines: ['line7'],
      detail: 'Told: out-of-stock'
    })
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

  it('takes a new key when the shop knows the old one from another request', async () => {
    const { placing, pay } = await sceneAtPayment()
    await pay()
    await placing.last().refuse(refused(409, 'idempotency-conflict'))
    expect(placing.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-2'])
  })
})

import { describe, expect, it } from 'vitest'
import { lostNetwork } from '../testing.ts'
import { checkoutFailureOf, isSubmitting, restore, snapshotOf } from './index.ts'
import { address, card, orderWith, quote, scene, sceneAtPayment, scenePaying } from './testing.ts'

describe('a checkout after a reload', () => {
  const reload = (snapshot: Parameters<typeof snapshotOf>[0]) => restore(JSON.stringify(snapshotOf(snapshot)))

  it('stands where it stood, with fresh prices', async () => {
    const before = await sceneAtPayment()
    const { quoting, step } = scene({ draft: reload(before.now()) })
    await quoting.last().answer(quote)
    expect(step()).toBe('payment')
  })

  it('stands where the page’s address says, if everything before is filled in', async () => {
    const draft = reload((await sceneAtPayment()).now())
    expect(scene({ draft, at: 'email' }).step()).toBe('email')
    const shipping = scene({ draft, at: 'shipping' })
    await shipping.quoting.last().answer(quote)
    expect(shipping.step()).toBe('shipping')
    expect(scene({ at: 'payment' }).step()).toBe('email')
  })

  it('keeps the way of delivery that was marked and not chosen yet', async () => {
    const { actor, now } = await sceneAtPayment()
    actor.send({ type: 'GO_TO', step: 'shipping' })
    actor.send({ type: 'TYPED', typed: { shippingMethod: 'express' } })
    const after = scene({ draft: reload(now()), at: 'shipping' })
    expect(after.now().context).toMatchObject({ shippingMethod: 'standard', typed: { shippingMethod: 'express' } })
  })

  it('is the person’s own: a guest’s goes on with whoever logs in, a person’s with nobody else', async () => {
    const typed = (input: Parameters<typeof scene>[0]) => scene({ at: 'payment', ...input }).now().context
    const guests = reload((await sceneAtPayment()).now())
    expect(typed({ draft: guests, personId: 'u1', email: 'ada@example.com' }).shippingAddress).toEqual(address)
    const persons = reload(scene({ draft: guests, personId: 'u1' }).now())
    expect(persons?.personId).toBe('u1')
    expect(typed({ draft: persons, personId: 'u1' }).shippingAddress).toEqual(address)
    for (const other of [{ personId: 'u2', email: 'grace@example.com' }, {}]) {
      const {
        shippingAddress,
        email,
        typed: { shipping }
      } = typed({ draft: persons, ...other })
      expect([shippingAddress, email, shipping]).toEqual([null, other.email ?? '', {}])
    }
  })

  it('suggests a country until one is chosen', () => {
    expect(scene({ country: 'GB' }).now().context.typed.shipping).toEqual({ country: 'GB' })
    const draft = reload(scene({ country: 'FR' }).now())
    expect(scene({ draft, country: 'GB' }).now().context.typed.shipping).toEqual({ country: 'FR' })
  })

  it('takes the e-mail of a person who signed in at its first step', () => {
    const draft = reload(scene().now())
    const { step, now } = scene({ draft, email: 'ada@example.com' })
    expect([step(), now().context.email, now().context.typed.email]).toEqual([
      'address',
      'ada@example.com',
      'ada@example.com'
    ])
  })

  it('buys the next cart where the last one went, once somebody is signed in', async () => {
    const before = await scenePaying()
    await before.lastPayment().answer('succeeded')
    const { quoting, now } = scene({
      cartId: 'cart2',
      email: 'ada@example.com',
      draft: reload(before.now()),
      express: { shippingAddress: { ...address, line1: 'Elsewhere 2' }, billingAddress: null }
    })
    await quoting.last().answer(quote)
    expect(now().context.shippingAddress).toEqual(address)
  })

  it('buys anew with the same cart once something is in it again', async () => {
    const before = await scenePaying()
    await before.lastPayment().answer('succeeded')
    const draft = reload(before.now())
    const express = { shippingAddress: address, billingAddress: null }
    expect(scene({ draft, email: 'ada@example.com', express }).now().output).toMatchObject({
      kind: 'ordered',
      orderId: 'o1'
    })
    const { quoting, now, step } = scene({ draft, isFilled: true, email: 'ada@example.com', express })
    await quoting.last().answer(quote)
    await quoting.last().answer(quote)
    expect([step(), now().context.order, now().context.key, now().context.shippingAddress]).toEqual([
      'payment',
      null,
      null,
      address
    ])
  })

  it('keeps what was typed even when the cart is another', async () => {
    const before = await scenePaying()
    const { step, now } = scene({ cartId: 'other', draft: reload(before.now()) })
    expect(step()).toBe('address')
    expect(now().context).toMatchObject({
      email: 'ada@example.com',
      typed: { shipping: address },
      order: null,
      key: null
    })
  })

  it('uses the same key for the same request', async () => {
    const before = await sceneAtPayment()
    await before.pay()
    const { quoting, placing, pay } = scene({ draft: reload(before.now()) })
    await quoting.last().answer(quote)
    await pay()
    expect(placing.last().input.key).toBe('key-1')
  })

  it('asks whether a payment in the middle went through', async () => {
    const before = await scenePaying()
    const paid = scene({ draft: reload(before.now()) })
    expect(isSubmitting(paid.now())).toBe(true)
    await paid.lookUp.last().answer(orderWith('paid'))
    expect(paid.now().output).toMatchObject({ kind: 'ordered', orderId: 'o1' })
    const unpaid = scene({ draft: reload(before.now()) })
    await unpaid.lookUp.last().refuse(lostNetwork())
    unpaid.clock.increment(1000)
    await unpaid.lookUp.last().answer(orderWith('pending'))
    await unpaid.quoting.last().answer(quote)
    expect(unpaid.step()).toBe('payment')
  })

  it('says so when the bank’s own page sent the person back unconfirmed', async () => {
    const draft = reload((await scenePaying()).now())
    const { lookUp, quoting, step, now } = scene({ draft, isUnconfirmed: true })
    await lookUp.last().answer(orderWith('pending'))
    await quoting.last().answer(quote)
    expect([step(), checkoutFailureOf(now())]).toEqual([
      'payment',
      { code: 'declined', message: '', reason: 'not-confirmed' }
    ])
  })

  it('still shows the confirmation, until another cart is bought', async () => {
    const before = await scenePaying()
    await before.lastPayment().answer('succeeded')
    const draft = reload(before.now())
    expect(scene({ draft }).now().output).toMatchObject({ kind: 'ordered', orderId: 'o1' })
    expect(scene({ cartId: 'cart2', draft }).step()).toBe('address')
  })

  it('never keeps a card number', async () => {
    const { now } = await scenePaying()
    expect(JSON.stringify(snapshotOf(now()))).not.toContain(card)
    expect(JSON.stringify(now().context)).not.toContain(card)
  })

  it.each([null, '', '{', 'null', '[]', '{"version":2}', '{"version":1,"step":"payment"}'])(
    'starts anew from %s',
    (text) => {
      expect(restore(text)).toBeUndefined()
    }
  )

  it('goes no further than what is filled in', () => {
    const draft = { ...snapshotOf(scene({ email: 'ada@example.com' }).now()), step: 'payment' as const }
    expect(scene({ draft }).step()).toBe('address')
  })
})

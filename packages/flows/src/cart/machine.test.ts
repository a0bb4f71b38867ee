import { describe, expect, it } from 'vitest'
import { done, failed, lostNetwork, reachedStates, refused, flushPromises, statesOf } from '../testing.ts'
import {
  cartCountOf,
  cartFailureOf,
  cartMachine,
  cartOf,
  isCartBusy,
  isCartEmpty,
  isCartGone,
  isCartLoading,
  isCartWaiting,
  pendingLinesOf,
  unansweredOf
} from './index.ts'
import { cartWith, lineOf, scene, sceneWith } from './testing.ts'

describe('the cart', () => {
  it('can reach every state', () => {
    const cart = cartWith([lineOf('a', 1)])
    const events = [
      { type: 'ADD', line: { variantId: 'v', quantity: 1 } },
      { type: 'ADD_BATCH', batch: { key: 'k', designs: [], lines: [{ variantId: 'v', quantity: 1 }] } },
      { type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 2 },
      { type: 'REMOVE', lineId: 'a' },
      { type: 'SAVE_FOR_LATER', lineId: 'a' },
      { type: 'APPLY_COUPON', coupon: 'X' },
      { type: 'CLAIM' },
      ...[
        'openCart',
        'loadCart',
        'addLine',
        'addBatch',
        'changeQuantity',
        'saveLine',
        'removeLine',
        'applyCoupon',
        'claimCart'
      ].map((id) => done(id, cart)),
      failed('loadCart', refused(404, 'not-found')),
      failed('removeLine', lostNetwork())
    ] as const
    // It matters whether the queue is empty, not how long it is.
    const reached = reachedStates(cartMachine, events, [{ cartId: 'cart1' }, { cartId: null }], ({ cartId, queue }) => [
      cartId,
      Math.min(queue.length, 1)
    ])
    const passing = new Set(['next', 'notFound', 'signInOver', 'claimRefused'])
    expect(reached).toEqual(statesOf(cartMachine).filter((state) => !passing.has(state)))
  })

  it('loads the cart this browser remembers', async () => {
    const { load, now, quantities } = scene('cart1')
    expect(isCartLoading(now())).toBe(true)
    expect(load.last().input).toEqual({ cartId: 'cart1' })
    await load.last().answer(cartWith([lineOf('a', 2)]))
    expect(quantities()).toEqual(['a×2'])
    expect(isCartBusy(now())).toBe(false)
  })

  it('is empty when the shop has cleared it away, and that is told', async () => {
    const { actor, open, load, saved, now } = scene('old')
    await load.last().refuse(refused(404, 'not-found'))
    expect([isCartEmpty(now()), isCartGone(now())]).toEqual([true, true])
    expect(cartFailureOf(now())).toBeNull()
    expect(saved).toEqual([null])
    actor.send({ type: 'ADD', line: { variantId: 'v', quantity: 1 } })
    await open.last().answer(cartWith([]))
    expect(isCartGone(now())).toBe(false)
  })

  it('can be loaded again after the network was lost', async () => {
    const { actor, load, now, quantities } = scene('cart1')
    await load.last().refuse(lostNetwork())
    expect(cartFailureOf(now())?.code).toBe('network')
    expect(isCartEmpty(now())).toBe(false)
    actor.send({ type: 'REFRESH' })
    await load.last().answer(cartWith([lineOf('a', 2)]))
    expect(quantities()).toEqual(['a×2'])
    expect(cartFailureOf(now())).toBeNull()
  })

  it('opens a cart for the first thing put in, remembers it and tells of it', async () => {
    const { actor, open, add, saved, emitted, now } = scene(null)
    expect(isCartEmpty(now())).toBe(true)
    actor.send({ type: 'ADD', line: { variantId: 'v', quantity: 2 } })
    expect(cartCountOf(now())).toBe(2)
    await open.last().answer(cartWith([]))
    expect(saved).toEqual(['cart1'])
    expect(add.last().input).toEqual({ cartId: 'cart1', line: { variantId: 'v', quantity: 2 } })
    await add.last().answer(cartWith([lineOf('a', 2)]))
    expect(emitted).toMatchObject([
      { type: 'lineAdded', cart: { count: 2 }, line: { variantId: 'v' } },
      { type: 'cartChanged' }
    ])
  })

  it('puts several lines in the place of others with one call, and looks what became of it when the answer is lost', async () => {
    const { actor, batch, load, emitted, now, quantities } = await sceneWith(lineOf('a', 2), lineOf('b', 1))
    const wish = {
      key: 'k',
      designs: [],
      lines: [
        { variantId: 'v', quantity: 3 },
        { variantId: 'w', quantity: 4 }
      ],
      replaces: ['a']
    }
    actor.send({ type: 'ADD_BATCH', batch: wish })
    expect(cartCountOf(now())).toBe(8)
    await batch.last().refuse(lostNetwork())
    expect(emitted).toMatchObject([{ type: 'changeFailed', change: { kind: 'batch' }, failure: { code: 'network' } }])
    await load.last().answer(cartWith([lineOf('a', 2), lineOf('b', 1)]))
    actor.send({ type: 'ADD_BATCH', batch: wish })
    expect(batch.last().input).toEqual({ cartId: 'cart1', batch: wish })
    await batch.last().answer(cartWith([lineOf('a', 3), lineOf('c', 4), lineOf('b', 1)]))
    expect(quantities()).toEqual(['a×3', 'c×4', 'b×1'])
    expect(emitted.slice(1)).toMatchObject([{ type: 'batchAdded', batch: { key: 'k' } }, { type: 'cartChanged' }])
  })

  it('says how much several lines added to each line of the cart, and nothing of other lines', async () => {
    const { actor, batch, emitted } = await sceneWith(lineOf('a', 2))
    const lines = ['variant-a', 'variant-b'].map((variantId) => ({ variantId, quantity: 1 }))
    actor.send({ type: 'ADD_BATCH', batch: { key: 'k', designs: [], lines } })
    await batch.last().answer(cartWith([lineOf('a', 3), lineOf('b', 1), lineOf('other-tab', 1)]))
    expect(emitted[0]).toMatchObject({
      added: [
        { lineId: 'a', quantity: 1 },
        { lineId: 'b', quantity: 1 }
      ]
    })
  })

  it('shows a change at once and takes it back when the shop refuses, saying why', async () => {
    const { actor, change, emitted, now, quantities } = await sceneWith(lineOf('a', 2))
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 50 })
    expect(quantities()).toEqual(['a×50'])
    expect(pendingLinesOf(now())).toEqual(['a'])
    await change.last().refuse(refused(409, 'out-of-stock'))
    expect(quantities()).toEqual(['a×2'])
    expect(now().context).toMatchObject({
      failure: { code: 'out-of-stock' },
      failedChange: { kind: 'quantity', quantity: 50 }
    })
    expect(emitted).toMatchObject([{ type: 'changeFailed', failure: { code: 'out-of-stock' } }])
    actor.send({ type: 'DISMISS_FAILURE' })
    expect(cartFailureOf(now())).toBeNull()
  })

  it('sends one change at a time, and of many quantities only the last', async () => {
    const { actor, change, quantities } = await sceneWith(lineOf('a', 1))
    for (const quantity of [2, 3, 4, 5]) actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity })
    expect(quantities()).toEqual(['a×5'])
    expect(change.calls.map(({ input }) => input.quantity)).toEqual([2])
    await change.last().answer(cartWith([lineOf('a', 2)]))
    expect(quantities()).toEqual(['a×5'])
    expect(change.calls.map(({ input }) => input.quantity)).toEqual([2, 5])
    await change.last().answer(cartWith([lineOf('a', 5)]))
    expect(quantities()).toEqual(['a×5'])
  })

  it('keeps changes while the shop is out of reach, and makes them as soon as it is back', async () => {
    const { actor, change, remove, now, quantities } = await sceneWith(lineOf('a', 1), lineOf('b', 1))
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 3 })
    await change.last().refuse(lostNetwork())
    actor.send({ type: 'REMOVE', lineId: 'b' })
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 4 })
    expect([quantities(), isCartWaiting(now()), cartFailureOf(now())]).toEqual([['a×4'], true, null])
    expect(change.calls).toHaveLength(1)
    actor.send({ type: 'RETRY' })
    await remove.last().answer(cartWith([lineOf('a', 1)]))
    expect(change.last().input.quantity).toBe(4)
    await change.last().answer(cartWith([lineOf('a', 4)]))
    expect([quantities(), isCartWaiting(now())]).toEqual([['a×4'], false])
  })

  it('tries again by itself, less and less often', async () => {
    const { actor, clock, change } = await sceneWith(lineOf('a', 1))
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 3 })
    for (const pause of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = change.calls.length
      await change.last().refuse(refused(503, 'unavailable'))
      clock.increment(pause - 1)
      expect(change.calls).toHaveLength(before)
      clock.increment(1)
      expect(change.calls).toHaveLength(before + 1)
    }
  })

  it('names what an earlier page has to leave to the next one, and the next one sends it', async () => {
    const before = await sceneWith(lineOf('a', 1), lineOf('b', 1), lineOf('c', 1))
    before.actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 3 })
    await before.change.last().refuse(lostNetwork())
    for (const event of [
      { type: 'REMOVE', lineId: 'b' },
      { type: 'ADD', line: { variantId: 'v', quantity: 1 } },
      { type: 'SAVE_FOR_LATER', lineId: 'c' },
      { type: 'APPLY_COUPON', coupon: 'TEN' }
    ] as const)
      before.actor.send(event)
    const kept = unansweredOf(before.now())
    expect(kept).toEqual([
      { kind: 'quantity', lineId: 'a', quantity: 3 },
      { kind: 'remove', lineId: 'b' },
      { kind: 'save', lineId: 'c', isSaved: true },
      { kind: 'coupon', coupon: 'TEN' }
    ])

    const { load, change, remove, save, coupon, now, quantities } = scene('cart1', kept)
    await load.last().answer(cartWith([lineOf('a', 1), lineOf('b', 1), lineOf('c', 1)]))
    expect(quantities()).toEqual(['a×3'])
    await change.last().answer(cartWith([lineOf('a', 3), lineOf('b', 1), lineOf('c', 1)]))
    await remove.last().answer(cartWith([lineOf('a', 3), lineOf('c', 1)]))
    await save.last().answer(cartWith([lineOf('a', 3)]))
    await coupon.last().answer(cartWith([lineOf('a', 3)]))
    expect([isCartBusy(now()), unansweredOf(now())]).toEqual([false, []])
  })

  it('says that the shop is out of reach while nothing can be shown, and goes on by itself', async () => {
    const { load, clock, change, now, quantities } = scene('cart1', [{ kind: 'quantity', lineId: 'a', quantity: 3 }])
    await load.last().refuse(lostNetwork())
    expect([cartFailureOf(now())?.code, isCartWaiting(now()), unansweredOf(now())]).toEqual([
      'network',
      true,
      [{ kind: 'quantity', lineId: 'a', quantity: 3 }]
    ])
    clock.increment(2000)
    await load.last().answer(cartWith([lineOf('a', 1)]))
    await change.last().answer(cartWith([lineOf('a', 3)]))
    expect([quantities(), cartFailureOf(now()), isCartWaiting(now())]).toEqual([['a×3'], null, false])
  })

  it('forgets no change when another tab tells of its own before anything could be loaded', async () => {
    const { actor, load, change } = scene('cart1', [{ kind: 'quantity', lineId: 'a', quantity: 3 }])
    actor.send({ type: 'CART_REPLACED', cartId: 'cart1' })
    await load.last().answer(cartWith([lineOf('a', 1)]))
    expect(change.last().input).toMatchObject({ lineId: 'a', quantity: 3 })
  })

  it('keeps the lines that an answer leaves as they were', async () => {
    const { actor, change, now } = await sceneWith(lineOf('a', 1), lineOf('b', 1))
    const before = cartOf(now())?.lines
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 2 })
    await change.last().answer(cartWith([lineOf('a', 2), lineOf('b', 1)]))
    expect(cartOf(now())?.lines[1]).toBe(before?.[1])
    expect(cartOf(now())?.lines[0]).not.toBe(before?.[0])
  })

  it('saves a line for later and moves it back, unless the shop refuses', async () => {
    const { actor, save, quantities, later } = await sceneWith(lineOf('a', 2), lineOf('b', 1))
    actor.send({ type: 'SAVE_FOR_LATER', lineId: 'a' })
    expect([quantities(), later()]).toEqual([['b×1'], ['a×2']])
    expect(save.last().input).toEqual({ cartId: 'cart1', lineId: 'a', isSaved: true })
    await save.last().answer(cartWith([lineOf('b', 1)], 'cart1', [lineOf('a', 2)]))
    actor.send({ type: 'MOVE_TO_CART', lineId: 'a' })
    expect([quantities(), later()]).toEqual([['b×1', 'a×2'], []])
    await save.last().refuse(refused(409, 'conflict'))
    expect([quantities(), later()]).toEqual([['b×1'], ['a×2']])
  })

  it('uses a coupon and says when it does not apply', async () => {
    const { actor, coupon, now } = await sceneWith(lineOf('a', 1))
    actor.send({ type: 'APPLY_COUPON', coupon: ' WELCOME10 ' })
    expect(coupon.last().input).toEqual({ cartId: 'cart1', coupon: 'WELCOME10' })
    expect(cartOf(now())?.coupon).toBeNull()
    await coupon.last().refuse(refused(400, 'invalid-coupon'))
    expect(cartFailureOf(now())?.code).toBe('invalid-coupon')
    expect(cartOf(now())?.coupon).toBeNull()
  })

  it('makes a visitor’s cart the person’s at sign-in, under the number the shop gives it', async () => {
    const { actor, claim, saved, quantities } = await sceneWith(lineOf('a', 1))
    actor.send({ type: 'CLAIM' })
    await claim.last().answer(cartWith([lineOf('a', 1), lineOf('z', 1)], 'own'))
    expect(saved).toEqual(['own'])
    expect(quantities()).toEqual(['a×1', 'z×1'])
  })

  it('fetches the person’s own cart at sign-in where the visitor had none', async () => {
    const { actor, open, claim, saved, quantities } = scene(null)
    actor.send({ type: 'CLAIM' })
    await open.last().answer(cartWith([lineOf('z', 1)], 'own'))
    expect(saved).toEqual(['own'])
    expect(claim.calls).toEqual([])
    expect(quantities()).toEqual(['z×1'])
  })

  it('follows another tab to its cart and drops answers about the one before', async () => {
    const { actor, change, load, saved, quantities } = await sceneWith(lineOf('a', 1))
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 2 })
    const late = change.last()
    actor.send({ type: 'CART_REPLACED', cartId: 'other' })
    expect(late.signal.aborted).toBe(true)
    expect(load.last().input).toEqual({ cartId: 'other' })
    await load.last().answer(cartWith([lineOf('o', 1)], 'other'))
    await late.answer(cartWith([lineOf('a', 2)]))
    expect(quantities()).toEqual(['o×1'])
    expect(saved).toEqual([])
    actor.send({ type: 'CART_REPLACED', cartId: null })
    await flushPromises()
    expect(quantities()).toBeUndefined()
  })
})

import { ResponseError } from '@motif/contract/client'
import { describe, expect, it } from 'vitest'
import { lostNetwork, refused } from '../testing.ts'
import {
  cartFailureOf,
  cartOf,
  isCartBusy,
  isCartEmpty,
  isCartLoading,
  isCartLocked,
  isCartWaiting,
  memoryOf,
  unansweredOf
} from './index.ts'
import { cartWith, lineOf, scene } from './testing.ts'

const own = (...ids: string[]) => ({
  ...cartWith(
    ids.map((id) => lineOf(id, 1)),
    'own'
  ),
  belongsToAccount: true
})
const pendingClaim = { isClaimOwed: true, isSignedIn: true }
const faults = [
  lostNetwork(),
  refused(500, 'internal'),
  refused(503, 'unavailable'),
  refused(429, 'too-many-requests'),
  new ResponseError(404, undefined)
]

describe('the cart of an account', () => {
  it.each(faults)(
    'is fetched until it is there where the answer is %o, and is not taken for empty meanwhile',
    async (fault) => {
      const { open, clock, now, quantities } = scene(null, [], pendingClaim)
      await open.last().refuse(fault)
      expect([isCartEmpty(now()), cartFailureOf(now())?.code, memoryOf(now())]).toEqual([
        false,
        'network',
        { cartId: null, belongsToAccount: false, isClaimOwed: true }
      ])
      clock.increment(2000)
      await open.last().answer(own('a'))
      expect([quantities(), memoryOf(now())]).toEqual([
        ['a×1'],
        { cartId: 'own', belongsToAccount: true, isClaimOwed: false }
      ])
    }
  )

  it.each(faults)('takes in the visitor’s where the answer is %o', async (fault) => {
    const { claim, clock, now, quantities } = scene('visited', [], pendingClaim)
    expect(isCartLoading(now())).toBe(true)
    await claim.last().refuse(fault)
    expect(memoryOf(now())).toEqual({ cartId: 'visited', belongsToAccount: false, isClaimOwed: true })
    clock.increment(2000)
    await claim.last().answer(own('a', 'b'))
    expect([quantities(), memoryOf(now()).isClaimOwed]).toEqual([['a×1', 'b×1'], false])
  })

  it('is still to be claimed when the shop answers with faults again and again, is told of, and looked for again', async () => {
    const { actor, open, clock, now, quantities } = scene(null, [], pendingClaim)
    for (let fault = 0; fault < 6; fault += 1) {
      await open.last().refuse(refused(500, 'internal'))
      clock.increment(30_000)
    }
    expect([cartFailureOf(now())?.code, isCartEmpty(now()), memoryOf(now()).isClaimOwed]).toEqual([
      'internal',
      false,
      true
    ])
    actor.send({ type: 'REFRESH' })
    await open.last().answer(own('a'))
    expect([quantities(), cartFailureOf(now())]).toEqual([['a×1'], null])
  })

  it('is the person’s own where the one kept here is another’s or was cleared away', async () => {
    const claimed = scene('anothers', [], { ...pendingClaim, belongsToAccount: true })
    await claimed.claim.last().refuse(refused(404, 'not-found'))
    await claimed.open.last().answer(own('a'))
    expect([claimed.quantities(), claimed.saved.at(-1)]).toEqual([['a×1'], 'own'])
    const loaded = scene('gone', [], { isSignedIn: true })
    await loaded.load.last().refuse(refused(404, 'not-found'))
    await loaded.open.last().answer(own('a'))
    expect(loaded.quantities()).toEqual(['a×1'])
  })

  it.each([refused(404, 'not-found'), refused(401, 'sign-in-required')])(
    'is kept for who is logged out, which is told, and there again once they log in (%o)',
    async (answer) => {
      const { actor, here, load, claim, now, quantities, saved } = scene('own', [], { belongsToAccount: true })
      await load.last().refuse(answer)
      expect([isCartLocked(now()), isCartEmpty(now()), cartOf(now()), memoryOf(now()).cartId, saved]).toEqual([
        true,
        false,
        null,
        'own',
        []
      ])
      here.isSignedIn = true
      actor.send({ type: 'CLAIM' })
      await claim.last().answer(own('a'))
      expect([isCartLocked(now()), quantities()]).toEqual([false, ['a×1']])
    }
  )

  it('stays locked while another cart is begun without it', async () => {
    const { actor, open, load, add, now, saved } = scene('own', [], { belongsToAccount: true })
    await load.last().refuse(refused(404, 'not-found'))
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 2 })
    expect(isCartBusy(now())).toBe(false)
    actor.send({ type: 'ADD', line: { variantId: 'v', quantity: 1 } })
    await open.last().answer(cartWith([], 'new'))
    expect(add.last().input.cartId).toBe('new')
    expect([isCartLocked(now()), memoryOf(now()).belongsToAccount, saved]).toEqual([false, false, ['new']])
  })

  it('is not claimed by who is logged out again', async () => {
    const { claim, load, now, quantities } = scene('visited', [], { isClaimOwed: true })
    await claim.last().refuse(refused(401, 'sign-in-required'))
    await load.last().answer(cartWith([lineOf('a', 1)], 'visited'))
    expect([quantities(), memoryOf(now()).isClaimOwed]).toEqual([['a×1'], false])
  })

  it('is looked at again where a new session has begun by the time an old token is refused', async () => {
    const { clock, load, now, quantities } = scene('own', [], { belongsToAccount: true, isSignedIn: true })
    await load.last().refuse(refused(401, 'sign-in-required'))
    expect([isCartWaiting(now()), isCartLocked(now())]).toEqual([true, false])
    clock.increment(2000)
    await load.last().answer(own('a'))
    expect(quantities()).toEqual(['a×1'])
  })
})

describe('what an earlier page was left with', () => {
  const line = { key: 'k', variantId: 'v', quantity: 2 }

  it('is named for the next page until it is answered, and no longer', async () => {
    const { actor, open, add, now } = scene(null)
    actor.send({ type: 'ADD', line })
    expect(unansweredOf(now())).toEqual([{ kind: 'add', line }])
    await open.last().answer(cartWith([]))
    expect(unansweredOf(now())).toEqual([{ kind: 'add', line }])
    await add.last().answer(cartWith([lineOf('a', 2)]))
    expect(unansweredOf(now())).toEqual([])
  })

  it('is told to who pressed where it fails, and left to them', async () => {
    const { actor, load, add, emitted, now } = scene('cart1')
    await load.last().answer(cartWith([]))
    actor.send({ type: 'ADD', line })
    await add.last().refuse(lostNetwork())
    expect([unansweredOf(now()), emitted]).toMatchObject([
      [],
      [{ type: 'changeFailed', change: { line: { key: 'k' } } }]
    ])
  })

  it('is sent under its key by the next page, also into a cart it has to open, until it arrives', async () => {
    const { clock, open, add, now, quantities } = scene(null, [{ kind: 'add', line }])
    await open.last().refuse(lostNetwork())
    clock.increment(2000)
    await open.last().answer(cartWith([]))
    await add.last().refuse(lostNetwork())
    expect(unansweredOf(now())).toEqual([{ kind: 'add', line }])
    clock.increment(2000)
    expect(add.last().input).toEqual({ cartId: 'cart1', line })
    await add.last().answer(cartWith([lineOf('a', 2)]))
    expect([quantities(), unansweredOf(now())]).toEqual([['a×2'], []])
  })

  it('is given up where the shop refuses it, which is told', async () => {
    const { load, add, emitted, now } = scene('cart1', [{ kind: 'add', line }])
    await load.last().answer(cartWith([]))
    await add.last().refuse(refused(409, 'out-of-stock'))
    expect([unansweredOf(now()), emitted]).toMatchObject([
      [],
      [{ type: 'changeFailed', failure: { code: 'out-of-stock' } }]
    ])
  })
})

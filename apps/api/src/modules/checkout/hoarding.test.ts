import type { Challenge, Checkout } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, test } from 'vitest'
import { inFull } from '../../testing/in-full.ts'
import { answerTo } from '../../testing/solve-challenge.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { type Shop, openShop } from '../../testing/buy.ts'

/** Settings of a shop on the public internet. */
const open = {
  TRUST_PROXY: '1',
  UNPAID_ORDERS_FREE: '2',
  UNPAID_ORDERS_PER_BUYER: '5',
  UNPAID_ORDERS_PER_NETWORK: '20'
}

let shop: Shop
const opened = async (env: Record<string, string> = {}) => (shop = await openShop({ env: { ...open, ...env } }))
afterEach(() => shop.close())

let people = 0
const somebody = () => ({ email: `somebody-${(people += 1)}@example.com` })

/** Submits an order without paying. */
const order = async (
  slug: string,
  {
    quantity = 1,
    from = '192.0.2.1',
    ...rest
  }: { quantity?: number; from?: string; answer?: string; token?: string; change?: Record<string, unknown> } = {}
) => shop.submit((await shop.cartWith(slug, quantity, rest.token)).id, { from, change: somebody(), ...rest })

async function placed(answer: ReturnType<typeof order>): Promise<Checkout> {
  const { status, data, problem } = await answer
  expect([status, problem.detail]).toEqual([201, undefined])
  return data
}

const statusOf = async (checkout: Checkout) => (await shop.see(checkout)).data.status
const challengeIn = ({ problem }: Awaited<ReturnType<typeof order>>): Challenge => {
  expect(problem.code).toBe('challenge-required')
  if (!problem.challenge) throw new Error('No challenge came with the refusal')
  return problem.challenge
}

describe('who has placed two orders and not paid', () => {
  it('solves a challenge for the next one, which is then the same submission', async () => {
    await opened()
    await placed(order('plain-tee'))
    await placed(order('plain-tee'))
    const cart = await shop.cartWith('plain-tee')
    const options = { from: '192.0.2.1', key: 'the-same-key', change: somebody() }
    const refused = await shop.submit(cart.id, options)
    expect([refused.status, refused.problem.code]).toEqual([403, 'challenge-required'])
    const answer = await answerTo(challengeIn(refused))
    const taken = await shop.submit(cart.id, { ...options, answer })
    expect(taken.status).toBe(201)
    expect((await shop.submit(cart.id, options)).data.orderId).toBe(taken.data.orderId)
  })

  it('finds no way around it: an answer is good once, for its own cart, for ten minutes, and as it was signed', async () => {
    await opened()
    await placed(order('plain-tee'))
    await placed(order('plain-tee'))
    const [cart, other] = [await shop.cartWith('plain-tee'), await shop.cartWith('plain-tee')]
    const change = somebody()
    const submit = (cartId: string, answer: string) => shop.submit(cartId, { from: '192.0.2.1', change, answer })
    const challenge = challengeIn(await shop.submit(cart.id, { from: '192.0.2.1', change }))
    const answer = await answerTo(challenge)
    const spoiled = (
      change: (parts: { challenge: Challenge; solution: { counter: number; derivedKey: string } }) => void
    ) => {
      const parts = JSON.parse(Buffer.from(answer, 'base64').toString()) as Parameters<typeof change>[0]
      change(parts)
      return Buffer.from(JSON.stringify(parts)).toString('base64')
    }
    for (const wrong of [
      '',
      'nonsense',
      spoiled(
        ({ solution }) =>
          void (solution.derivedKey = solution.derivedKey
            .replace(/^../, 'ff')
            .replace(/^ff/, solution.derivedKey.startsWith('ff') ? '00' : 'ff'))
      ),
      spoiled(
        (parts) =>
          void (parts.challenge.signature = parts.challenge.signature.replace(/^./, (digit) =>
            digit === '0' ? '1' : '0'
          ))
      ),
      spoiled((parts) => void (parts.challenge.parameters['cost'] = 1))
    ]) {
      expect([wrong.slice(0, 20), (await submit(cart.id, wrong)).problem.code]).toEqual([
        wrong.slice(0, 20),
        'challenge-required'
      ])
    }
    expect((await submit(other.id, answer)).problem.code).toBe('challenge-required')
    expect((await submit(cart.id, answer)).status).toBe(201)
    expect((await submit(cart.id, answer)).problem.code).toBe('challenge-required')
    const late = await answerTo(challengeIn(await shop.submit(other.id, { from: '192.0.2.1', change })))
    shop.clock.advance(601)
    expect((await submit(other.id, late)).problem.code).toBe('challenge-required')
  })

  it('needs none with an account, nor from another network, nor once the orders are paid, nor for the same cart again', async () => {
    await opened()
    const cart = await shop.cartWith('plain-tee')
    const change = somebody()
    for (let tries = 0; tries < 4; tries += 1)
      expect((await shop.submit(cart.id, { from: '192.0.2.1', change })).status).toBe(201)
    const second = await placed(order('plain-tee'))
    expect((await order('plain-tee')).status).toBe(403)
    expect((await order('plain-tee', { from: '192.0.2.2' })).status).toBe(201)
    const { token } = await shop.signUp()
    expect((await order('plain-tee', { token })).status).toBe(201)
    await shop.pay(second)
    await shop.runJobs()
    expect((await order('plain-tee', { from: '2001:db8:1:2::1' })).status).toBe(201)
    expect((await order('plain-tee', { from: '2001:db8:1:2::9' })).status).toBe(201)
    expect((await order('plain-tee', { from: '2001:db8:1:2:ffff::1' })).status).toBe(403)
  })

  it('is counted by mailbox too, wherever they order from', async () => {
    await opened()
    for (const [from, email] of [
      ['192.0.2.1', 'ann@example.com'],
      ['192.0.2.2', 'ANN+more@example.com']
    ] as const)
      expect((await order('plain-tee', { from, change: { email } })).status).toBe(201)
    expect(
      (await order('plain-tee', { from: '192.0.2.3', change: { email: 'ann+again@example.com' } })).problem.code
    ).toBe('challenge-required')
  })

  it('is counted also when many come at once', async () => {
    await opened()
    const carts = await Promise.all(Array.from({ length: 12 }, () => shop.cartWith('plain-tee')))
    const answers = await Promise.all(carts.map(({ id }) => shop.submit(id, { from: '192.0.2.1', change: somebody() })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  })
})

describe('many unpaid orders of one network', () => {
  it('hold pieces up to a limit; then the oldest that nobody is paying gives way, and before that all wait', async () => {
    await opened({ UNPAID_ORDERS_FREE: '100', UNPAID_ORDERS_PER_NETWORK: '3' })
    const first = await placed(order('plain-tee'))
    shop.clock.advance(1)
    const rest = [await placed(order('plain-tee')), await placed(order('plain-tee'))]
    const refused = await order('plain-tee')
    expect([refused.status, refused.problem.code, refused.problem.retryAfter]).toEqual([429, 'too-many-requests', 899])
    expect((await order('plain-tee', { from: '192.0.2.2' })).status).toBe(201)
    shop.clock.advance(16)
    expect((await order('plain-tee')).status).toBe(201)
    expect(await statusOf(first)).toBe('cancelled')
    expect(await Promise.all(rest.map(statusOf))).toEqual(['pending', 'pending'])
  })

  it('of one account are limited wherever it orders from', async () => {
    await opened({ UNPAID_ORDERS_PER_BUYER: '2' })
    // An account has one cart, and a new order from it replaces the last. The test gives each order another cart id, so that all count.
    const { token, user } = await shop.signUp()
    await placed(order('plain-tee', { token, from: '192.0.2.1' }))
    await shop.platform.db.execute(sql`update orders set cart_id = 'another-' || id where customer_id = ${user._id}`)
    await placed(order('plain-tee', { token, from: '192.0.2.2' }))
    await shop.platform.db.execute(sql`update orders set cart_id = 'another-' || id where customer_id = ${user._id}`)
    expect((await order('plain-tee', { token, from: '192.0.2.3' })).status).toBe(429)
  })
})

describe('pieces held by unpaid orders', () => {
  it('never make the shop look sold out: everything ordered by one visitor, the next one buys', async () => {
    await opened()
    const [variant] = await shop.variantsOf('plain-tee')
    await placed(order('plain-tee', { quantity: 50 }))
    expect((await shop.stockOf('plain-tee'))[0]).toBe(50)
    const { data } = await shop.call('POST /api/v1/carts', {})
    expect(
      (
        await shop.call('POST /api/v1/carts/{id}/lines', {
          params: { id: data.id },
          body: { variantId: variant?.id ?? '', quantity: 2 }
        })
      ).status
    ).toBe(201)
    const bought = await placed(shop.submit(data.id, { from: '192.0.2.9', change: somebody() }))
    expect((await shop.pay(bought)).data).toEqual({ status: 'succeeded' })
    expect(await statusOf(bought)).toBe('paid')
  })

  it('are kept from others for fifteen seconds while they are few, and for as long as the last piece is nobody else’s wish', async () => {
    await opened()
    const first = await placed(order('last-mug', { from: '192.0.2.1' }))
    const cart = await shop.call('POST /api/v1/carts', {})
    const [mug] = await shop.variantsOf('last-mug')
    expect(
      (
        await shop.call('POST /api/v1/carts/{id}/lines', {
          params: { id: cart.data.id },
          body: { variantId: mug?.id ?? '', quantity: 1 }
        })
      ).status
    ).toBe(409)
    shop.clock.advance(16)
    await shop.tick('orders.soften')
    expect(await shop.stockOf('last-mug')).toEqual([1])
    expect((await shop.pay(first)).data).toEqual({ status: 'succeeded' })
    expect(await shop.stockOf('last-mug')).toEqual([0])
  })

  it('go to whoever pays first: an order nobody is paying is ended before its piece is sold, and cannot be paid any more', async () => {
    await opened()
    const waiting = await shop.cartWith('last-mug')
    const idle = await placed(order('last-mug', { from: '192.0.2.1' }))
    expect((await shop.submit(waiting.id, { from: '192.0.2.2', change: somebody() })).problem.code).toBe('out-of-stock')
    shop.clock.advance(16)
    const bought = await placed(shop.submit(waiting.id, { from: '192.0.2.2', change: somebody() }))
    expect(await statusOf(idle)).toBe('cancelled')
    const late = await shop.pay(idle)
    expect([late.status, late.problem.code]).toEqual([409, 'conflict'])
    expect((await shop.pay(bought)).data).toEqual({ status: 'succeeded' })
  })

  it('stay with whoever is paying, for as long as a bank may take', async () => {
    await opened()
    const waiting = await shop.cartWith('last-mug')
    const paying = await placed(order('last-mug', { from: '192.0.2.1' }))
    shop.clock.advance(10)
    expect((await shop.pay(paying, '4000000000003220')).data).toEqual({ status: 'requires_action' })
    shop.clock.advance(120)
    expect((await shop.submit(waiting.id, { from: '192.0.2.2', change: somebody() })).problem.code).toBe('out-of-stock')
    expect((await shop.pay(paying, '4000000000003220', 'passed')).data).toEqual({ status: 'succeeded' })
    expect(await statusOf(paying)).toBe('paid')
  })

  it('that more than their share want are for whoever asks again in a moment', async () => {
    await opened({ UNPAID_ORDERS_FREE: '100' })
    const cart = await shop.cartWith('plain-tee')
    // Ten small orders hold all fifty pieces, half of them by soft holds, so the shop shows twenty-five.
    for (let one = 0; one < 10; one += 1) await placed(order('plain-tee', { quantity: 5, from: `192.0.2.${10 + one}` }))
    expect((await shop.stockOf('plain-tee'))[0]).toBe(25)
    const now = await shop.submit(cart.id, { from: '192.0.2.9', change: somebody() })
    expect([now.status, now.problem.code, now.problem.retryAfter]).toEqual([503, 'unavailable', 15])
    shop.clock.advance(15)
    expect((await shop.submit(cart.id, { from: '192.0.2.9', change: somebody() })).status).toBe(201)
  })
})

test('who paid after the time was over comes before who has not paid: with Stripe, money is kept only for what is delivered', async () => {
  const paid: PaidShop = await openPaidShop('stripe', open)
  shop = paid
  const late = await placed(order('last-mug', { from: '192.0.2.1' }))
  shop.clock.advance(16 * 60)
  await shop.tick('orders.reconcile')
  const idle = await placed(order('last-mug', { from: '192.0.2.2' }))
  shop.clock.advance(16)
  await paid.buy(late)
  await shop.runJobs()
  expect([await statusOf(late), await statusOf(idle)]).toEqual(['paid', 'cancelled'])
  const intents = [...(paid.stripe?.books.intents.values() ?? [])].map(({ status, metadata }) => [
    metadata['orderId'],
    status
  ])
  expect(Object.fromEntries(intents)).toEqual({ [late.orderId]: 'succeeded', [idle.orderId]: 'canceled' })
}, 60_000)

const [hoarders, buyers] = [inFull(10, 50), inFull(8, 20)]

test(`${hoarders} hoarders and ${buyers} buyers: every buyer is served, no piece is made or lost`, async () => {
  await opened()
  // Creates all queues, so that the rest concerns pieces only.
  await shop.pay(await placed(order('plain-tee')))
  const stop = new AbortController()
  const hoard = Array.from({ length: hoarders }, async (_, index) => {
    let [placedOrders, tries] = [0, 0]
    for (; !stop.signal.aborted || tries < 4; tries += 1) {
      // Half of the hoarders take half of the stock at once, the others one piece at a time.
      const cart = await shop.cartWith('plain-tee', index % 2 === 0 ? 25 : 1).catch(() => undefined)
      if (!cart) continue
      const options = { from: `203.0.113.${index + 1}`, change: somebody() }
      const first = await shop.submit(cart.id, options)
      // A hoarder solves the challenge as a browser does.
      const answer = first.problem.challenge && tries < 4 ? await answerTo(first.problem.challenge) : undefined
      const { status } = answer ? await shop.submit(cart.id, { ...options, answer }) : first
      if (status === 201) placedOrders += 1
    }
    return placedOrders
  })
  const bought = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const cart = await shop.cartWith('plain-tee', 1)
      const { status, data, problem } = await shop.submit(cart.id, {
        from: `198.18.0.${index + 1}`,
        change: somebody()
      })
      if (status !== 201) return `${status} ${problem.detail}`
      return (await shop.pay(data)).data.status
    })
  )
  stop.abort()
  const orders = (await Promise.all(hoard)).reduce((sum, count) => sum + count, 0)
  expect(bought).toEqual(Array.from({ length: buyers }, () => 'succeeded'))
  expect(orders).toBeGreaterThanOrEqual(hoarders)
  const { rows } = await shop.platform.db.execute<{ onHand: number; held: number; counted: number }>(sql`
    select on_hand as "onHand", reserved + soft as held, (
      select coalesce(sum(quantity), 0)::int from order_lines join orders on orders.id = order_id where variant_id = variants.id and status = 'pending' and stock = 'held') as counted
    from variants where sku = (select sku from order_lines limit 1)`)
  expect(rows[0]?.onHand).toBe(50 - 1 - buyers)
  expect(rows[0]?.held).toBe(rows[0]?.counted)
}, 240_000)

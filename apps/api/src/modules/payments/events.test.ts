import type { Checkout, OrderStatus } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFull } from '../../testing/in-full.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { variants } from '../catalogue/index.ts'
import { orders } from '../orders/index.ts'
import { paymentEvents } from './tables.ts'

const tellings = inFull(300, 10_000)
const forgeries = inFull(100, 1_000)

/** Random choices that follow from the run's seed. */
function drawing() {
  const [draw] = fc.sample(fc.gen(), 1)
  if (!draw) throw new Error('Nothing to draw from')
  return {
    below: (bound: number): number => draw(fc.nat, { max: bound - 1 }),
    between: (min: number, bound: number): number => draw(fc.integer, { min, max: bound - 1 }),
    pick: <T>(items: readonly T[]): T => draw<T, T[]>(fc.constantFrom, ...items),
    shuffled: <T>(items: readonly T[]): T[] => draw(fc.shuffledSubarray<T>, [...items], { minLength: items.length }),
    hex: (bytes: number): string =>
      Buffer.from(draw(fc.uint8Array, { minLength: bytes, maxLength: bytes })).toString('hex')
  }
}

/** An order, its payment's reference, and the status that all events together must lead to. */
interface Story {
  checkout: Checkout
  reference: string
  end: OrderStatus
}

describe.each(['test', 'stripe'] as const)('events of the provider %s', (name) => {
  let shop: PaidShop
  beforeAll(async () => {
    shop = await openPaidShop(name)
    await shop.platform.db.update(variants).set({ onHand: 100_000 })
    // Creates all job queues, so that the races below are about payments only.
    for (const happens of happen) {
      const { reference } = await happens()
      await shop.provider.tell(reference)
    }
  })
  afterAll(() => shop.close())

  const types =
    name === 'stripe'
      ? [
          'payment_intent.created',
          'payment_intent.succeeded',
          'payment_intent.payment_failed',
          'payment_intent.canceled',
          'charge.refunded',
          'charge.refund.updated'
        ]
      : ['payment.succeeded', 'payment.declined', 'payment.refunded']

  const happen: readonly (() => Promise<Story>)[] = [
    async () => story('pending'),
    async () => {
      const told = await story('paid')
      await shop.provider.charge(told.checkout)
      return told
    },
    async () => {
      const told = await story('partially_refunded')
      await shop.provider.charge(told.checkout)
      await shop.provider.refundThere(told.reference, 300)
      return told
    },
    async () => {
      const told = await story('refunded')
      await shop.provider.charge(told.checkout)
      await shop.provider.refundThere(told.reference, 1000)
      await shop.provider.refundThere(told.reference, 1590)
      return told
    },
    async () => {
      const told = await story('cancelled')
      await shop.call('POST /api/v1/orders/{id}/cancel', {
        params: { id: told.checkout.orderId },
        query: { key: told.checkout.orderKey }
      })
      await shop.provider.charge(told.checkout)
      return told
    }
  ]

  async function story(end: OrderStatus): Promise<Story> {
    const checkout = await shop.order('plain-tee')
    return { checkout, reference: await shop.referenceOf(checkout), end }
  }

  test(`${tellings} of them, repeated, late and in any order, leave every order in the one state it must have`, async () => {
    const { below, pick, shuffled } = drawing()
    const stories: Story[] = []
    for (let made = 0; made < tellings / 20; made += 1) stories.push(await pick(happen)())
    const told = Array.from({ length: tellings }, () => ({
      reference: pick(stories).reference,
      event: { id: `evt_${below(tellings)}`, type: pick(types) }
    }))
    // An event with a known id is skipped, so each payment gets one more event with a unique id.
    const last = stories.map(({ reference }) => ({
      reference,
      event: { id: `evt_last_${reference}`, type: pick(types) }
    }))
    const waiting = [...told, ...shuffled(last)]
    const statuses = new Set<number>()
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let one = waiting.shift(); one; one = waiting.shift())
          statuses.add((await shop.provider.tell(one.reference, one.event)).status)
      })
    )
    await shop.runJobs()
    expect([...statuses]).toEqual([200])
    for (const { checkout, reference, end } of stories) {
      // Reads the table, because the buyer's order page makes the shop query the provider.
      const [kept] = await shop.platform.db
        .select({ status: orders.status })
        .from(orders)
        .where(eq(orders.id, checkout.orderId))
      expect([end, kept?.status]).toEqual([end, end])
      const { data } = await shop.see(checkout)
      const { received, paidBack } = await shop.provider.look(reference)
      expect(data.refunded.amount).toBe(paidBack)
      if (end === 'cancelled') expect(paidBack).toBe(received)
      expect(data.history.filter(({ status }) => status === 'paid').length).toBe(
        end === 'pending' || end === 'cancelled' ? 0 : 1
      )
    }
  }, 1_800_000)

  test(`of ${forgeries} forged, stale or written anew not one is taken`, async () => {
    const { below, between, hex } = drawing()
    const told = await story('pending')
    await shop.provider.charge(told.checkout)
    const events = await shop.platform.db.$count(paymentEvents)
    const now = shop.clock.now()
    const real = () => shop.provider.event(told.reference)
    const spoil: readonly (() => { body: string | Buffer; signature: string; headers?: Record<string, string> })[] = [
      () => ({ body: real(), signature: '' }),
      () => ({ body: real(), signature: shop.provider.sign(real(), { key: hex(24) }) }),
      () => ({
        body: real(),
        signature: `t=${Math.floor(now.getTime() / 1000)},v1=${hex(32)}`
      }),
      () => ({
        body: real(),
        signature: shop.provider.sign('').replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000)}`)
      }),
      () => signed((body) => body, new Date(now.getTime() - between(301, 100_000) * 1000)),
      // The same content in other bytes.
      () => signed((body) => JSON.stringify(JSON.parse(body), undefined, 1)),
      () => signed((body) => `${body}\n`),
      () => signed((body) => `\uFEFF${body}`),
      () => signed((body) => body.replaceAll('e', '\\u0065')),
      () =>
        signed((body) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body) as object).toReversed()))),
      // Other bytes that decode to the same text: if the body is decoded before the check, invalid bytes become U+FFFD.
      () => {
        const body = shop.provider.event(told.reference, { id: `evt_\uFFFD${below(1e9)}` })
        return {
          body: Buffer.from(Buffer.from(body).toString('latin1').replace('\xEF\xBF\xBD', '\xFF'), 'latin1'),
          signature: shop.provider.sign(body)
        }
      },
      () => ({ ...signed((body) => body), body: gzipSync(real()), headers: { 'content-encoding': 'gzip' } }),
      // Signatures of another event, of the old scheme, and with a later timestamp.
      () => signed(() => shop.provider.event(told.reference)),
      () => ({ body: real(), signature: shop.provider.sign(real()).replace('v1=', 'v0=') }),
      () => ({ body: real(), signature: `t=9999999999,v1=${createHmac('sha256', 'x').update(real()).digest('hex')}` }),
      () => ({ body: real(), signature: 't=,v1=' }),
      () => ({ body: real(), signature: 'x'.repeat(between(1, 5000)) })
    ]
    function signed(spoiled: (body: string) => string, at?: Date) {
      const body = real()
      return { body: spoiled(body), signature: shop.provider.sign(body, at === undefined ? {} : { at }) }
    }
    for (let sent = 0; sent < forgeries; sent += 1) {
      const { body, signature, headers } = spoil[sent % spoil.length]!()
      const answer = await shop.fetch('/api/v1/payments/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [shop.provider.header]: signature, ...headers },
        body: new Uint8Array(Buffer.from(body))
      })
      expect([answer.status, signature, String(body)]).toEqual([400, signature, String(body)])
    }
    expect(await shop.platform.db.$count(paymentEvents)).toBe(events)
    expect(
      await shop.platform.db.select({ status: orders.status }).from(orders).where(eq(orders.id, told.checkout.orderId))
    ).toEqual([{ status: 'pending' }])
  }, 1_800_000)
})

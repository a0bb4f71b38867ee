import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Shop, card, openShop } from '../checkout/shopper.ts'
import { signatureOf } from './signature.ts'
import { payments, testPayments } from './tables.ts'
import { webhookKey } from './test-provider.ts'

let shop: Shop
beforeEach(async () => {
  await shop?.close()
  shop = await openShop()
})
afterAll(() => shop?.close())

const reference = async () => (await shop.platform.db.select().from(payments))[0]!.reference

async function tell(event: Record<string, unknown>, sign: (body: Buffer) => string = (body) => signatureOf(webhookKey(shop.platform), body, shop.clock.now())) {
  const body = JSON.stringify(event)
  return shop.fetch('/api/v1/payments/webhook', { method: 'POST', headers: { 'content-type': 'application/json', 'motif-signature': sign(Buffer.from(body)) }, body })
}

describe('cards', () => {
  test('a declined card may be followed by a good one', async () => {
    const checkout = await shop.order('plain-tee')
    expect((await shop.pay(checkout, card.declined)).data).toEqual({ status: 'declined' })
    expect((await shop.see(checkout)).data).toMatchObject({ status: 'pending', payment: checkout.payment })
    expect((await shop.pay(checkout, '4242 4242 4242 4242')).data).toEqual({ status: 'succeeded' })
    expect((await shop.see(checkout)).data.status).toBe('paid')
  })

  test('3-D Secure is asked for, may fail, and may pass then', async () => {
    const checkout = await shop.order('plain-tee')
    expect((await shop.pay(checkout, card.challenged)).data.status).toBe('requires_action')
    expect((await shop.pay(checkout, card.challenged, 'failed')).data.status).toBe('declined')
    expect((await shop.see(checkout)).data.status).toBe('pending')
    expect((await shop.pay(checkout, card.challenged, 'passed')).data.status).toBe('succeeded')
    expect((await shop.see(checkout)).data.status).toBe('paid')
  })

  test('confirming many times at once sells once and mails once', async () => {
    const checkout = await shop.order('plain-tee')
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.pay(checkout)))
    expect(answers.map(({ data }) => data.status)).toEqual(answers.map(() => 'succeeded'))
    expect((await shop.pay(checkout, card.declined)).data.status).toBe('succeeded')
    expect(await shop.stockOf('plain-tee')).toEqual([49, 50, 50, 50])
    const mails = await shop.mailbox('guest@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`http://localhost:3000/orderspage?order=${checkout.orderId}&key=${checkout.orderKey}`)
  })

  test('nobody pays with a secret that is none', async () => {
    const { status, problem } = await shop.pay({ payment: { provider: 'test', clientSecret: 'not-a-secret-at-all' } })
    expect([status, problem.code]).toEqual([404, 'not-found'])
  })
})

describe('what the provider tells', () => {
  test('counts only when it is signed, freshly, over these very bytes', async () => {
    await shop.order('plain-tee')
    const event = { id: 'evt_1', type: 'payment.succeeded', reference: await reference(), amount: 2590 }
    const key = webhookKey(shop.platform)
    const forgeries = [
      () => '',
      () => 't=1,v1=00',
      (body: Buffer) => signatureOf(Buffer.alloc(32), body, shop.clock.now()),
      (body: Buffer) => signatureOf(key, body, new Date(shop.clock.now().getTime() - 3_600_000)),
      () => signatureOf(key, Buffer.from('{}'), shop.clock.now())
    ]
    for (const forge of forgeries) expect((await tell(event, forge)).status).toBe(400)
    expect((await tell({ id: 1, type: 'payment.succeeded' })).status).toBe(400)
    expect(await shop.platform.db.select({ state: payments.state }).from(payments)).toEqual([{ state: 'open' }])
  })

  test('is taken in once, however often it comes', async () => {
    const checkout = await shop.order('plain-tee')
    const event = { id: 'evt_1', type: 'payment.succeeded', reference: await reference(), amount: 2590 }
    const answers = await Promise.all([tell(event), tell(event), tell({ ...event, id: 'evt_2' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await shop.see(checkout)).data.history.map(({ status }) => status)).toEqual(['pending', 'paid'])
    expect(await shop.mailbox('guest@example.com')).toHaveLength(1)
    expect(await shop.stockOf('plain-tee')).toEqual([49, 50, 50, 50])
  })

  test('of another amount settles nothing; of an unknown payment it is taken and left', async () => {
    const checkout = await shop.order('plain-tee')
    expect((await tell({ id: 'evt_1', type: 'payment.succeeded', reference: await reference(), amount: 1 })).status).toBe(200)
    expect((await tell({ id: 'evt_2', type: 'payment.succeeded', reference: 'pay_unknown', amount: 1 })).status).toBe(200)
    expect((await shop.see(checkout)).data.status).toBe('pending')
  })

  test('a decline that arrives after the success changes nothing', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.pay(checkout)
    await tell({ id: 'evt_9', type: 'payment.declined', reference: await reference(), amount: 2590 })
    expect((await shop.see(checkout)).data.status).toBe('paid')
  })

  test('money for an order that was cancelled meanwhile is paid back', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.call('POST /api/v1/orders/{id}/cancel', { params: { id: checkout.orderId }, query: { key: checkout.orderKey } })
    await tell({ id: 'evt_1', type: 'payment.succeeded', reference: await reference(), amount: 2590 })
    await shop.runJobs()
    expect(await shop.platform.db.select({ state: payments.state }).from(payments)).toEqual([{ state: 'refunded' }])
    expect(await shop.platform.db.select({ refunded: testPayments.refunded }).from(testPayments)).toEqual([{ refunded: 2590 }])
    expect(await shop.stockOf('plain-tee')).toEqual([50, 50, 50, 50])
  })

  test('refunds made at the provider are shown on the order', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.pay(checkout)
    await tell({ id: 'evt_2', type: 'payment.refunded', reference: await reference(), amount: 500 })
    expect((await shop.see(checkout)).data.status).toBe('partially_refunded')
    await tell({ id: 'evt_3', type: 'payment.refunded', reference: await reference(), amount: 2590 })
    expect((await shop.see(checkout)).data.status).toBe('refunded')
  })
})

describe('time', () => {
  test('what nobody paid for goes back on the shelf, and a late payment takes it again while it is there', async () => {
    const checkout = await shop.order('last-mug')
    expect(await shop.stockOf('last-mug')).toEqual([0])
    shop.clock.advance(16 * 60)
    await shop.tick('orders.reconcile')
    expect(await shop.stockOf('last-mug')).toEqual([1])
    expect((await shop.pay(checkout)).data.status).toBe('succeeded')
    expect(await shop.stockOf('last-mug')).toEqual([0])
  })

  test('a late payment for what has sold out is refused kindly and nothing is charged', async () => {
    const late = await shop.order('last-mug')
    shop.clock.advance(16 * 60)
    await shop.tick('orders.reconcile')
    await shop.pay(await shop.order('last-mug'))
    const { status, problem } = await shop.pay(late)
    expect([status, problem.code]).toEqual([409, 'out-of-stock'])
    expect(problem.detail).toContain('Nothing has been charged')
    const charged = await shop.platform.db.select({ status: testPayments.status }).from(testPayments)
    expect(charged.filter((payment) => payment.status === 'succeeded')).toHaveLength(1)
  })

  test('a payment whose news was lost is found by the reconciler', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.platform.db.update(testPayments).set({ status: 'succeeded' })
    await shop.tick('orders.reconcile')
    expect((await shop.see(checkout)).data.status).toBe('paid')
    await shop.tick('orders.reconcile')
    expect(await shop.mailbox('guest@example.com')).toHaveLength(1)
  })

  test('a webhook that comes after the pieces sold out cancels, apologises and pays back', async () => {
    const late = await shop.order('last-mug')
    const lateReference = await reference()
    shop.clock.advance(16 * 60)
    await shop.tick('orders.reconcile')
    await shop.pay(await shop.order('last-mug'))
    await tell({ id: 'evt_1', type: 'payment.succeeded', reference: lateReference, amount: 2090 })
    const [mail] = await shop.mailbox('guest@example.com')
    expect(mail?.text).toContain('sold out')
    expect((await shop.see(late)).data.status).toBe('cancelled')
    expect(await shop.stockOf('last-mug')).toEqual([0])
  })

  test('an order nobody paid for within a day is given up without a word', async () => {
    const checkout = await shop.order('plain-tee')
    shop.clock.advance(25 * 3600)
    await shop.tick('orders.reconcile')
    expect((await shop.see(checkout)).data.status).toBe('cancelled')
    expect(await shop.mailbox('guest@example.com')).toEqual([])
    expect(await shop.stockOf('plain-tee')).toEqual([50, 50, 50, 50])
  })
})

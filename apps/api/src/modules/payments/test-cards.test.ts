import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Shop, card, openShop } from '../../testing/buy.ts'
import { testPayments } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  await shop?.close()
  shop = await openShop()
})
afterAll(() => shop?.close())

describe('test cards', () => {
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
    expect(mails[0]?.text).toContain(
      `http://localhost:3000/orderspage?order=${checkout.orderId}&key=${checkout.orderKey}`
    )
  })

  test('nobody pays with a secret that is none', async () => {
    const { status, problem } = await shop.pay({ payment: { provider: 'test', clientSecret: 'not-a-secret-at-all' } })
    expect([status, problem.code]).toEqual([404, 'not-found'])
  })

  test('what nobody paid for goes back into stock, and a late payment takes it again while it is there', async () => {
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
})

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { refunds } from '../payments/index.ts'

let shop: Shop
beforeEach(async () => {
  await shop?.close()
  shop = await openShop()
})
afterAll(() => shop?.close())

describe('who sees an order', () => {
  test('its owner, whoever has its key, and staff; to anybody else it does not exist', async () => {
    const [mine, other, admin] = [await shop.signUp(), await shop.signUp(), await shop.signUp({ role: 'admin' })]
    const checkout = await shop.order('plain-tee', 1, mine.token)
    const get = (id: string, token?: string, key?: string) =>
      shop.call('GET /api/v1/orders/{id}', {
        params: { id },
        ...(token ? { token } : undefined),
        ...(key === undefined ? undefined : { query: { key } })
      })
    const right = [
      await get(checkout.orderId, mine.token),
      await get(checkout.orderId, undefined, checkout.orderKey),
      await get(checkout.orderId, admin.token)
    ]
    expect(right.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(right.map(({ data }) => data.payment?.clientSecret)).toEqual([
      checkout.payment.clientSecret,
      checkout.payment.clientSecret,
      undefined
    ])
    const wrong = [
      await get(checkout.orderId),
      await get(checkout.orderId, other.token),
      await get(checkout.orderId, undefined, 'x'),
      await get(checkout.orderId, undefined, `${checkout.orderKey}x`),
      await get('no-such-order', mine.token)
    ]
    expect(new Set(wrong.map(({ status, problem }) => `${status} ${problem.code} ${problem.detail}`)).size).toBe(1)
    expect(wrong[0]?.status).toBe(404)
    const cancel = await shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: checkout.orderId },
      token: other.token
    })
    expect(cancel.status).toBe(404)
  })

  test('what a guest ordered is in the list once they have proven the address theirs', async () => {
    await shop.order('plain-tee')
    const stranger = await shop.signUp()
    const guest = await shop.signUp({ email: 'guest@example.com' })
    expect((await shop.call('GET /api/v1/orders', { token: stranger.token })).data.total).toBe(0)
    const { data } = await shop.call('GET /api/v1/orders', { token: guest.token })
    expect([data.total, data.items[0]?.status, data.items[0]?.lines.length]).toEqual([1, 'pending', 1])
    expect(data.items[0]?.number).toMatch(/^M-2606-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect((await shop.call('GET /api/v1/orders')).status).toBe(401)
  })
})

describe('cancelling', () => {
  const cancel = (checkout: { orderId: string; orderKey: string }) =>
    shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: checkout.orderId },
      query: { key: checkout.orderKey }
    })

  test('an unpaid order gives its pieces back and charges nothing', async () => {
    const checkout = await shop.order('last-mug')
    expect((await cancel(checkout)).data).toMatchObject({ status: 'cancelled', isCancellable: false, payment: null })
    expect((await cancel(checkout)).status).toBe(200)
    expect(await shop.stockOf('last-mug')).toEqual([1])
    expect((await shop.pay(checkout)).status).toBe(409)
    const mails = await shop.mailbox('guest@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Nothing has been charged')
  })

  test('a paid order is paid back, once, and its pieces are for sale again', async () => {
    const checkout = await shop.order('last-mug')
    await shop.pay(checkout)
    await Promise.all([cancel(checkout), cancel(checkout), cancel(checkout)])
    await shop.runJobs()
    expect(await shop.stockOf('last-mug')).toEqual([1])
    expect(await shop.platform.db.select({ amount: refunds.amount, state: refunds.state }).from(refunds)).toEqual([
      { amount: 2090, state: 'done' }
    ])
    expect((await shop.see(checkout)).data.history.map(({ status, by }) => [status, by])).toEqual([
      ['pending', 'customer'],
      ['paid', 'payment'],
      ['cancelled', 'customer']
    ])
  })

  test('staff do not cancel by the customer’s call, not even with the key: what they do is written down as theirs', async () => {
    const admin = await shop.signUp({ role: 'admin' })
    const checkout = await shop.order('plain-tee')
    for (const query of [{}, { key: checkout.orderKey }]) {
      expect(
        (
          await shop.call('POST /api/v1/orders/{id}/cancel', {
            token: admin.token,
            params: { id: checkout.orderId },
            query
          })
        ).status
      ).toBe(403)
    }
    expect((await shop.see(checkout)).data.status).toBe('pending')
    const own = await shop.order('plain-tee', 1, admin.token)
    expect(
      (await shop.call('POST /api/v1/orders/{id}/cancel', { token: admin.token, params: { id: own.orderId } })).data
        .status
    ).toBe('cancelled')
  })

  test('an order in production is not for the customer to cancel', async () => {
    const admin = await shop.signUp({ role: 'admin' })
    const checkout = await shop.order('plain-tee')
    await shop.pay(checkout)
    await shop.call('PATCH /api/v1/admin/orders/{id}', {
      token: admin.token,
      params: { id: checkout.orderId },
      body: { status: 'in_production' }
    })
    const { status, problem } = await cancel(checkout)
    expect([status, problem.code]).toEqual([409, 'conflict'])
  })
})

test('the mail of a paid order says what was bought, what it came to and where to see it', async () => {
  const checkout = await shop.order('plain-tee', 2)
  await shop.pay(checkout)
  const [mail] = await shop.mailbox('guest@example.com')
  for (const part of ['2 × Plain tee, Black, S  $40.00', 'Delivery  $5.90', 'Total  $45.90', checkout.orderKey])
    expect(mail?.text).toContain(part)
})

test('a design in an order is the one that was in the cart', async () => {
  const { data: cart } = await shop.call('POST /api/v1/carts')
  const [variant] = await shop.variantsOf('plain-tee')
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: variant!.id, quantity: 1, design: { document: design('Ours'), designId: 'saved-1' } }
  })
  const { data: checkout } = await shop.submit(cart.id)
  const { data: order } = await shop.see(checkout)
  const [line] = order.lines
  const { data: own } = await shop.call('GET /api/v1/orders/{id}/lines/{lineId}/design', {
    params: { id: checkout.orderId, lineId: line!.id },
    query: { key: checkout.orderKey }
  })
  expect(own).toMatchObject({ document: design('Ours'), designId: 'saved-1', contentHash: line!.design!.contentHash })
  expect(order.lines[0]?.image.url).toContain('/pictures/tshirt-front/111111/')
})

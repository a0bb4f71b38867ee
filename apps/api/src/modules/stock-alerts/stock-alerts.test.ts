import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { TestAppOptions } from '../../testing/test-app.ts'
import { stockAlerts } from './tables.ts'

let shop: Shop
let mug: string
let staff: string

async function open(options: TestAppOptions = {}) {
  shop = await openShop(options)
  mug = (await shop.variantsOf('last-mug'))[0]?.id ?? ''
  staff = (await shop.signUp({ role: 'admin' })).token
}
beforeEach(() => open())
afterEach(() => shop.close())

/** Sets the stock in the database directly, bypassing the shop's services. */
const setPieces = (pieces: number, variantId = mug) =>
  shop.platform.db.execute(sql`update variants set on_hand = ${pieces} where id = ${variantId}`)

const ask = (email = 'kim@example.com', variantId = mug) =>
  shop.call('POST /api/v1/stock-alerts', { body: { variantId, email } })

const waiting = async () => (await shop.platform.db.select().from(stockAlerts)).map(({ email }) => email)

const mailsTo = async (email = 'kim@example.com') =>
  (await shop.mailbox(email)).filter(({ subject }) => subject.startsWith('Back in stock'))

/** Mails to an address after the next run of the scheduled job, newest first. */
async function toldTo(email = 'kim@example.com') {
  await shop.tick('stock-alerts.send')
  return mailsTo(email)
}

it('writes at once when staff make it buyable again, by its stock or by selling it again', async () => {
  const change = async (body: { stock?: number; isWithdrawn?: boolean }) => {
    await shop.call('PATCH /api/v1/admin/variants/{id}', { token: staff, params: { id: mug }, body })
    await shop.runJobs()
    return (await mailsTo()).length
  }
  await setPieces(0)
  await ask()
  expect(await change({ stock: 0 })).toBe(0)
  expect(await change({ stock: 3 })).toBe(1)
  await change({ stock: 0 })
  await ask()
  await change({ isWithdrawn: true })
  expect(await change({ stock: 2 })).toBe(1)
  expect(await change({ isWithdrawn: false })).toBe(2)
})

it('writes once when staff set the stock of what was sold out, with a link to the variant', async () => {
  await setPieces(0)
  expect((await ask()).status).toBe(200)
  expect(await toldTo()).toEqual([])
  const setStock = (stock: number) =>
    shop.call('PATCH /api/v1/admin/variants/{id}', { token: staff, params: { id: mug }, body: { stock } })
  await setStock(4)
  const [mail, ...more] = await toldTo()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Back in stock: Last mug')
  expect(mail?.text).toContain(`${shop.platform.config.publicUrl}/product/last-mug?colour=white`)
  expect(await waiting()).toEqual([])
  await setStock(0)
  await setStock(2)
  expect(await toldTo()).toHaveLength(1)
})

it('writes when an order gives the last piece back', async () => {
  const { token } = await shop.signUp()
  const { orderId } = await shop.order('last-mug', 1, token)
  expect((await ask()).status).toBe(200)
  await shop.call('POST /api/v1/orders/{id}/cancel', { token, params: { id: orderId } })
  expect(await toldTo()).toHaveLength(1)
})

it('writes whoever brings it back, also by showing the product again', async () => {
  await setPieces(0)
  await ask()
  await shop.platform.db.execute(sql`update products set is_shown = false where slug = 'last-mug'`)
  await setPieces(1)
  expect(await toldTo()).toEqual([])
  await shop.platform.db.execute(sql`update products set is_shown = true where slug = 'last-mug'`)
  expect(await toldTo()).toHaveLength(1)
})

it('lets people wait on where it was sold out again before they were told', async () => {
  await setPieces(0)
  await ask()
  await setPieces(1)
  await setPieces(0)
  expect(await toldTo()).toEqual([])
  expect(await waiting()).toEqual(['kim@example.com'])
  await setPieces(1)
  expect(await toldTo()).toHaveLength(1)
})

it('writes to everybody who waits, however many they are', async () => {
  await setPieces(0)
  await shop.platform.db.execute(sql`
    insert into stock_alerts (variant_id, email, asked_at, ends_at)
    select ${mug}, 'waits' || n || '@example.com', now() - n * interval '1 minute', now() + interval '100 years' from generate_series(1, 205) n`)
  await setPieces(1)
  expect(await toldTo('waits1@example.com')).toHaveLength(1)
  expect(await toldTo('waits205@example.com')).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

it('keeps one row for an address and a variant, and answers the same whoever waits already', async () => {
  await setPieces(0)
  const answers = [await ask(), await ask('Kim@Example.com'), await ask()]
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [200, {}],
    [200, {}],
    [200, {}]
  ])
  expect(await waiting()).toEqual(['kim@example.com'])
})

it('lets an address wait for twenty things and says nothing of the twenty-first', async () => {
  await shop.platform.db.execute(sql`
    insert into variants (id, product_id, sku, options, price, on_hand, position)
    select 'other-' || n, (select product_id from variants where id = ${mug}), 'other-' || n, jsonb_build_object('colour', 'c' || n), 1000, 0, n
    from generate_series(1, 21) n`)
  const statuses: number[] = []
  for (let n = 1; n <= 21; n += 1) statuses.push((await ask('kim@example.com', `other-${n}`)).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await waiting()).toHaveLength(20)
})

it('takes nobody down for what can be bought, or what there is not', async () => {
  expect((await ask()).problem).toMatchObject({ status: 409, reason: 'variant-back-already' })
  expect((await ask('kim@example.com', 'nothing')).problem).toMatchObject({ status: 404, reason: 'variant-not-found' })
  expect((await ask('kim')).status).toBe(400)
  expect(await waiting()).toEqual([])
})

it('loses nobody who asks in the moment it comes back', async () => {
  await setPieces(0)
  const { $client: pool } = shop.platform.db as unknown as { $client: Pool }
  const client = await pool.connect()
  await client.query('begin')
  await client.query('update variants set on_hand = 1 where id = $1', [mug])
  const asking = ask()
  await expect
    .poll(async () => (await pool.query(`select from pg_locks where not granted`)).rowCount)
    .toBeGreaterThanOrEqual(1)
  await client.query('commit')
  client.release()
  expect((await asking).problem.reason).toBe('variant-back-already')
})

it('forgets an address at the link of its mail, without an account, and at no other', async () => {
  await setPieces(0)
  await ask()
  await setPieces(1)
  const [mail] = await toldTo()
  const token = /privacy\?alerts=(?<token>[\w-]+)/.exec(mail?.text ?? '')?.groups?.['token'] ?? ''
  await setPieces(0)
  await ask()
  await ask('lee@example.com')
  const stop = (given: string) => shop.call('POST /api/v1/stock-alerts/stop', { body: { token: given } })
  const another = token.startsWith('A') ? 'B' : 'A'
  for (const wrong of ['x', `${token}x`, another + token.slice(1), token.slice(4)])
    expect((await stop(wrong)).problem.reason).toBe('stop-link-invalid')
  expect(await waiting()).toHaveLength(2)
  expect((await stop(token)).status).toBe(200)
  expect(await waiting()).toEqual(['lee@example.com'])
  expect((await stop(token)).status).toBe(200)
  shop.clock.advance(401 * 86_400)
  expect((await stop(token)).problem.reason).toBe('stop-link-invalid')
})

it('forgets after half a year who waited in vain; asking again begins anew', async () => {
  await setPieces(0)
  await ask()
  await ask('lee@example.com')
  shop.clock.advance(100 * 86_400)
  await ask('lee@example.com')
  shop.clock.advance(80 * 86_400)
  await shop.tick('stock-alerts.clear')
  expect(await waiting()).toEqual(['lee@example.com'])
})

it('takes ten requests in ten minutes from one network', async () => {
  await shop.close()
  await open({ env: { ACCOUNT_LIMIT_PER_MINUTE: '60' } })
  await setPieces(0)
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await ask(`kim${n}@example.com`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

import type { NewGiftCards } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { auditLog } from '../audit/tables.ts'
import { giftCards } from './tables.ts'

let shop: PaidShop
let token: string
let keys = 0
beforeEach(async () => {
  shop = await openPaidShop('test')
  token = (await shop.signUp({ role: 'admin' })).token
})
afterEach(() => shop.close())

const newKey = () => `gift-card-key-${(keys += 1)}`
const issue = (wish: Partial<NewGiftCards> = {}, key = newKey()) =>
  shop.call('POST /api/v1/admin/gift-cards', {
    token,
    headers: { 'idempotency-key': key },
    body: { amount: 2500, count: 1, endsAt: null, recipientEmail: null, message: null, ...wish }
  })
const issued = async (wish: Partial<NewGiftCards> = {}) => {
  const [item] = (await issue(wish)).data.items
  if (!item) throw new Error('No gift card was made')
  return { ...item.card, code: item.code ?? '' }
}
const list = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v1/admin/gift-cards', { token, query })).data
const page = (id: string) => shop.call('GET /api/v1/admin/gift-cards/{id}', { token, params: { id } })
const adjust = (id: string, amount: number, key = newKey(), reason = 'For the trouble.') =>
  shop.call('POST /api/v1/admin/gift-cards/{id}/adjustments', {
    token,
    params: { id },
    headers: { 'idempotency-key': key },
    body: { amount, reason }
  })
const enter = async (code: string) => {
  const cart = await shop.cartWith('plain-tee')
  const answer = await shop.call('POST /api/v1/carts/{id}/gift-cards', { params: { id: cart.id }, body: { code } })
  return { cart, status: answer.status }
}

test('cards are made once for a key, with codes of their own that the same call tells again and the log never', async () => {
  const key = newKey()
  const [first, again] = [await issue({ count: 3 }, key), await issue({ count: 3 }, key)]
  expect([first.status, again.data]).toEqual([201, first.data])
  const codes = first.data.items.map(({ code }) => code ?? '')
  expect(new Set(codes)).toHaveLength(3)
  for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/)
  expect((await list()).items).toHaveLength(3)
  expect((await enter(codes[0] ?? '')).status).toBe(200)
  const log = await shop.platform.db.select().from(auditLog).where(eq(auditLog.action, 'gift-card.issue'))
  expect(log).toHaveLength(3)
  for (const code of codes) expect(JSON.stringify(log)).not.toMatch(new RegExp(code.replaceAll('-', '-?')))
})

test('a card for an address is mailed with its message, and its code is told to nobody else', async () => {
  const { data } = await issue({ recipientEmail: 'Ada@Example.com', message: 'Happy birthday!' })
  expect(data.items).toMatchObject([{ code: null, card: { recipientEmail: 'ada@example.com', state: 'active' } }])
  const [mail] = await shop.mailbox('ada@example.com')
  expect(mail?.subject).toContain('$25.00')
  expect(mail?.text).toContain('> Happy birthday!')
  const code = /^\S{4}-\S{4}-\S{4}-\S{4}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  expect((await enter(code)).status).toBe(200)
  expect((await issue({ recipientEmail: 'ada@example.com', count: 2 })).status).toBe(400)
})

test('cards are found by their last letters, by an address and by an order, in each state', async () => {
  const plain = await issued()
  const mailed = await issued({ recipientEmail: 'grace@example.com' })
  const used = await issued({ amount: 300 })
  const ending = await issued({ endsAt: new Date(shop.clock.now().getTime() + 60_000).toISOString() })
  const stopped = await issued()
  await shop.call('PATCH /api/v1/admin/gift-cards/{id}', {
    token,
    params: { id: stopped.id },
    body: { isStopped: true }
  })
  const { cart } = await enter(used.code)
  const { data: placed } = await shop.submit(cart.id, { change: { giftCards: [used.id] } })
  await shop.buy(placed)
  const { number } = (await shop.see(placed)).data
  const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id)
  expect(await idsOf({ q: plain.lastFour.toLowerCase() })).toEqual([plain.id])
  expect(await idsOf({ q: 'GRACE@' })).toEqual([mailed.id])
  expect(await idsOf({ q: number.toLowerCase() })).toEqual([used.id])
  expect(await idsOf({ state: 'used-up' })).toEqual([used.id])
  expect(await idsOf({ state: 'stopped' })).toEqual([stopped.id])
  expect((await list()).outstanding).toEqual({ amount: 3 * 2500, currency: 'USD' })
  shop.clock.advance(61)
  await shop.tick('gift-cards.end')
  expect(await idsOf({ state: 'ended' })).toEqual([ending.id])
  expect(new Set(await idsOf({ state: 'active' }))).toEqual(new Set([mailed.id, plain.id]))
  expect((await list()).outstanding.amount).toBe(2 * 2500)
  expect((await page(ending.id)).data).toMatchObject({
    state: 'ended',
    balance: { amount: 0 },
    entries: [
      { kind: 'ended', amount: { amount: -2500 }, balance: { amount: 0 } },
      { kind: 'issued', amount: { amount: 2500 }, balance: { amount: 2500 } }
    ]
  })
  expect((await page(used.id)).data.entries[0]).toMatchObject({ kind: 'spent', order: { id: placed.orderId, number } })
})

test('a list goes on where its part ended', async () => {
  const { items } = (await issue({ count: 5 })).data
  const first = await list({ pageSize: '2' })
  const rest = await list({ pageSize: '10', after: first.next ?? '' })
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id))).toEqual(
    new Set(items.map(({ card }) => card.id))
  )
  expect([first.items.length, rest.items.length, rest.next]).toEqual([2, 3, null])
})

test('an adjustment has a reason, is made once for its key, and takes no more than is neither spent nor held', async () => {
  const card = await issued({ amount: 1000 })
  const key = newKey()
  expect((await adjust(card.id, 500, key)).data.balance.amount).toBe(1500)
  expect((await adjust(card.id, 500, key)).data.balance.amount).toBe(1500)
  expect((await adjust(card.id, 600, key)).problem.code).toBe('idempotency-conflict')
  expect((await adjust(card.id, 100, newKey(), ' ')).status).toBe(400)
  const { cart } = await enter(card.code)
  await shop.submit(cart.id, { change: { giftCards: [card.id] } })
  const refused = await adjust(card.id, -1)
  expect([refused.status, refused.problem.reason, refused.problem.detail]).toEqual([
    409,
    'gift-card-over-balance',
    '$0.00 can be taken away. The rest is spent, or held for an order.'
  ])
  const log = await shop.platform.db.select().from(auditLog).where(eq(auditLog.action, 'gift-card.adjust'))
  expect(log.map(({ change }) => change)).toEqual([
    { from: { balance: 1000 }, to: { balance: 1500 }, amount: 500, reason: 'For the trouble.' }
  ])
})

test('a stopped card pays nothing, but for what is held, until staff let it be used again', async () => {
  const card = await issued({ amount: 300 })
  const { cart } = await enter(card.code)
  const { data: placed } = await shop.submit(cart.id, { change: { giftCards: [card.id] } })
  const change = (body: Record<string, unknown>) =>
    shop.call('PATCH /api/v1/admin/gift-cards/{id}', { token, params: { id: card.id }, body })
  expect((await change({ isStopped: true })).data.state).toBe('stopped')
  await shop.buy(placed)
  expect((await shop.see(placed)).data.status).toBe('paid')
  await adjust(card.id, 200)
  expect((await enter(card.code)).status).toBe(400)
  expect((await change({ isStopped: false })).data.state).toBe('active')
  expect((await enter(card.code)).status).toBe(200)
  expect((await change({ endsAt: '2020-01-01T00:00:00Z' })).problem.reason).toBe('gift-card-ends-in-past')
})

test('a card with another code has its money still, and the old code pays nothing', async () => {
  const card = await issued()
  const key = newKey()
  const replace = () =>
    shop.call('POST /api/v1/admin/gift-cards/{id}/code', {
      token,
      params: { id: card.id },
      headers: { 'idempotency-key': key }
    })
  const { code } = (await replace()).data
  expect((await replace()).data.code).toBe(code)
  expect([(await enter(card.code)).status, (await enter(code ?? '')).status]).toEqual([400, 200])
  const [row] = await shop.platform.db.select().from(giftCards).where(eq(giftCards.id, card.id))
  expect([row?.balance, row?.lastFour]).toEqual([2500, code?.slice(-4)])
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { sendCartReminders } from './send.ts'
import { cartReminders, sentCartReminders } from './tables.ts'

let shop: Shop
/** All log lines. */
const logged: string[] = []
beforeAll(async () => {
  shop = await openShop({ shop: { cartReminderHours: 4 }, log: { write: (line: string) => void logged.push(line) } })
})
afterAll(() => shop.close())

let email = ''
let count = 0
beforeEach(async () => {
  await shop.platform.db.delete(cartReminders)
  email = `kim${(count += 1)}@example.com`
})

const hour = 3600
const day = 24 * hour

type By = { token?: string }
const ask = (id: string, to = email, by: By = {}) =>
  shop.call('PUT /api/v1/carts/{id}/reminder', { ...by, params: { id }, body: { email: to } })

async function asked(by: By = {}) {
  const cart = await shop.cartWith('plain-tee', 2, by.token)
  expect((await ask(cart.id, email, by)).data).toEqual({})
  return cart
}
/** Runs the scheduled job once. */
const send = () => shop.tick('cart-reminders.send')
async function later(seconds = 4 * hour) {
  shop.clock.advance(seconds)
  await send()
}
const mails = async (to = email) => (await shop.mailbox(to)).filter(({ subject }) => subject === 'Your cart at Motif')
const kept = async () => (await shop.platform.db.select().from(cartReminders)).map((row) => row.email)
async function tokenIn(name: 'cart\\?reminder' | 'privacy\\?reminders') {
  const [mail] = await mails()
  return new RegExp(`/${name}=(?<token>[\\w-]+)`).exec(mail?.text ?? '')?.groups?.['token'] ?? ''
}
const open = (token: string, by: By = {}) => shop.call('POST /api/v1/cart-reminders/open', { ...by, body: { token } })
const stop = (token: string) => shop.call('POST /api/v1/cart-reminders/stop', { body: { token } })
const takeOut = (cart: { id: string; lines: readonly { id: string }[] }) =>
  shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id: cart.id, lineId: cart.lines[0]?.id ?? '' } })

it('sends one mail four hours after the last change, and forgets the address with it', async () => {
  const cart = await asked()
  await later(3 * hour)
  expect(await mails()).toEqual([])
  // A change restarts the wait.
  await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', {
    params: { id: cart.id, lineId: cart.lines[0]?.id ?? '' },
    body: { quantity: 3 }
  })
  await later(hour)
  expect(await mails()).toEqual([])
  expect(await kept()).toEqual([email])
  await later(3 * hour)
  const [mail] = await mails()
  expect(mail?.text).toContain('3 × Plain tee')
  expect(await kept()).toEqual([])
  await later(day)
  expect(await mails()).toHaveLength(1)
})

it('sends none without consent, and none once that was taken back', async () => {
  const cart = await asked()
  expect((await shop.call('DELETE /api/v1/carts/{id}/reminder', { params: { id: cart.id } })).status).toBe(200)
  expect(await kept()).toEqual([])
  await later()
  expect(await mails()).toEqual([])
})

it('sends none about a cart that was ordered, paid or not, nor about one that is empty', async () => {
  const ordered = await asked()
  expect((await shop.submit(ordered.id)).status).toBe(201)
  expect(await kept()).toEqual([])
  const empty = await asked()
  await takeOut(empty)
  await later(5 * hour)
  expect(await mails()).toEqual([])
  expect(await kept()).toEqual([])
})

it('reminds nobody of another cart once they ordered', async () => {
  await asked()
  const other = await shop.cartWith('plain-tee')
  await shop.submit(other.id, { change: { email: email.toUpperCase() } })
  await later()
  expect(await mails()).toEqual([])
})

it('sends each once, also where two servers do it at once', async () => {
  await asked()
  shop.clock.advance(4 * hour)
  await Promise.all([
    sendCartReminders(shop.platform),
    sendCartReminders(shop.platform),
    sendCartReminders(shop.platform)
  ])
  expect(await mails()).toHaveLength(1)
})

it('queues a mail and forgets the address together, or neither', async () => {
  await asked()
  shop.clock.advance(4 * hour)
  const { db } = shop.platform
  // Simulates a crash at the deletion of the address.
  await db.execute(sql`create function die() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`)
  await db.execute(sql`create trigger die before delete on cart_reminders for each row execute function die()`)
  await expect(sendCartReminders(shop.platform)).rejects.toThrow()
  await db.execute(sql`drop trigger die on cart_reminders`)
  expect(await mails()).toEqual([])
  await send()
  expect(await mails()).toHaveLength(1)
})

it('leads back to this cart for a week, by a key of which the hash is kept', async () => {
  const cart = await asked()
  await later()
  const key = await tokenIn('cart\\?reminder')
  expect(key.length).toBeGreaterThanOrEqual(43)
  expect(JSON.stringify(await shop.platform.db.select().from(sentCartReminders))).not.toContain(key)
  expect((await open(key)).data).toEqual({ cartId: cart.id })
  expect((await open(`${key}x`)).problem).toMatchObject({ status: 404, reason: 'cart-link-ended' })
  shop.clock.advance(7 * day)
  expect((await open(key)).problem.reason).toBe('cart-link-ended')
  await shop.tick('cart-reminders.clear')
  expect(await shop.platform.db.$count(sentCartReminders)).toBe(0)
})

it('opens a cart that became an account’s for its owner alone', async () => {
  const cart = await asked()
  await later()
  const key = await tokenIn('cart\\?reminder')
  const { token } = await shop.signUp()
  await shop.call('POST /api/v1/carts/{id}/claim', { token, params: { id: cart.id } })
  expect((await open(key)).status).toBe(404)
  expect((await open(key, { token: (await shop.signUp()).token })).status).toBe(404)
  expect((await open(key, { token })).data).toEqual({ cartId: cart.id })
})

it('gives an account’s cart no key: its owner logs in', async () => {
  const { token } = await shop.signUp()
  const cart = await asked({ token })
  expect((await ask(cart.id)).status).toBe(404)
  await later()
  const [mail] = await mails()
  expect(mail?.text).toMatch(/\/cart\s/)
  expect(mail?.text).not.toContain('/cart?')
})

it('ends with one press, on the page or in the mail program, and opening a link ends nothing', async () => {
  await asked()
  await later()
  const token = await tokenIn('privacy\\?reminders')
  await asked()
  const address = `/api/v1/cart-reminders/unsubscribe?token=${token}`
  expect((await shop.fetch(address)).status).toBe(405)
  expect((await stop(`${token}x`)).problem.reason).toBe('stop-link-invalid')
  expect(await kept()).toEqual([email])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await shop.fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect(answer.status).toBe(200)
  expect(await kept()).toEqual([])
  await asked()
  expect((await stop(token)).status).toBe(200)
  expect(await kept()).toEqual([])
})

it('forgets consent after a week', async () => {
  const cart = await asked()
  // A visitor changes the cart every day.
  for (let n = 0; n < 7; n += 1) {
    shop.clock.advance(day - hour)
    await shop.call('PUT /api/v1/carts/{id}/coupon', { params: { id: cart.id }, body: { coupon: null } })
    await send()
  }
  shop.clock.advance(8 * hour)
  await send()
  expect(await mails()).toEqual([])
  await shop.tick('cart-reminders.clear')
  expect(await kept()).toEqual([])
})

it('knows one address for a cart and one cart for an address, the last said', async () => {
  const first = await asked()
  await ask(first.id, `other-${email}`)
  expect(await kept()).toEqual([`other-${email}`])
  const second = await shop.cartWith('plain-tee')
  await ask(second.id, `Other-${email}`)
  expect(await shop.platform.db.select().from(cartReminders)).toMatchObject([
    { email: `other-${email}`, cartId: second.id }
  ])
})

it('sends an address three mails a week, whatever is typed', async () => {
  for (let n = 0; n < 5; n += 1) {
    await asked()
    await later()
  }
  expect(await mails()).toHaveLength(3)
  shop.clock.advance(7 * day)
  await asked()
  await later()
  expect(await mails()).toHaveLength(4)
})

it('goes on with the next where a cart cannot be told of', async () => {
  const cart = await asked()
  await shop.platform.db.execute(sql`update carts set coupon = 'x' where id = ${cart.id}`)
  const broken = email
  email = `next-${email}`
  await asked()
  shop.clock.advance(4 * hour)
  const { mail } = shop.platform
  const failing = {
    ...shop.platform,
    mail: {
      ...mail,
      send: ((letter, options) =>
        letter.to === broken
          ? Promise.reject(new Error('no such template'))
          : mail.send(letter, options)) as typeof mail.send
    }
  }
  await sendCartReminders(failing)
  expect([(await mails(broken)).length, (await mails()).length]).toEqual([0, 1])
  expect(await kept()).toEqual([])
})

it('logs neither the address nor the link', async () => {
  await asked()
  await later()
  const key = await tokenIn('cart\\?reminder')
  const token = await tokenIn('privacy\\?reminders')
  await shop.fetch(`/cart?reminder=${key}`)
  await shop.fetch(`/privacy?reminders=${token}`)
  await open(key)
  await stop(token)
  expect(logged.join('')).toContain('/cart?reminder=…')
  for (const secret of [email, key, token]) expect(logged.join('')).not.toContain(secret)
})

it('asks nobody and sends nothing where the owner does not want it', async () => {
  const without = await openShop({ shop: { cartReminderHours: 0 } })
  const cart = await without.cartWith('plain-tee')
  const answer = await without.call('PUT /api/v1/carts/{id}/reminder', { params: { id: cart.id }, body: { email } })
  expect([answer.status, await without.platform.db.$count(cartReminders)]).toEqual([200, 0])
  await without.close()
})

it('takes ten requests in ten minutes from one network', async () => {
  const strict = await openShop({ env: { ACCOUNT_LIMIT_PER_MINUTE: '60' } })
  const { id } = await strict.cartWith('plain-tee')
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1)
    statuses.push(
      (await strict.call('PUT /api/v1/carts/{id}/reminder', { params: { id }, body: { email: `kim${n}@example.com` } }))
        .status
    )
  await strict.close()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { copyOrder } from '../../testing/copy-order.ts'
import { orders } from '../orders/index.ts'
import { findEmails } from './find-emails.ts'

const numbered = (letters: string, count: number, nameOf: (n: number) => string) =>
  Array.from({ length: count }, (_item, n) => ({ email: `${letters}-${n + 10}@many.example`, name: nameOf(n) }))

/**
 * Non-Latin text is found only at the beginning of words, whatever its length. Guests whose address begins with `al` are adjacent, between others
 * that match by name only.
 */
const guests = [
  ...numbered('aa', 50, (n) => (n % 20 === 5 ? 'Zoe Alcott' : 'Zoe Noether')),
  ...numbered('al', 30, (n) => (n % 2 === 0 ? 'Alan Noether' : 'Bo Turing')),
  ...numbered('mo', 20, (n) => (n % 4 === 0 ? '山田太郎' : 'Зоя Ямада')),
  ...numbered('zz', 20, (n) => (n % 4 === 0 ? 'Al Bo' : 'Tu Bo'))
]

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.platform
  await shop.order('plain-tee')
  const [order] = await db.select().from(orders)
  if (!order) throw new Error('The order is missing')
  await copyOrder(
    db,
    order,
    guests.map(({ email, name }, n) => ({
      id: `made-${n}`,
      number: `M-0001-${n + 1000}`,
      customerId: null,
      email,
      shippingAddress: { ...order.shippingAddress, name }
    }))
  )
})
afterAll(() => shop.close())

test.each([
  'al',
  'AL',
  'a',
  'tu',
  'zo',
  'bo',
  'xx',
  'ЗОЯ',
  'ямад',
  'мада',
  '山',
  '山田太',
  '山田次',
  '田太郎',
  'зоя я'
])('guests of whom a word begins with %s come in the order of their addresses, page by page', async (q) => {
  const isBegun = ({ email, name }: (typeof guests)[number]) =>
    ` ${email} ${name}`.toLowerCase().includes(` ${q.toLowerCase()}`)
  const told = guests.filter(isBegun).map(({ email }) => email)
  const limit = 7
  const bounds = { sampled: 40, walked: 40, lookedUp: 1000 }
  for (let start = 0; start <= told.length; start += limit)
    expect(
      await findEmails(shop.platform.db, {
        after: told[start - 1] ?? 'a',
        q,
        filter: undefined,
        limit,
        bounds
      })
    ).toEqual(told.slice(start, start + limit))
})

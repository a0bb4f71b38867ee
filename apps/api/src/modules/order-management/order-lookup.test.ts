import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { normaliseOrderNumber } from './order-lookup.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const find = (number: string, email: string) => shop.call('POST /api/v1/orders/find', { body: { number, email } })

test('whoever knows number and address gets the link by mail, however the number was typed', async () => {
  const checkout = await shop.order('plain-tee')
  const { number } = (await shop.see(checkout)).data
  expect((await find(` ${number.toLowerCase().replaceAll('-', ' ')} `, 'GUEST@example.com')).status).toBe(200)
  const [mail] = await shop.mailbox('guest@example.com')
  expect(mail?.subject).toBe(`The link to your order ${number}`)
  expect(mail?.text).toContain(`order=${checkout.orderId}&key=${checkout.orderKey}`)
})

test('the answer is the same whether there is such an order or not, and only its own address is written to', async () => {
  const checkout = await shop.order('plain-tee')
  const { number } = (await shop.see(checkout)).data
  const asked = [
    await find(number, 'guest@example.com'),
    await find(number, 'stranger@example.com'),
    await find('M-2606-ZZZZ', 'guest@example.com'),
    await find("'; drop table orders --", 'guest@example.com')
  ]
  const shapes = asked.map(({ status, data, headers }) =>
    JSON.stringify([status, data, [...headers.keys()].toSorted()])
  )
  expect(new Set(shapes).size).toBe(1)
  expect(shapes[0]).toContain('[200,{}')
  expect(await shop.mailbox('stranger@example.com')).toEqual([])
})

test('asking again and again sends one mail in ten minutes', async () => {
  const checkout = await shop.order('plain-tee')
  const { number } = (await shop.see(checkout)).data
  const before = (await shop.mailbox('guest@example.com')).length
  for (let tries = 0; tries < 5; tries += 1) await find(number, 'guest@example.com')
  expect((await shop.mailbox('guest@example.com')).length).toBe(before + 1)
  shop.clock.advance(660)
  await find(number, 'guest@example.com')
  expect((await shop.mailbox('guest@example.com')).length).toBe(before + 2)
})

test('what is no number or no address is refused', async () => {
  for (const body of [
    { number: '', email: 'a@example.com' },
    { number: 'M-2606-ABCD', email: 'a' },
    { number: 'x'.repeat(41), email: 'a@example.com' }
  ]) {
    expect((await shop.call('POST /api/v1/orders/find', { body })).status).toBe(400)
  }
})

test('a number is read as it is said', () => {
  expect(['m2611k7qp', 'M 2611 K7QP', ' M–2611–K7QP '].map(normaliseOrderNumber)).toEqual([
    'M-2611-K7QP',
    'M-2611-K7QP',
    'M-2611-K7QP'
  ])
  expect(normaliseOrderNumber(' other ')).toBe('OTHER')
})

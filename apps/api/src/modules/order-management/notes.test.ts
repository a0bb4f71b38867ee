import type { OrderTimeline } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { raceForOrder } from '../../testing/race.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { orderNotes } from './tables.ts'

let shop: Shop
let kim: SignedUp
let lee: SignedUp
beforeAll(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim' })
  lee = await shop.signUp({ role: 'admin', staffRole: 'viewer', name: 'Lee', email: 'lee@example.com' })
})
afterAll(() => shop.close())

const add = (id: string, text: string, more: { key?: string; mentions?: string[] } = {}, by = kim) =>
  shop.call('POST /api/v1/admin/orders/{id}/notes', { token: by.token, params: { id }, body: { text, ...more } })
const change = (id: string, noteId: string, text: string, mentions: string[] = [], by = kim) =>
  shop.call('PATCH /api/v1/admin/orders/{id}/notes/{noteId}', {
    token: by.token,
    params: { id, noteId },
    body: { text, mentions }
  })
const remove = (id: string, noteId: string, by = kim) =>
  shop.call('DELETE /api/v1/admin/orders/{id}/notes/{noteId}', { token: by.token, params: { id, noteId } })
const notesIn = ({ data }: { data: OrderTimeline }) =>
  data.items.flatMap((item) => (item.kind === 'note' ? [item] : []))
const mentions = async () =>
  (await shop.mailbox('lee@example.com')).filter(({ subject }) => subject.startsWith('A note for you'))
const logged = async (action: 'order.change-note' | 'order.delete-note') =>
  (await shop.call('GET /api/v1/admin/log', { token: kim.token, query: { action } })).data.items

test('a note sent again after a lost answer stands once, also twice at once; a second one of the same words stands twice', async () => {
  const { orderId: id } = await shop.order('plain-tee')
  const answers = await raceForOrder(shop.platform, id, [
    () => add(id, 'Shelf 4.', { key: 'one' }),
    () => add(id, 'Shelf 4.', { key: 'one' })
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(notesIn(await add(id, 'Shelf 4.', { key: 'one' }))).toHaveLength(1)
  expect(notesIn(await add(id, 'Shelf 4.', { key: 'two' }))).toHaveLength(2)
  expect(notesIn(await add(id, 'Shelf 4.'))).toHaveLength(3)
})

test('its author changes and deletes a note, nobody else, and the log keeps what it said', async () => {
  const manager = await shop.signUp({ role: 'admin', name: 'Max' })
  const { orderId: id } = await shop.order('plain-tee')
  const [note] = notesIn(await add(id, 'Shelf 4.'))
  const noteId = note?.id ?? ''
  expect(note).toMatchObject({ isOwn: true, editedAt: null })
  expect((await change(id, noteId, 'Mine now.', [], manager)).status).toBe(403)
  expect((await remove(id, noteId, manager)).status).toBe(403)
  const other = await shop.order('plain-tee')
  expect((await change(other.orderId, noteId, 'Elsewhere.')).status).toBe(404)
  for (let times = 0; times < 2; times += 1)
    expect(notesIn(await change(id, noteId, 'Shelf 5.'))).toMatchObject([
      { text: 'Shelf 5.', editedAt: expect.any(String), isOwn: true }
    ])
  expect((await change(id, noteId, ' ')).status).toBe(400)
  expect((await logged('order.change-note')).map(({ changes }) => changes)).toEqual([
    [{ field: 'text', from: 'Shelf 4.', to: 'Shelf 5.' }]
  ])
  expect(notesIn(await remove(id, noteId))).toEqual([])
  expect((await remove(id, noteId)).status).toBe(404)
  expect((await logged('order.delete-note'))[0]?.changes).toEqual([{ field: 'text', from: 'Shelf 5.', to: null }])
})

test('whom a note mentions gets one mail with a link to the order, however often the note is changed', async () => {
  const checkout = await shop.order('plain-tee')
  const { orderId: id } = checkout
  const { number } = (await shop.see(checkout)).data
  const before = (await mentions()).length
  const mentioned = await add(id, '@Lee is it ready?', {
    mentions: [lee.user._id, lee.user._id, kim.user._id],
    key: 'a'
  })
  expect(mentioned.status).toBe(201)
  await add(id, '@Lee is it ready?', { mentions: [lee.user._id], key: 'a' })
  const [note] = notesIn(mentioned)
  expect(note?.mentions).toEqual([{ id: lee.user._id, name: 'Lee' }])
  await change(id, note?.id ?? '', '@Lee is it ready now?', [lee.user._id])
  const mails = await mentions()
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]?.text).toContain('is it ready?')
  expect(mails[0]?.text).toContain(`/admin?section=orders&order=${id}`)
  expect(mails[0]?.subject).toContain(number)
})

test('only staff who see orders are mentioned, and colleagues are told by name alone', async () => {
  const { orderId: id } = await shop.order('plain-tee')
  const customer = await shop.signUp()
  for (const who of [customer.user._id, 'nobody'])
    expect((await add(id, 'Hello', { mentions: [who] })).problem).toMatchObject({
      code: 'invalid-input',
      errors: [{ pointer: '/mentions/0' }]
    })
  expect(await shop.platform.db.$count(orderNotes, eq(orderNotes.orderId, id))).toBe(0)
  const { data } = await shop.call('GET /api/v1/admin/colleagues', { token: kim.token })
  expect(data.items).toContainEqual({ id: lee.user._id, name: 'Lee' })
  expect(data.items.some((one) => one.id === kim.user._id || one.id === customer.user._id)).toBe(false)
  expect((await shop.call('GET /api/v1/admin/colleagues', { token: lee.token })).status).toBe(403)
})

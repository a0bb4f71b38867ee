import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Order } from '@motif/contract'
import { type DesignDocument, type DesignNode, documentVersion } from '@motif/design'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SignedUp } from '../../testing/test-app.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import { orderHistory, orders } from '../orders/tables.ts'
import type { PrintFailure } from './index.ts'
import { printFilesOf } from './service.ts'
import { subjectsOf } from './subjects.ts'
import { printFailures } from './tables.ts'

let shop: Shop
let admin: SignedUp
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(() => shop.close())

const words = (text: string): DesignNode => ({
  type: 'text',
  id: 't',
  x: 150,
  y: 100,
  rotation: 0,
  opacity: 1,
  text,
  font: 'anton',
  size: 20,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#c8371b'
})
const designOf = (...front: DesignNode[]): DesignDocument => ({
  version: documentVersion,
  product: 'plain-tee',
  areas: { front }
})

/** Uploads a picture of one colour, 400 × 300 pixels. */
async function uploaded(background: string): Promise<string> {
  const file = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  const { data } = await shop.call('POST /api/v1/uploads', { file: new File([new Uint8Array(file)], 'picture.png') })
  return data.id
}

const pictureOf = (image: string, width: number): DesignNode => ({
  type: 'image',
  id: 'i',
  x: 150,
  y: 200,
  rotation: 0,
  opacity: 1,
  image,
  width,
  height: 50
})

/** An order of one shirt with a design, not yet paid. */
async function orderWith(document: DesignDocument) {
  const { data: cart } = await shop.call('POST /api/v1/carts')
  const [variant] = await shop.variantsOf('plain-tee')
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: variant?.id ?? '', quantity: 1, design: { document } }
  })
  const { data: checkout } = await shop.submit(cart.id)
  const { data: order } = await shop.see(checkout)
  return { checkout, order }
}

const address = ({ id, lines }: Order, file: string) => `/api/v1/admin/orders/${id}/lines/${lines[0]?.id}/print/${file}`
const fetchFile = (order: Order, file: string) =>
  shop.fetch(address(order, file), { headers: { authtoken: admin.token } })
const kept = () => {
  try {
    return readdirSync(join(shop.platform.config.dataDir, 'prints')).toSorted()
  } catch {
    return []
  }
}

it('makes the files of an order once it is paid, and hands out the kept ones', async () => {
  const before = kept()
  const newlyKept = () => kept().filter((name) => !before.includes(name))
  const { checkout, order } = await orderWith(designOf(words('Paid')))
  await shop.runJobs()
  expect(newlyKept()).toEqual([])
  const told = async () =>
    (await shop.call('GET /api/v1/admin/orders/{id}/print-files', { params: { id: order.id }, token: admin.token }))
      .data.items
  const facts = { lineId: order.lines[0]?.id, area: 'front', name: 'Front', widthMm: 300, heightMm: 400, problem: null }
  expect(await told()).toEqual([
    { ...facts, format: 'png', pixels: { width: 3543, height: 4724 }, state: 'absent', bytes: null },
    { ...facts, format: 'pdf', pixels: null, state: 'absent', bytes: null }
  ])
  await shop.pay(checkout)
  await shop.runJobs()
  expect((await told()).map(({ state, bytes }) => [state, (bytes ?? 0) > 1000])).toEqual([
    ['ready', true],
    ['ready', true]
  ])
  const files = newlyKept()
  expect(files.map((name) => name.replace(/^[0-9a-f]{32}\./, ''))).toEqual(['pdf', 'png'])

  const png = await fetchFile(order, 'front.png')
  expect(png.status).toBe(200)
  expect(png.headers.get('content-type')).toBe('image/png')
  expect(png.headers.get('content-disposition')).toBe(`attachment; filename="${order.number}-1-front.png"`)
  expect(await sharp(await png.arrayBuffer()).metadata()).toMatchObject({
    width: 3543,
    height: 4724,
    density: 300,
    hasAlpha: true
  })
  const pdf = await fetchFile(order, 'front.pdf')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  // 300 x 400 mm, and 3 mm of bleed around them.
  expect(await pdf.text()).toContain('/MediaBox [-8.5039 -8.5039 858.8976 1142.3622]')
  expect(newlyKept()).toEqual(files)
})

it('makes a file when it is asked for before the order is paid', async () => {
  const { order } = await orderWith(designOf(words('Early')))
  const before = kept().length
  expect((await fetchFile(order, 'front.pdf')).status).toBe(200)
  expect(kept()).toHaveLength(before + 1)
})

it('has nothing for areas without a design, for other lines and for other orders', async () => {
  const [{ order }, { order: other }] = [
    await orderWith(designOf(words('One'))),
    await orderWith(designOf(words('Two')))
  ]
  expect((await fetchFile(order, 'back.png')).status).toBe(404)
  expect((await fetchFile({ ...order, id: other.id }, 'front.png')).status).toBe(404)
  expect((await fetchFile(order, '..%2f..%2ffront.png')).status).toBe(400)
  expect((await fetchFile(order, 'front.gif')).status).toBe(404)
})

it('prints with the pictures people brought, and says so where one is gone', async () => {
  const id = await uploaded('#c8371b')
  const picture = (width: number) => pictureOf(id, width)
  const { order } = await orderWith(designOf(picture(50)))
  const { data } = await sharp(await (await fetchFile(order, 'front.png')).arrayBuffer())
    .extract({ left: 1771, top: 2362, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual([0xc8, 0x37, 0x1b, 255])

  const { checkout, order: later } = await orderWith(designOf(picture(60)))
  for await (const { name } of shop.platform.storage.list(`uploads/${id}`)) await shop.platform.storage.delete(name)
  await shop.pay(checkout)
  // The job completes, because a retry would not find the picture either.
  await shop.runJobs()
  const answer = await fetchFile(later, 'front.png')
  expect({ status: answer.status, problem: await answer.json() }).toMatchObject({
    status: 409,
    problem: { code: 'conflict' }
  })
  const { data: told } = await shop.call('GET /api/v1/admin/orders/{id}/print-files', {
    params: { id: later.id },
    token: admin.token
  })
  expect(told.items).toMatchObject([
    { state: 'failed', problem: 'missing-picture' },
    { state: 'failed', problem: 'missing-picture' }
  ])
})

it('tells on every server that a file could not be made, for 90 days or until one of them makes it', async () => {
  const { db, storage } = shop.platform
  const id = await uploaded('#1b5fc8')
  const { order } = await orderWith(designOf(pictureOf(id, 60)))
  const held: [FileName, Buffer][] = []
  for await (const { name } of storage.list(`uploads/${id}`)) {
    held.push([name, (await storage.get(name)) ?? Buffer.alloc(0)])
    await storage.delete(name)
  }
  const another = printFilesOf({ ...shop.platform, config: { ...shop.platform.config } })
  const states = async () => {
    const subjects = await subjectsOf(db, order.id, order.lines[0]?.id ?? '')
    const files = await another.states(subjects.map((subject) => ({ subject, format: 'png' })))
    return files.map(({ state }) => state.state)
  }
  expect(await states()).toEqual(['absent'])
  expect((await fetchFile(order, 'front.png')).status).toBe(409)
  expect(await states()).toEqual(['failed'])

  shop.clock.advance(91 * 86_400)
  await shop.tick('print.forget-failures')
  expect(await states()).toEqual(['absent'])

  admin = await shop.signUp({ role: 'admin' })
  expect((await fetchFile(order, 'front.png')).status).toBe(409)
  for (const [name, file] of held) await storage.put(name, file, 'image/png')
  expect((await fetchFile(order, 'front.png')).status).toBe(200)
  expect(await states()).toEqual(['ready'])
  expect(await db.select().from(printFailures)).toEqual([])
  await another.close()
})

it('records no failure of files that wait while the server stops', async () => {
  const { db } = shop.platform
  const recorded = () => db.select().from(printFailures).orderBy(printFailures.name)
  const before = await recorded()
  const { order } = await orderWith(designOf(words('Waiting')))
  const stopping = printFilesOf({ ...shop.platform, config: { ...shop.platform.config } })
  const [subject] = await subjectsOf(db, order.id, order.lines[0]?.id ?? '')
  if (!subject) throw new Error('The order has nothing to print.')
  const made = Promise.allSettled([stopping.file(subject, 'png'), stopping.file(subject, 'pdf')])
  await stopping.close()
  const reasons = (await made).map((end) =>
    end.status === 'rejected' ? (end.reason as PrintFailure).reason : end.status
  )
  expect(reasons).not.toContain('fulfilled')
  expect(await recorded()).toEqual(before)
})

it('clears files of orders long done and of designs no order has, and makes one again for whoever asks', async () => {
  const { db, clock, storage } = shop.platform
  // Files get their times from the system clock.
  shop.clock.set(new Date())
  const days = async (count: number) => {
    shop.clock.advance(count * 86_400)
    admin = await shop.signUp({ role: 'admin' })
  }
  await days(0)
  const [{ order: going }, { order: finished }] = [
    await orderWith(designOf(words('Going'))),
    await orderWith(designOf(words('Finished')))
  ]
  const made = async (order: Order) => {
    const before = kept()
    expect((await fetchFile(order, 'front.pdf')).status).toBe(200)
    return kept().filter((name) => !before.includes(name))
  }
  const [ofGoing, ofFinished] = [await made(going), await made(finished)]
  expect([ofGoing.length, ofFinished.length]).toEqual([1, 1])
  await storage.put('prints/nobodys.png', Buffer.from('x'), 'image/png')
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, finished.id))
  await db.insert(orderHistory).values({ orderId: finished.id, status: 'delivered', by: 'shop', at: clock.now() })
  const left = async () => {
    await shop.tick('print.clear')
    return kept()
  }
  expect(await left()).toContain('nobodys.png')
  await days(89)
  expect(await left()).toEqual(expect.arrayContaining([...ofGoing, ...ofFinished]))
  expect(kept()).not.toContain('nobodys.png')
  await days(2)
  expect(await left()).toEqual(expect.arrayContaining(ofGoing))
  expect(kept()).not.toContain(ofFinished[0])
  expect(await made(finished)).toEqual(ofFinished)
})

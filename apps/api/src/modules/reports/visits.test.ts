import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { visitDays } from './tables.ts'
import { type VisitCounter, countVisits, visitCounter } from './visits.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let shop: Shop
let counter: VisitCounter
let app: FastifyInstance
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.platform.db.delete(visitDays)
  counter = visitCounter(shop.platform)
  // Fakes of the built shop's pages, which tests lack, and of the API calls that are counted.
  app = fastify()
  countVisits(app, shop.platform, counter)
  app.get('/*', async (request, reply) =>
    reply
      .code(request.url === '/gone' ? 404 : 200)
      .type('text/html')
      .send('<!doctype html>')
  )
  app.post('/api/v1/carts', async (_request, reply) => reply.code(201).send({}))
  app.post('/api/v1/designs', async (_request, reply) => reply.code(201).send({}))
  app.post('/api/v1/carts/:id/lines', async (_request, reply) => reply.code(201).send({}))
  app.post('/api/v1/carts/:id/batches', async () => ({}))
  app.get('/api/v1/templates/:id', async () => ({}))
})

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': person, ...headers } })
const post = (url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, headers: { 'user-agent': person }, payload })

const counted = async () => {
  await counter.flush()
  const rows = await shop.platform.db.select().from(visitDays)
  return Object.fromEntries(
    rows.map(({ step, subject, count }) => [subject === '' ? step : `${step} ${subject}`, count])
  )
}

test('a page opened from outside the shop is a visit; going on from page to page is not', async () => {
  const { publicUrl } = shop.platform.config
  await open('/')
  await open('/product/plain-tee', { 'sec-fetch-site': 'cross-site', referer: 'https://news.example/' })
  await open('/cart', { 'sec-fetch-site': 'same-origin' })
  await open('/cart', { referer: `${publicUrl}/` })
  await open('/', { referer: 'https://news.example/' })
  expect(await counted()).toEqual({ visit: 3 })
})

test('bots, pages fetched ahead, pages that are not there and the admin are no visits', async () => {
  await open('/', { 'user-agent': crawler })
  await open('/', { 'user-agent': '' })
  await open('/', { 'sec-purpose': 'prefetch;prerender' })
  await open('/gone')
  await open('/admin?section=orders')
  await open('/administration')
  expect(await counted()).toEqual({ visit: 1 })
})

test('the payment link of a draft order is no visit', async () => {
  await open('/checkout?pay=key')
  await open('/checkout?lang=en&pay=key')
  await open('/checkout?repay=key')
  expect(await counted()).toEqual({ visit: 1 })
})

test('carts, designs and templates are counted once each; a saved design is no new one in the cart', async () => {
  await post('/api/v1/carts')
  await post('/api/v1/designs', { name: 'Mine' })
  await post('/api/v1/carts/c/lines', { design: { document: {}, designId: 'd-1' } })
  await post('/api/v1/carts/c/lines', { design: { document: {} } })
  await post('/api/v1/carts/c/lines', { variantId: 'v' })
  await post('/api/v1/carts/c/batches', { designs: [{ document: {} }, { designId: 'd-1' }, { document: {} }] })
  await open('/api/v1/templates/harbour')
  await open('/api/v1/templates/harbour')
  expect(await counted()).toEqual({ cart: 1, design: 4, 'template harbour': 2 })
})

test('several servers add to the same day, and the next day is another row', async () => {
  const other = visitCounter(shop.platform)
  counter.count('visit')
  other.count('visit', '', 2)
  await Promise.all([counter.flush(), other.flush()])
  counter.count('visit')
  expect(await counted()).toEqual({ visit: 4 })
  shop.clock.advance(86_400)
  counter.count('visit')
  await counter.flush()
  expect(await shop.platform.db.$count(visitDays)).toBe(2)
})

test('what cannot be written is kept until it can', async () => {
  await shop.platform.db.execute('alter table visit_days rename to visit_days_away')
  counter.count('visit')
  await counter.flush()
  await shop.platform.db.execute('alter table visit_days_away rename to visit_days')
  counter.count('visit')
  expect(await counted()).toEqual({ visit: 2 })
})

test('the server counts what its own calls do, and writes it when it ends', async () => {
  const other = await openShop()
  const [variant] = await other.variantsOf('plain-tee')
  const headers = { 'user-agent': person }
  const { data: cart } = await other.call('POST /api/v1/carts', { headers })
  await other.call('POST /api/v1/carts/{id}/lines', {
    headers,
    params: { id: cart.id },
    body: { variantId: variant?.id ?? '', quantity: 1, design: { document: design('Counted') } }
  })
  await other.app.close()
  const rows = await other.platform.db.select().from(visitDays).orderBy(visitDays.step)
  await other.close()
  expect(rows).toMatchObject([
    { step: 'cart', count: 1 },
    { step: 'design', count: 1 }
  ])
})

import { type DesignDocument, documentVersion } from '@motif/design'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from '../catalogue/index.ts'
import { designs } from './tables.ts'

let shop: TestApp
let anna: SignedUp
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
  anna = await shop.signUp()
})
afterAll(() => shop.close())

const hello = (text: string): DesignDocument => ({
  version: documentVersion,
  product: 'classic-tee',
  colour: 'ink-black',
  areas: {
    front: [],
    back: [
      {
        type: 'text',
        id: 'a',
        text,
        font: 'anton',
        size: 40,
        x: 150,
        y: 200,
        rotation: 0,
        opacity: 1,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#f6f1e4'
      }
    ]
  }
})
const get = (id: string, file = '320.webp') => shop.app.inject({ url: `/pictures/designs/${id}-${file}` })

it('leads to the picture of a saved design on its product, from the side it is on and in its colour', async () => {
  const { data: saved } = await shop.call('POST /api/v1/designs', {
    token: anna.token,
    body: { name: 'Mine', document: hello('Hello') }
  })
  const first = await get(saved.id)
  expect(first.statusCode).toBe(302)
  expect(first.headers.location).toMatch(/^\/pictures\/tshirt-back\/1b1b1d\/[0-9a-f]{32}-320\.webp$/)
  expect((await shop.app.inject({ url: String(first.headers.location) })).headers['content-type']).toBe('image/webp')

  // The address of a known picture does not depend on the document.
  await shop.platform.db.execute(sql`update designs set document = '"nothing to draw"' where id = ${saved.id}`)
  expect((await get(saved.id)).headers.location).toBe(first.headers.location)
  await shop.platform.db.update(designs).set({ document: saved.document }).where(eq(designs.id, saved.id))

  await shop.call('PUT /api/v1/designs/{id}', {
    token: anna.token,
    params: { id: saved.id },
    body: { name: 'Mine', document: hello('Changed') }
  })
  expect((await get(saved.id)).headers.location).not.toBe(first.headers.location)
  await shop.call('DELETE /api/v1/designs/{id}', { token: anna.token, params: { id: saved.id } })
  expect((await get(saved.id)).statusCode).toBe(404)
})

it.each([
  ['nobody', '320.webp'],
  ['nobody', '320.svg'],
  ['..%2fhome', '320.webp']
] as const)('has nothing at another address: %s %s', async (id, file) => {
  expect((await get(id, file)).statusCode).toBe(404)
})

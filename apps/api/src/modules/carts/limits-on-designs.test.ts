import type { DesignDocument, DesignNode } from '@motif/design'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedUp } from '../../testing/test-app.ts'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { clearUnusedUploads } from '../retention/uploads.ts'
import { dailyDesignBytesMax } from './design-quota.ts'
import { designIntake } from './tables.ts'

let shop: Shop
let [anna, ben] = [{} as SignedUp, {} as SignedUp]
beforeAll(async () => {
  shop = await openShop()
})
// New sessions for each test, because some tests advance the clock by days.
beforeEach(async () => {
  ;[anna, ben] = [await shop.signUp(), await shop.signUp()]
})
afterAll(() => shop.close())

const text = (id: string, words: string): DesignNode => ({
  type: 'text',
  id,
  x: 150,
  y: 100,
  rotation: 0,
  opacity: 1,
  text: words,
  font: 'instrument-sans',
  size: 6,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#ffffff'
})
const made = (...nodes: DesignNode[]): DesignDocument => ({ ...design(''), areas: { front: nodes } })
const showing = (image: string) =>
  made({ type: 'image', id: 'i', x: 100, y: 100, rotation: 0, opacity: 1, image, width: 1, height: 1 })

async function put(document: DesignDocument, { token, cart }: { token?: string; cart?: string } = {}) {
  const own = token === undefined ? {} : { token }
  const [variant] = await shop.variantsOf('plain-tee')
  const id = cart ?? (await shop.call('POST /api/v1/carts', own)).data.id
  return shop.call('POST /api/v1/carts/{id}/lines', {
    ...own,
    params: { id },
    body: { variantId: variant?.id ?? '', quantity: 1, design: { document } }
  })
}
const save = (document: DesignDocument, { token }: SignedUp) =>
  shop.call('POST /api/v1/designs', { token, body: { name: 'Mine', document } })

async function upload(token?: string): Promise<string> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8371b' } })
    .png()
    .toBuffer()
  return (
    await shop.call('POST /api/v1/uploads', {
      ...(token === undefined ? {} : { token }),
      file: new File([new Uint8Array(data)], 'a.png')
    })
  ).data.id
}

describe('a design that takes too long to draw', () => {
  const book = made(
    ...Array.from({ length: 300 }, (_, index) => text(`t${index}`, 'many words '.repeat(25).slice(0, 280)))
  )

  it('is put into no cart and saved by nobody, and the person is told what to do', async () => {
    const { status, problem } = await put(book)
    expect({ status, code: problem.code, detail: problem.detail }).toEqual({
      status: 422,
      code: 'too-complex',
      detail: 'This design takes too long to draw. Use fewer letters, or take something out of it.'
    })
    expect((await save(book, anna)).problem.code).toBe('too-complex')
  })

  it('does not take the place of a saved one either', async () => {
    const { data } = await save(design('Short'), anna)
    const { problem } = await shop.call('PUT /api/v1/designs/{id}', {
      token: anna.token,
      params: { id: data.id },
      body: { name: 'Mine', document: book }
    })
    expect(problem.code).toBe('too-complex')
    expect(
      (await shop.call('GET /api/v1/designs/{id}', { token: anna.token, params: { id: data.id } })).data.document
    ).toEqual(design('Short'))
  })
})

describe('fonts, ids and pictures of a design', () => {
  it.each([
    ['a font there is not', made({ ...text('a', 'Hello'), font: 'inter' } as DesignNode), '/font'],
    ['an id that is markup', made(text('<svg>', 'Hello')), '/id'],
    ['a picture by its path', showing('../../uploads/a'), '/image']
  ])('are refused where they are %s', async (_what, document, member) => {
    for (const { problem } of [await put(document), await save(document, anna)]) {
      expect(problem.code).toBe('invalid-input')
      expect(problem.errors?.[0]?.pointer).toMatch(new RegExp(`/document/areas/front/0${member}$`))
    }
  })

  it('a picture of another account is refused, until it is shared', async () => {
    const image = await upload(anna.token)
    const { data: saved } = await save(showing(image), anna)
    expect((await put(showing(image), { token: anna.token })).status).toBeLessThan(300)
    expect((await put(showing(image), { token: ben.token })).problem.detail).toContain('in another account')
    expect((await put(showing(image))).problem.detail).toContain('in another account')
    expect((await save(showing(image), ben)).problem.code).toBe('invalid-input')
    await shop.call('POST /api/v1/designs/{id}/share', { token: anna.token, params: { id: saved.id } })
    expect((await save(showing(image), ben)).status).toBe(201)
    expect((await put(showing(image))).status).toBeLessThan(300)
    await shop.call('DELETE /api/v1/designs/{id}/share', { token: anna.token, params: { id: saved.id } })
    expect((await put(showing(image))).status).toBe(400)
  })

  it('a visitor’s picture goes with them into an account', async () => {
    const image = await upload()
    expect((await put(showing(image))).status).toBeLessThan(300)
    expect((await save(showing(image), ben)).status).toBe(201)
  })
})

describe('what is kept of uploads', () => {
  it('a picture that is used again just before its time is over stays', async () => {
    const [used, left] = [await upload(), await upload()]
    await clearUnusedUploads(shop.platform)
    shop.clock.advance(31 * 86_400)
    expect((await put(showing(used))).status).toBeLessThan(300)
    await clearUnusedUploads(shop.platform)
    expect((await shop.fetch(`/api/v1/uploads/${used}`)).status).toBe(200)
    expect((await shop.fetch(`/api/v1/uploads/${left}`)).status).toBe(404)
    expect((await put(showing(left))).problem.detail).toContain('not here any more')
  })
})

it('what one visitor may put into carts in a day has an end, is given back the next day, and is nobody else’s', async () => {
  const { db } = shop.platform
  const counted = async () =>
    (await db.select({ bytes: designIntake.bytes }).from(designIntake)).reduce((sum, { bytes }) => sum + bytes, 0)
  const before = await counted()
  expect((await put(design('First'))).status).toBeLessThan(300)
  expect((await counted()) - before).toBeGreaterThan(JSON.stringify(design('First')).length)
  await db.update(designIntake).set({ bytes: dailyDesignBytesMax })
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  expect((await put(design('One too many'), { cart: cart.id })).problem).toMatchObject({
    status: 403,
    code: 'quota-exceeded'
  })
  expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data.lines).toEqual([])
  const { token } = await shop.signUp()
  expect((await put(design('Another person'), { token })).status).toBeLessThan(300)
  shop.clock.advance(86_400)
  expect((await put(design('The next day'), { cart: cart.id })).status).toBeLessThan(300)
})

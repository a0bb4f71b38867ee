import { type DesignDocument, type ImageNode, type TextNode, contentHash, documentVersion } from '@motif/design'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { orderLines } from '../orders/index.ts'
import { cartLines } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const words = (text: string, more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  id: 'a',
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
  fill: '#ffffff',
  ...more
})
const of = (...nodes: DesignDocument['areas'][string]): DesignDocument => ({
  version: documentVersion,
  product: 'plain-tee',
  areas: { front: nodes }
})

async function photo(more: Partial<ImageNode> = {}): Promise<ImageNode> {
  const file = new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c8371b' } })
          .png()
          .toBuffer()
      )
    ],
    { type: 'image/png' }
  )
  const { data } = await shop.call('POST /api/v1/uploads', { file })
  return {
    type: 'image',
    id: 'p',
    x: 150,
    y: 200,
    rotation: 0,
    opacity: 1,
    image: data.id,
    name: 'holiday.png',
    width: 150,
    height: 100,
    ...more
  }
}

const newCart = async () => (await shop.call('POST /api/v1/carts', {})).data.id
const teeId = async (index = 0) => (await shop.variantsOf('plain-tee'))[index]!.id
const confirmationFor = async (document: DesignDocument, ...findings: string[]) => ({
  contentHash: await contentHash(document),
  findings
})

async function add(
  cartId: string,
  document: DesignDocument,
  confirmation?: Awaited<ReturnType<typeof confirmationFor>>
) {
  const body = { variantId: await teeId(), quantity: 1, design: { document, ...(confirmation && { confirmation }) } }
  return shop.call('POST /api/v1/carts/{id}/lines', { params: { id: cartId }, body })
}

describe('what would not print as one may expect', () => {
  test.each<[string, () => Promise<DesignDocument>, object]>([
    [
      'a picture of few pixels',
      async () => of(await photo()),
      {
        id: 'very-low-resolution/front/p/50',
        code: 'very-low-resolution',
        area: 'front',
        node: 'p',
        kind: 'image',
        name: 'holiday.png',
        dpi: 50
      }
    ],
    [
      'a picture of which more than 3 mm are lost',
      async () => of(await photo({ x: 300, width: 30, height: 20 })),
      { code: 'cut-off', kind: 'image', millimetres: 15 }
    ],
    [
      'words of which more than 3 mm are lost',
      async () => of(words('Rain later', { x: 20 })),
      { code: 'cut-off', kind: 'text', name: 'Rain later' }
    ],
    [
      'words beside the shirt',
      async () => of(words('Rain later'), words('Sun now', { id: 'b', x: -200 })),
      { code: 'outside', node: 'b' }
    ],
    ['words to begin with', async () => of(words('Your words')), { code: 'sample-text', name: 'Your words' }],
    [
      'the name of a team without anybody in it',
      async () => of(words('NAME', { role: 'name' })),
      { code: 'sample-text', name: 'NAME' }
    ],
    ['the number of a team without anybody in it', async () => of(words('00')), { code: 'sample-text', name: '00' }],
    ['a made-up couple’s names', async () => of(words('Ines & Tom')), { code: 'sample-text', name: 'Ines & Tom' }]
  ])('is refused until it is confirmed: %s', async (_what, make, finding) => {
    const document = await make()
    const cartId = await newCart()
    const refused = await add(cartId, document)
    expect([refused.status, refused.problem.code]).toEqual([409, 'design-unconfirmed'])
    expect(refused.problem.unconfirmed).toEqual([
      { contentHash: await contentHash(document), findings: [expect.objectContaining(finding)] }
    ])
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cartId } })).data.count).toBe(0)

    const [asked] = refused.problem.unconfirmed ?? []
    const findings = asked?.findings ?? []
    const taken = await add(cartId, document, {
      contentHash: asked?.contentHash ?? '',
      findings: findings.map(({ id }) => id)
    })
    expect(taken.status).toBe(201)
    expect(taken.data.lines[0]?.design).toMatchObject({ confirmed: findings })
    // The line has the hash of the frozen document, which is fitted to the variant and includes the sizes of its print areas.
    const frozen = await shop.call('GET /api/v1/carts/{id}/lines/{lineId}/design', {
      params: { id: cartId, lineId: taken.data.lines[0]!.id }
    })
    expect(taken.data.lines[0]?.design?.contentHash).toBe(await contentHash(frozen.data.document))
  })

  test('needs no word where nothing is lost', async () => {
    const { data } = await add(await newCart(), of(words('Rain later'), await photo({ width: 20, height: 13 })))
    expect(data.lines[0]?.design?.confirmed).toEqual([])
  })
})

describe('a confirmation', () => {
  test('counts for the document it was given for, and for no other', async () => {
    const cartId = await newCart()
    const [first, other] = [of(words('Your words')), of(words('Your words', { y: 120 }))]
    const confirmation = await confirmationFor(first, 'sample-text/front/a/')
    expect((await add(cartId, other, confirmation)).problem.code).toBe('design-unconfirmed')
    expect((await add(cartId, first, confirmation)).status).toBe(201)
  })

  test('counts for the finding in the measure it was told in', async () => {
    const document = of(await photo())
    for (const id of [
      'very-low-resolution/front/p/149',
      'very-low-resolution/back/p/50',
      'cut-off/front/p/50',
      '*',
      ''
    ]) {
      const { status } = await add(
        await newCart(),
        document,
        await confirmationFor(document, ...(id === '' ? [] : [id]))
      )
      expect(status, id).toBe(409)
    }
  })

  test('of what is not found is not kept', async () => {
    const document = of(words('Your words'))
    const { data } = await add(
      await newCart(),
      document,
      await confirmationFor(document, 'sample-text/front/a/', 'outside/front/a/')
    )
    expect(data.lines[0]?.design?.confirmed?.map(({ code }) => code)).toEqual(['sample-text'])
  })

  test('of a team is of every piece by itself, and the list is no part of what it names', async () => {
    const document: DesignDocument = {
      ...of(words('Your words')),
      team: [{ name: 'Ada', number: '7', size: 'm', quantity: 1 }]
    }
    expect(
      (await add(await newCart(), document, await confirmationFor(of(words('Your words')), 'sample-text/front/a/')))
        .status
    ).toBe(201)
  })
})

test('several designs are refused together with all that is open, and go in together', async () => {
  const [id, variantId] = [await newCart(), await teeId()]
  const [sound, sample, small] = [of(words('Rain later')), of(words('Your words')), of(await photo())]
  const put = async (...confirmations: (Awaited<ReturnType<typeof confirmationFor>> | undefined)[]) =>
    shop.call('POST /api/v1/carts/{id}/batches', {
      params: { id },
      body: {
        key: 'k',
        designs: [sound, sample, small].map((document, index) => ({
          document,
          ...(confirmations[index] && { confirmation: confirmations[index] })
        })),
        lines: [0, 1, 2].map((design) => ({ variantId, quantity: 1, design }))
      }
    })
  const refused = await put()
  expect(
    refused.problem.unconfirmed?.map(({ contentHash: hash, findings }) => [hash, findings.map(({ code }) => code)])
  ).toEqual([
    [await contentHash(sample), ['sample-text']],
    [await contentHash(small), ['very-low-resolution']]
  ])
  expect(
    (await put(undefined, await confirmationFor(sample, 'sample-text/front/a/'))).problem.unconfirmed
  ).toHaveLength(1)
  const taken = await put(
    undefined,
    await confirmationFor(sample, 'sample-text/front/a/'),
    await confirmationFor(small, 'very-low-resolution/front/p/50')
  )
  expect(taken.data.lines.map(({ design }) => design?.confirmed?.length)).toEqual([0, 1, 1])
})

test('a design in the place of another is asked about anew', async () => {
  const id = await newCart()
  const [line] = (await add(id, of(words('Rain later')))).data.lines
  const replace = async (document: DesignDocument) =>
    shop.call('POST /api/v1/carts/{id}/batches', {
      params: { id },
      body: {
        key: 'r',
        designs: [{ document }],
        lines: [{ variantId: line!.variantId, quantity: 1, design: 0 }],
        replaces: [line!.id]
      }
    })
  expect((await replace(of(words('Your words')))).problem.code).toBe('design-unconfirmed')
  expect((await replace(of(words('Sun now')))).status).toBe(200)
})

test('what was confirmed stays with the line, goes into the order, and counts when it is ordered again', async () => {
  const document = of(await photo())
  const confirmation = await confirmationFor(document, 'very-low-resolution/front/p/50')
  const cart = (await add(await newCart(), document, confirmation)).data
  const params = { id: cart.id, lineId: cart.lines[0]!.id }
  expect(
    (await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params, body: { quantity: 3 } })).data.lines[0]
      ?.design?.confirmed
  ).toHaveLength(1)
  for (const isSaved of [true, false])
    expect((await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params, body: { isSaved } })).status).toBe(200)

  const { data: checkout } = await shop.submit(cart.id)
  await shop.pay(checkout)
  const order = (await shop.see(checkout)).data
  expect(order.lines[0]?.design?.confirmed).toEqual([
    expect.objectContaining({ code: 'very-low-resolution', name: 'holiday.png', dpi: 50 })
  ])

  const again = async (confirmations: { contentHash: string; findings: string[] }[] = []) =>
    (
      await shop.call('POST /api/v1/orders/{id}/reorder', {
        params: { id: checkout.orderId },
        query: { key: checkout.orderKey },
        body: { cartId: await newCart(), confirmations }
      })
    ).data
  expect((await again()).cart.lines[0]?.design?.confirmed).toHaveLength(1)
  // An order from before confirmations existed.
  await shop.platform.db.update(orderLines).set({ confirmed: null }).where(eq(orderLines.orderId, checkout.orderId))
  expect(await again()).toMatchObject({
    cart: { lines: [] },
    missing: [{ code: 'design-unconfirmed', added: 0, unconfirmed: [{ code: 'very-low-resolution' }] }]
  })
  const { contentHash: hash } = order.lines[0]!.design!
  const confirmed = await again([{ contentHash: hash, findings: ['very-low-resolution/front/p/50'] }])
  expect([confirmed.missing, confirmed.cart.lines[0]?.design?.confirmed?.length]).toEqual([[], 1])
})

test('a line from before anybody was asked neither grows nor is sold without a word', async () => {
  const document = of(words('Your words'))
  const confirmation = await confirmationFor(document, 'sample-text/front/a/')
  const cart = (await add(await newCart(), document, confirmation)).data
  await shop.platform.db.update(cartLines).set({ confirmed: null }).where(eq(cartLines.cartId, cart.id))
  const params = { id: cart.id, lineId: cart.lines[0]!.id }
  const ofLine = { ...confirmation, contentHash: cart.lines[0]!.design!.contentHash }
  expect(
    (await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params, body: { quantity: 2 } })).problem.code
  ).toBe('design-unconfirmed')
  const refused = await shop.submit(cart.id)
  expect([refused.problem.code, refused.problem.errors?.[0]?.pointer]).toEqual([
    'design-unconfirmed',
    `/lines/${params.lineId}`
  ])
  expect(
    (
      await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', {
        params,
        body: { quantity: 2, confirmation: ofLine }
      })
    ).status
  ).toBe(200)
  expect((await shop.submit(cart.id)).status).toBe(201)
})

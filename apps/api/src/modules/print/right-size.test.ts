import type { Order, Product } from '@motif/contract'
import { printAreasOf } from '@motif/contract/area-rules'
import { type DesignDocument, contentHash, documentVersion } from '@motif/design'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { inFull } from '../../testing/in-full.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { address } from '../../testing/buy.ts'
import { printAreas, seedCatalogue } from '../catalogue/index.ts'
import { orderLines } from '../orders/index.ts'

/** The print files of every variant of every product of the demo shop have the size that the order line states. */

interface Size {
  width: number
  height: number
}

let shop: TestApp
let admin: SignedUp
let products: Product[]
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, {
    ...demoCatalogue,
    products: demoCatalogue.products.map((product) => ({ ...product, stock: () => 500 }))
  })
  admin = await shop.signUp({ role: 'admin' })
  products = await Promise.all(
    demoCatalogue.products.map(
      async ({ slug }) => (await shop.call('GET /api/v1/products/{slug}', { params: { slug } })).data
    )
  )
}, 120_000)
afterAll(() => shop.close())

const productAt = (slug: string) => products.find((product) => product.slug === slug) as Product
const variantAt = ({ variants }: Product, format: string) =>
  variants.find(({ options }) => options['format'] === format)?.id ?? ''

/** A shape on every print area, drawn for the product's own sizes, like older designs. */
const designOf = ({ slug, printAreas: areas }: Product): DesignDocument => ({
  version: documentVersion,
  product: slug,
  areas: Object.fromEntries(
    areas.map(({ id, widthMm, heightMm }) => [
      id,
      [
        {
          type: 'shape',
          id: `on-${id}`,
          shape: 'ellipse',
          x: widthMm / 2,
          y: heightMm / 2,
          width: widthMm / 2,
          height: heightMm / 2,
          rotation: 0,
          opacity: 1,
          fill: '#c8371b'
        }
      ]
    ])
  )
})

let orders = 0

/** Places one order with a line for each variant and its document. */
async function order(lines: readonly { variantId: string; document: DesignDocument }[]): Promise<Order> {
  const documents = [...new Set(lines.map(({ document }) => document))]
  const { data: cart } = await shop.call('POST /api/v1/carts')
  const put = (confirmed: readonly { contentHash: string; findings: string[] }[]) =>
    shop.call('POST /api/v1/carts/{id}/batches', {
      params: { id: cart.id },
      body: {
        key: 'lines',
        designs: documents.map((document, index) => ({
          document,
          ...(confirmed[index] && { confirmation: confirmed[index] })
        })),
        lines: lines.map(({ variantId, document }) => ({ variantId, quantity: 1, design: documents.indexOf(document) }))
      }
    })
  let added = await put([])
  if (added.status === 409) {
    // Templates contain sample text, which the buyer must confirm.
    const findings = (added.problem.unconfirmed ?? []).flatMap((asked) => asked.findings.map(({ id }) => id))
    added = await put(
      await Promise.all(documents.map(async (document) => ({ contentHash: await contentHash(document), findings })))
    )
  }
  expect(added.status, added.problem.detail).toBe(200)
  orders += 1
  const placed = await shop.call('POST /api/v1/checkouts', {
    headers: { 'idempotency-key': `right-size-${orders}` },
    body: { cartId: cart.id, email: 'size@example.com', shippingAddress: address, shippingMethod: 'standard' }
  })
  expect(placed.status, placed.problem.detail).toBe(201)
  return (
    await shop.call('GET /api/v1/orders/{id}', {
      params: { id: placed.data.orderId },
      query: { key: placed.data.orderKey }
    })
  ).data
}

const documentOf = async ({ id }: Order, lineId: string) =>
  (await shop.call('GET /api/v1/orders/{id}/lines/{lineId}/design', { params: { id, lineId }, token: admin.token }))
    .data.document

const factsOf = async ({ id }: Order) =>
  (await shop.call('GET /api/v1/admin/orders/{id}/print-files', { params: { id }, token: admin.token })).data.items

const fileOf = async ({ id }: Order, lineId: string, file: string) => {
  const answer = await shop.fetch(`/api/v1/admin/orders/${id}/lines/${lineId}/print/${file}`, {
    headers: { authtoken: admin.token }
  })
  expect(answer.status, file).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Pixels of a length in millimetres at 300 dpi. */
const dots = (mm: number) => Math.round((mm / 25.4) * 300)

/** Size of a PDF's trim box, in millimetres. */
function trimOf(pdf: Buffer): Size {
  const [, left = 0, top = 0, right = 0, bottom = 0] = (
    /\/TrimBox \[([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  ).map(Number)
  return { width: ((right - left) / 72) * 25.4, height: ((bottom - top) / 72) * 25.4 }
}

async function expectFiles(made: Order, lineId: string, area: string, { width, height }: Size): Promise<void> {
  expect(await sharp(await fileOf(made, lineId, `${area}.png`)).metadata()).toMatchObject({
    width: dots(width),
    height: dots(height),
    density: 300
  })
  const trim = trimOf(await fileOf(made, lineId, `${area}.pdf`))
  expect(trim.width).toBeCloseTo(width, 1)
  expect(trim.height).toBeCloseTo(height, 1)
}

/** Sizes stated in a text, such as "50 × 70 cm" or "112 × 85 mm", in millimetres. */
const sizesIn = (words: string): Size[] =>
  Array.from(words.matchAll(/([\d.]+) × ([\d.]+) (cm|mm)/g), ([, width, height, unit]) => ({
    width: Number(width) * (unit === 'cm' ? 10 : 1),
    height: Number(height) * (unit === 'cm' ? 10 : 1)
  }))

/** Print sizes that a line states, or else its product; empty if neither states the size of the whole print area. */
function saidOf({ details, isReadyMade, category }: Product, options: Order['lines'][number]['options']): Size[] {
  const onLine = options.flatMap(({ value }) => sizesIn(value))
  if (onLine.length > 0) return onLine
  // Ready-made clothes state the size of their artwork, which is smaller than the print area.
  const isArtworkSize = isReadyMade && ['t-shirts', 'hoodies'].includes(category)
  return isArtworkSize
    ? []
    : details.flatMap(({ name, value }) =>
        name === 'Size of print' || value.includes(' mm') ? sizesIn(value).filter(() => value.includes(' mm')) : []
      )
}

it('every variant of every product prints at the size its line says, PNG and PDF', async () => {
  const lines = products.flatMap((product) => {
    const document = designOf(product)
    return product.variants.map(({ id }) => ({ product, variantId: id, document }))
  })
  expect(lines.length).toBeGreaterThan(700)
  const measured = new Map<string, { made: Order; lineId: string; area: string; size: Size }>()
  let said = 0
  for (let first = 0; first < lines.length; first += 100) {
    const part = lines.slice(first, first + 100)
    const made = await order(part)
    const facts = await factsOf(made)
    for (const line of made.lines) {
      const { product, variantId } = part.find((one) => one.variantId === line.variantId) as (typeof part)[number]
      const variant = product.variants.find(({ id }) => id === variantId)
      const inWords = saidOf(product, line.options)
      for (const { id: area, widthMm, heightMm } of printAreasOf(product.printAreas, variant?.options ?? {})) {
        const size = { width: widthMm, height: heightMm }
        if (inWords.length > 0) expect(inWords, line.sku).toContainEqual(size)
        if (inWords.length > 0) said += 1
        const files = facts.filter((fact) => fact.lineId === line.id && fact.area === area)
        expect(
          files.map((fact) => [fact.format, fact.widthMm, fact.heightMm, fact.pixels]),
          line.sku
        ).toEqual([
          ['png', widthMm, heightMm, { width: dots(widthMm), height: dots(heightMm) }],
          ['pdf', widthMm, heightMm, null]
        ])
        measured.set(JSON.stringify([product.category, size]), { made, lineId: line.id, area, size })
      }
    }
  }
  // Enough lines state their size. The files of one line per size and category are measured themselves.
  expect(said).toBeGreaterThan(200)
  for (const { made, lineId, area, size } of measured.values()) await expectFiles(made, lineId, area, size)
}, 600_000)

it('a template is printed right in each size, its background out into the bleed', async () => {
  for (const slug of [
    'that-night-poster',
    ...demoCatalogue.products
      .filter(({ category, template }) => category === 'posters' && template)
      .map((product) => product.slug)
  ].slice(0, inFull(1, 20))) {
    const { data: template } = await shop.call('GET /api/v1/templates/{id}', { params: { id: slug } })
    const product = productAt(slug)
    const sizes: Record<string, Size> = {
      '30x42': { width: 300, height: 420 },
      '50x70': { width: 500, height: 700 },
      '50x70-framed': { width: 500, height: 700 }
    }
    const made = await order(
      Object.keys(sizes).map((format) => ({ variantId: variantAt(product, format), document: template.document }))
    )
    for (const line of made.lines) {
      const format = product.variants.find(({ id }) => id === line.variantId)?.options['format'] ?? ''
      await expectFiles(made, line.id, 'front', sizes[format] as Size)
      // The background covers the whole sheet and 3 mm beyond its edges.
      const ground = (await documentOf(made, line.id)).areas['front']?.[0]
      if (ground?.type !== 'shape') throw new Error(`${slug} has no ground`)
      const { width, height } = sizes[format] as Size
      expect([
        ground.x - ground.width / 2,
        ground.y - ground.height / 2,
        ground.x + ground.width / 2,
        ground.y + ground.height / 2
      ]).toEqual([-3, -3, width + 3, height + 3].map((edge) => expect.closeTo(edge, 2)))
      expect((await sharp(await fileOf(made, line.id, 'front.png')).stats()).isOpaque, `${slug} ${format}`).toBe(true)
    }
  }
}, 600_000)

it('a line whose design was drawn for another size is fitted to what was bought, whatever the design claims', async () => {
  const product = productAt('print-your-own-poster')
  const { areas, ...rest } = designOf(product)
  const claims: DesignDocument[] = [
    { ...rest, areas },
    { ...rest, areas, areaSizes: { front: { widthMm: 5000, heightMm: 7000 / 2 } } },
    { ...rest, areas, areaSizes: { front: { widthMm: 300, heightMm: 420 } } }
  ]
  for (const document of claims) {
    const made = await order([{ variantId: variantAt(product, '30x42'), document }])
    expect((await factsOf(made)).map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual([
      [300, 420],
      [300, 420]
    ])
    expect((await documentOf(made, made.lines[0]!.id)).areaSizes).toEqual({ front: { widthMm: 300, heightMm: 420 } })
  }
})

it('an order keeps the size it was sold in when the shop changes its sizes, and one from before sizes prints what its line says', async () => {
  const product = productAt('print-your-own-poster')
  const document = designOf(product)
  const [made, older] = [
    await order([{ variantId: variantAt(product, '30x42'), document }]),
    await order([{ variantId: variantAt(product, '30x42'), document }])
  ]
  await shop.platform.db.update(orderLines).set({ design: document }).where(eq(orderLines.orderId, older.id))
  const measures = async (one: Order) => (await factsOf(one)).map(({ widthMm, heightMm }) => [widthMm, heightMm])[0]
  expect(await measures(older)).toEqual([300, 420])
  const { db } = shop.platform
  const sold = await db
    .select({ productId: printAreas.productId, id: printAreas.id, sizes: printAreas.sizes })
    .from(printAreas)
  await db
    .update(printAreas)
    .set({ sizes: [{ options: { format: '30x42' }, widthMm: 297, heightMm: 420, bleedMm: 3, safeMm: 5 }] })
  try {
    expect(await measures(made)).toEqual([300, 420])
    expect(await measures(older)).toEqual([297, 420])
  } finally {
    for (const { productId, id, sizes } of sold)
      await db
        .update(printAreas)
        .set({ sizes })
        .where(and(eq(printAreas.productId, productId), eq(printAreas.id, id)))
  }
})

import type { ProductDraft } from '@motif/contract'
import { type DesignDocument, documentVersion } from '@motif/design'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pngFile, productDraft } from '../../testing/access-fixtures.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'

let shop: Shop
let admin: SignedUp
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(() => shop.close())

const upload = async () =>
  (await shop.call('POST /api/v1/uploads', { token: admin.token, file: await pngFile() })).data.id

const front = (photo: string): NonNullable<ProductDraft['printAreas']>[number] => ({
  id: 'front',
  name: 'Front',
  widthMm: 127,
  heightMm: 254,
  corners: [
    { x: 0.3, y: 0.2 },
    { x: 0.7, y: 0.2 },
    { x: 0.7, y: 0.84 },
    { x: 0.3, y: 0.84 }
  ],
  photos: [photo]
})

async function draft(slug: string, change: Partial<ReturnType<typeof front>> = {}): Promise<ProductDraft> {
  const photo = await upload()
  return {
    ...productDraft(slug),
    status: 'live',
    pictures: [{ upload: photo, alt: 'A blank bag' }],
    printAreas: [{ ...front(photo), ...change }]
  }
}

const add = (body: ProductDraft) => shop.call('POST /api/v1/admin/products', { token: admin.token, body })

const document: DesignDocument = {
  version: documentVersion,
  product: 'printed-bag',
  areas: {
    front: [
      {
        type: 'shape',
        id: 's',
        shape: 'rectangle',
        x: 60,
        y: 120,
        width: 80,
        height: 80,
        rotation: 0,
        opacity: 1,
        fill: '#d4442a'
      }
    ]
  }
}

it('a print area drawn on a photograph is designed on, shown, sold and printed at its size', async () => {
  const { status, data: added } = await add(await draft('printed-bag'))
  expect(status).toBe(201)
  const { data: page } = await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'printed-bag' } })
  expect(page).toMatchObject({ isCustomisable: true, printAreas: [{ id: 'front', widthMm: 127, heightMm: 254 }] })
  expect(page.blanks[0]?.image.url).toMatch(/^\/pictures\/own-[0-9a-f]{16}\/ffffff\/blank$/)

  const { data: cart } = await shop.call('POST /api/v1/carts')
  const { data: filled } = await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: page.variants[0]?.id ?? '', quantity: 1, design: { document } }
  })
  const shown = filled.lines[0]?.image.url ?? ''
  expect(shown).toMatch(/^\/pictures\/own-[0-9a-f]{16}\/ffffff\/[0-9a-f]{32}$/)
  const file = await shop.fetch(`${shown}-320.webp`)
  expect(file.status).toBe(200)
  const { data: pixels, info } = await sharp(Buffer.from(await file.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The print area spans 30 to 70 % of the width and 20 to 84 % of the height; the square is near its centre.
  const at = (Math.round(info.height * 0.5) * info.width + Math.round(info.width * 0.49)) * info.channels
  expect((pixels[at] ?? 0) - (pixels[at + 2] ?? 0)).toBeGreaterThan(60)

  const { data: checkout } = await shop.submit(cart.id)
  await shop.pay(checkout)
  await shop.runJobs()
  const { data: order } = await shop.see(checkout)
  const { data: files } = await shop.call('GET /api/v1/admin/orders/{id}/print-files', {
    params: { id: order.id },
    token: admin.token
  })
  expect(files.items.find(({ format }) => format === 'png')).toMatchObject({
    pixels: { width: 1500, height: 3000 },
    state: 'ready'
  })

  const { id: _id, ...kept } = added
  const lost = await shop.call('PUT /api/v1/admin/products/{id}', {
    token: admin.token,
    params: { id: added.id },
    body: { ...kept, printAreas: [] }
  })
  expect(lost.problem.errors).toMatchObject([{ pointer: '/printAreas', reason: 'print-area-kept' }])
})

it.each([
  [{ corners: front('x').corners.toReversed() as never }, '/printAreas/0/corners', 'print-area-crooked'],
  [{ photos: ['elsewhere'] }, '/printAreas/0/photos/0', 'print-area-photo-unknown'],
  [{ widthMm: 40, safeMm: 20 }, '/printAreas/0/safeMm', 'print-area-margin-too-wide']
])(
  'a print area that cannot be printed is refused with the member that is wrong: %o',
  async (change, pointer, reason) => {
    const { status, problem } = await add(await draft('crooked-bag', change))
    expect(status).toBe(400)
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, reason }))
  }
)

it('staff see a sample design on a photograph before anything is saved', async () => {
  const { id: _id, name: _name, photos, ...area } = front(await upload())
  const picture = await shop.call('POST /api/v1/admin/test-prints', {
    token: admin.token,
    body: { ...area, upload: photos[0] ?? '', focus: { x: 0.5, y: 0.5 }, isDyed: false, tint: '#ffffff' }
  })
  expect(picture.status).toBe(200)
})

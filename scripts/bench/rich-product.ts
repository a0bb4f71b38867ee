import { openAsBlob } from 'node:fs'
import type { Picture, ProductDraft } from '@motif/contract'
import { createClient } from '@motif/contract/client'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { openShopDatabase } from '../fill/database.ts'
import { openings, opinions, people } from '../fill/phrases.ts'
import { admin } from './shop.ts'
import { buy } from './traffic.ts'

/** The buyer and reviewer. */
export const buyer = { email: 'customer@motif.test', password: 'bench-customer-7-crates' }

const richSlug = 'everything-tee'
const [pictureCount, reviewCount] = [10, 200]

const colours = { mustard: '#d9a22b', navy: '#24365c', brick: '#a33b2a', moss: '#4d5b3c' } as const
const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl']
const combinations = Object.keys(colours).flatMap((colour) => sizes.map((size) => ({ colour, size })))

/** One of a list that begins again at its end. */
const inTurn = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

/** API clients of staff and buyer. */
async function openClients(origin: string) {
  const call = createClient({ baseUrl: origin })
  const headersOf = async (body: { email: string; password: string }) => ({
    authtoken: (await call('POST /api/v1/login', { body })).data.id_token
  })
  const [staff, customer] = [await headersOf(admin), await headersOf(buyer)]
  /** Brings a picture of the demonstration shop as a photograph. Answers its identifier. */
  const upload = async ({ url, widths }: Picture, headers: Record<string, string>): Promise<string> => {
    const file = await (await fetch(`${origin}${url}-${widths.at(-1)}.jpeg`)).blob()
    return (await call('POST /api/v1/uploads', { headers, file })).data.id
  }
  return { call, staff, customer, upload }
}
type Clients = Awaited<ReturnType<typeof openClients>>

/** Pictures of printed shirts. */
async function shirtPictures({ call }: Clients): Promise<Picture[]> {
  const { data } = await call('GET /api/v1/products', { query: { category: 't-shirts', pageSize: 48 } })
  const slugs = data.items.map(({ slug }) => slug).filter((slug) => slug !== richSlug)
  const products = await Promise.all(slugs.map((slug) => call('GET /api/v1/products/{slug}', { params: { slug } })))
  return products.flatMap(({ data }) => data.gallery.slice(0, 1))
}

/** The product: ten pictures, a video, four colours in six sizes, with tier prices. */
async function addProduct({ call, staff, upload }: Clients, pictures: readonly Picture[]): Promise<void> {
  const uploads: string[] = []
  for (const one of pictures.slice(0, pictureCount)) uploads.push(await upload(one, staff))
  const file = await openAsBlob(new URL('../../apps/api/src/demo/videos/classic-tee.webm', import.meta.url))
  const { data: video } = await call('POST /api/v1/admin/videos', { headers: staff, file })
  const body: ProductDraft = {
    name: 'Everything tee',
    slug: richSlug,
    category: 't-shirts',
    description: openings.join(' '),
    details: [
      { name: 'Material', value: '100 % combed organic cotton' },
      { name: 'Care', value: 'Wash at 30 °C inside out' }
    ],
    options: [
      {
        id: 'colour',
        name: 'Colour',
        values: Object.entries(colours).map(([value, swatch]) => ({ value, label: value, swatch }))
      },
      {
        id: 'size',
        name: 'Size',
        values: sizes.map((value) => ({ value, label: value.toUpperCase(), swatch: null }))
      }
    ],
    variants: combinations.map((options) => ({
      sku: `EVERYTHING-${options.colour}-${options.size}`.toUpperCase(),
      options,
      price: 2900,
      onHand: 500
    })),
    tiers: [{ quantity: 10, percentOff: 8 }],
    status: 'live',
    pictures: uploads.map((one, index) => ({ upload: one, alt: `Everything tee, picture ${index + 1}` })),
    video: { upload: video.id, poster: uploads[0] ?? '', alt: 'Words appear on a shirt' }
  }
  await call('POST /api/v1/admin/products', { headers: staff, body })
}

/** Inserts old reviews without photos and orders, and moves the product to the top. */
async function addOldReviews(dataDir: string, count: number): Promise<void> {
  const database = await openShopDatabase(readConfig({ ...process.env, DATA_DIR: dataDir }))
  try {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `bench-review-${index}`,
      author: inTurn(people, index),
      ...inTurn(opinions, index),
      text: `${inTurn(opinions, index).text} ${inTurn(openings, index)}`,
      daysAgo: Math.floor(index / 8)
    }))
    await database.client.query(
      `insert into reviews (id, product_id, author, rating, title, text, date)
       select told.id, products.id, told.author, told.rating, told.title, told.text, current_date - told."daysAgo"
       from jsonb_to_recordset($1::jsonb)
         as told(id text, author text, rating int, title text, text text, "daysAgo" int), products
       where products.slug = $2`,
      [JSON.stringify(rows), richSlug]
    )
    await database.client.query('update products set featured = 0 where slug = $1', [richSlug])
  } finally {
    await database.close()
  }
}

/** Buys and delivers each variant; the buyer reviews each with one to three photos, and staff publish the reviews. */
async function addPhotographedReviews(
  { call, staff, customer, upload }: Clients,
  origin: string,
  pictures: readonly Picture[]
): Promise<void> {
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: richSlug } })
  const orderId = await buy(
    origin,
    product.variants.map(({ id }) => id),
    customer
  )
  for (const status of ['in_production', 'shipped', 'delivered'] as const)
    await call('PATCH /api/v1/admin/orders/{id}', { headers: staff, params: { id: orderId }, body: { status } })
  const { data: lines } = await call('GET /api/v1/orders/{id}/reviews', { headers: customer, params: { id: orderId } })
  for (const [index, { lineId }] of lines.items.entries()) {
    const photos: string[] = []
    for (let photo = 0; photo <= index % 3; photo += 1)
      photos.push(await upload(inTurn(pictures, index + photo), customer))
    await call('PUT /api/v1/orders/{id}/lines/{lineId}/review', {
      headers: customer,
      params: { id: orderId, lineId },
      body: { ...inTurn(opinions, index), author: inTurn(people, index), fit: 'true', photos }
    })
  }
  const { data: waiting } = await call('GET /api/v1/admin/reviews', {
    headers: staff,
    query: { state: 'waiting', pageSize: combinations.length }
  })
  for (const { id, revision } of waiting.items)
    await call('PATCH /api/v1/admin/reviews/{id}', {
      headers: staff,
      params: { id },
      body: { state: 'approved', revision }
    })
}

/**
 * Adds a product with ten pictures, a video and 200 reviews, 24 with photos, to a running shop with the passwords of
 * `admin` and `buyer`. It is first on the home page. Returns the URLs of its page and of the second page of reviews.
 */
export async function addRichProduct(origin: string, dataDir: string): Promise<{ product: string; reviews: string }> {
  const clients = await openClients(origin)
  const pictures = await shirtPictures(clients)
  await addProduct(clients, pictures)
  await addOldReviews(dataDir, reviewCount - combinations.length)
  await addPhotographedReviews(clients, origin, pictures)
  const { data } = await clients.call('GET /api/v1/products/{slug}', { params: { slug: richSlug } })
  const found = [data.gallery.length, data.rating.count, data.reviews.filter(({ photos }) => photos.length > 0).length]
  if (found[0] !== pictureCount || found[1] !== reviewCount || found[2] === 0)
    throw new Error(`The product has ${found.join(' pictures, ')} reviews and photographs.`)
  const { data: first } = await clients.call('GET /api/v1/products/{slug}/reviews', { params: { slug: richSlug } })
  const product = `/product/${richSlug}`
  return { product, reviews: `${product}?reviewsAfter=${first.next}#reviews` }
}

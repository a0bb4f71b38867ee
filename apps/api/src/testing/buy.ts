import type { Address, Cart, Checkout, Variant } from '@motif/contract'
import { type DesignDocument, documentVersion } from '@motif/design'
import type { DemoCatalogue, DemoProduct } from '../demo/types.ts'
import { seedCatalogue } from '../modules/catalogue/seed.ts'
import { seedCoupons } from '../modules/coupons/seed.ts'
import type { TestAnswer, TestApp, TestAppOptions } from './test-app.ts'
import { testApp } from './test-app.ts'

/** A small shop and a buyer who uses it through the calls of a browser. */
const tee: DemoProduct = {
  slug: 'plain-tee',
  name: 'Plain tee',
  category: 'shirts',
  description: 'A shirt to print on.',
  details: [{ name: 'Material', value: 'Organic cotton' }],
  colours: [
    { value: 'black', label: 'Black', swatch: '#111111' },
    { value: 'navy', label: 'Navy', swatch: '#1b2a49' }
  ],
  second: {
    id: 'size',
    name: 'Size',
    values: [
      { value: 's', label: 'S' },
      { value: 'm', label: 'M' }
    ]
  },
  price: 2000,
  stock: () => 50,
  views: ['tshirt-front', 'tshirt-back'],
  printAreas: [
    { id: 'front', name: 'Front', widthMm: 300, heightMm: 400, bleedMm: 3, safeMm: 5, view: 'tshirt-front' }
  ],
  isCustomisable: true,
  tiers: [{ quantity: 10, percentOff: 10 }],
  featured: 1,
  since: '2026-01-10',
  reviews: [{ author: 'Ada', rating: 5, title: 'Good', text: 'Fits.', date: '2026-02-01' }]
}

/** One piece in stock, not customisable. */
const mug: DemoProduct = {
  slug: 'last-mug',
  name: 'Last mug',
  category: 'mugs',
  description: 'A mug.',
  details: [],
  colours: [{ value: 'white', label: 'White', swatch: '#ffffff' }],
  price: 1500,
  stock: () => 1,
  views: ['mug-right'],
  printAreas: [],
  isCustomisable: false,
  featured: 2,
  since: '2026-03-10',
  reviews: []
}

const catalogue: DemoCatalogue = {
  categories: [
    { slug: 'shirts', name: 'T-shirts', description: 'To wear.' },
    { slug: 'mugs', name: 'Mugs', description: 'To drink from.' }
  ],
  products: [tee, mug]
}

export const address: Address = {
  name: 'Robin Person',
  line1: '1 Main Street',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US'
}

export const card = { good: '4242424242424242', declined: '4000000000000002', challenged: '4000000000003220' } as const

export const design = (text: string): DesignDocument => ({
  version: documentVersion,
  product: tee.slug,
  areas: {
    front: [
      {
        type: 'text',
        id: 'a',
        x: 150,
        y: 100,
        rotation: 0,
        opacity: 1,
        text,
        font: 'instrument-sans',
        size: 20,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#ffffff'
      }
    ]
  }
})

/** A shirt with the name of a team member. */
export function shirtOf(name: string): DesignDocument {
  const shirt = design('Motif United')
  const [club] = shirt.areas['front'] ?? []
  if (club?.type !== 'text') throw new Error('The design has no words')
  return { ...shirt, areas: { front: [club, { ...club, id: 'b', y: 200, role: 'name', text: name }] } }
}

export interface Shop extends TestApp {
  variantsOf(slug: string): Promise<Variant[]>
  stockOf(slug: string): Promise<number[]>
  /** A cart with pieces of the first variant of a product. */
  cartWith(slug: string, quantity?: number, token?: string): Promise<Cart>
  /** `from`: the client address, in a shop behind a proxy; `answer`: to a challenge. */
  submit(
    cartId: string,
    options?: { key?: string; token?: string; change?: Record<string, unknown>; from?: string; answer?: string }
  ): Promise<TestAnswer<'POST /api/v1/checkouts'>>
  /** Submits a cart with products. */
  order(slug: string, quantity?: number, token?: string): Promise<Checkout>
  pay(
    checkout: Pick<Checkout, 'payment'>,
    number?: string,
    challenge?: 'passed' | 'failed'
  ): Promise<TestAnswer<'POST /api/v1/test-payments/{clientSecret}/confirm'>>
  see(checkout: Pick<Checkout, 'orderId' | 'orderKey'>): Promise<TestAnswer<'GET /api/v1/orders/{id}'>>
}

let keys = 0

export async function openShop(options: TestAppOptions = {}): Promise<Shop> {
  const app = await testApp(options)
  await seedCoupons(app.platform)
  await seedCatalogue(app.platform, catalogue)
  const variantsOf: Shop['variantsOf'] = async (slug) =>
    (await app.call('GET /api/v1/products/{slug}', { params: { slug } })).data.variants
  const cartWith: Shop['cartWith'] = async (slug, quantity = 1, token) => {
    const own = token === undefined ? undefined : { token }
    const [variant] = await variantsOf(slug)
    const { data: cart } = await app.call('POST /api/v1/carts', { ...own })
    const added = await app.call('POST /api/v1/carts/{id}/lines', {
      ...own,
      params: { id: cart.id },
      body: { variantId: variant?.id ?? '', quantity }
    })
    if (added.status > 201) throw new Error(`Adding ${slug} ended in ${added.status}: ${added.problem.detail}`)
    return added.data
  }
  const submit: Shop['submit'] = (cartId, { key, token, change, from, answer } = {}) => {
    keys += 1
    return app.call('POST /api/v1/checkouts', {
      ...(token === undefined ? undefined : { token }),
      headers: {
        'idempotency-key': key ?? `submission-${keys}`,
        ...(from === undefined ? undefined : { 'x-forwarded-for': from }),
        ...(answer === undefined ? undefined : { 'challenge-answer': answer })
      },
      body: { cartId, email: 'Guest@Example.com', shippingAddress: address, shippingMethod: 'standard', ...change }
    })
  }
  return {
    ...app,
    variantsOf,
    stockOf: async (slug) => (await variantsOf(slug)).map(({ stock }) => stock),
    cartWith,
    submit,
    order: async (slug, quantity, token) => {
      const cart = await cartWith(slug, quantity, token)
      const { status, data, problem } = await submit(cart.id, token === undefined ? {} : { token })
      if (status !== 201) throw new Error(`The checkout ended in ${status}: ${problem.detail}`)
      return data
    },
    pay: ({ payment }, number = card.good, challenge) =>
      app.call('POST /api/v1/test-payments/{clientSecret}/confirm', {
        params: { clientSecret: payment.clientSecret },
        body: { card: number, ...(challenge ? { challenge } : undefined) }
      }),
    see: ({ orderId, orderKey }) =>
      app.call('GET /api/v1/orders/{id}', { params: { id: orderId }, query: { key: orderKey } })
  }
}

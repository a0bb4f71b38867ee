import type { Category, Product } from '@motif/contract'
import { m } from '@motif/messages'
import { expect, it } from 'vitest'
import shop from '../../../../shop.config.ts'
import { productsAt } from '../home/catalogue.ts'
import { productAt } from '../product/read-product.ts'
import { categoriesOfShop } from '../shell/categories.tsx'
import { type DescribedPage, describePage } from './describe-page.ts'
import { returnDays } from './offer-terms.ts'

const origin = 'https://motif.example'
const picture = (colour: string) => ({
  url: `/pictures/mug-right/${colour}/blank`,
  widths: [320, 1280],
  width: 1280,
  height: 1600,
  alt: `Mug, ${colour}`,
  placeholder: '#ffffff'
})
const usd = (amount: number) => ({ amount, currency: 'USD' })

const category: Category = { slug: 'mugs', name: 'Mugs', count: 1, description: 'For tea.', picture: null }
const product: Product = {
  slug: 'tea-mug',
  name: 'Tea mug',
  category: 'mugs',
  price: usd(1250),
  hasPriceRange: true,
  images: [picture('sky')],
  colours: [],
  stock: 'in-stock',
  isCustomisable: true,
  isReadyMade: false,
  rating: { average: 4.5, count: 2 },
  description: 'Holds tea.',
  details: [],
  options: [
    {
      id: 'colour',
      name: 'Colour',
      values: ['sky', 'pine'].map((value) => ({
        value,
        label: value === 'sky' ? 'Sky blue' : 'Pine',
        swatch: '#336699'
      }))
    }
  ],
  variants: [
    { id: '1', sku: 'TEA-SKY', options: { colour: 'sky' }, price: usd(1250), stock: 3, tierPrices: [] },
    { id: '2', sku: 'TEA-PINE', options: { colour: 'pine' }, price: usd(1400), stock: 0, tierPrices: [] }
  ],
  gallery: ['sky', 'pine'].map((colour) => ({ ...picture(colour), colour, view: 'mug-right' })),
  blanks: [],
  printAreas: [],
  tiers: [],
  sizeGuide: null,
  delivery: { productionDays: 3, shippingDaysMin: 1, shippingDaysMax: 2 },
  ratingCounts: [0, 0, 0, 1, 1],
  verifiedRating: { average: 5, count: 1 },
  fit: null,
  reviews: [
    {
      id: 'r',
      author: 'Ada',
      rating: 5,
      title: 'Warm',
      text: 'Keeps tea warm.',
      date: '2026-11-01',
      isVerified: true,
      fit: null,
      answer: null,
      helpful: 0,
      photos: []
    }
  ],
  related: []
}

const describe = (changed: Partial<DescribedPage>) =>
  describePage({
    path: '/',
    params: {},
    search: new URLSearchParams(),
    answers: {},
    shop,
    origin,
    hasOwnTerms: false,
    ...changed
  })
const describeProduct = (changed: Partial<Product> = {}) => {
  const params = { slug: product.slug }
  return describe({
    path: '/product/:slug',
    params,
    answers: { [productAt(params).key]: { ...product, ...changed }, [categoriesOfShop.key]: [category] }
  })
}

it('gives a list the address of its category and page, whatever it is filtered and ordered by', () => {
  const answers = { [categoriesOfShop.key]: [category] }
  const canonical = (search: string) => describe({ search: new URLSearchParams(search), answers }).canonical
  expect(canonical('category=mugs&page=2&colour=sky&sort=newest')).toBe(`${origin}/?category=mugs&page=2`)
  expect(canonical('category=mugs,totes')).toBe(`${origin}/`)
  expect(canonical('category=hats')).toBe(`${origin}/`)
})

it('gives a list the address of its collection, with breadcrumbs, unless shoppers cannot open it', () => {
  const search = new URLSearchParams('collection=summer&category=mugs&page=2&sort=newest')
  const answers = { [categoriesOfShop.key]: [category], [productsAt(search).key]: { collection: undefined } }
  const at = (collection: object | undefined) =>
    describe({ search, answers: { ...answers, [productsAt(search).key]: { collection } } })
  const page = at({ slug: 'summer', name: 'Summer', description: '' })
  expect(page.canonical).toBe(`${origin}/?collection=summer&page=2`)
  const crumbs = JSON.stringify(page.things.find((thing) => thing['@type'] === 'BreadcrumbList'))
  expect(crumbs).toContain(`"name":"Summer","item":"${origin}/?collection=summer"`)
  expect(at(undefined).canonical).toBe(`${origin}/?category=mugs&page=2`)
})

it('tells the questions that the owner wrote, in the place of those that come with the shop', () => {
  const shipped = JSON.stringify(describe({ path: '/faq' }).things)
  expect(shipped).toContain('Question')
  const blocks = [
    { kind: 'paragraph', spans: [{ text: 'Yes, ' }, { text: 'gladly', isBold: true }] },
    { kind: 'list', isOrdered: false, items: [[{ text: 'by tram' }]] }
  ]
  const text = {
    kind: 'questions',
    groups: [{ id: 'g', title: 'Visits', answers: [{ id: 'a', question: 'May I visit?', blocks }] }]
  }
  const { things } = describe({ path: '/faq', answers: { '/api/v1/texts/faq': { text, at: '2026-11-26T00:00:00Z' } } })
  expect(things).toMatchObject([
    { mainEntity: [{ name: 'May I visit?', acceptedAnswer: { text: 'Yes, gladly\nby tram' } }] }
  ])
})

it('leaves answers to a search and what is a visitor’s own out of search results', () => {
  expect(describe({ search: new URLSearchParams('q=tea') }).isIndexed).toBe(false)
  expect(describe({ path: '/cart' }).isIndexed).toBe(false)
  expect(describe({ path: undefined })).toEqual({ canonical: undefined, isIndexed: false, things: [] })
  expect(describe({ path: '/privacy' })).toMatchObject({ canonical: `${origin}/privacy`, isIndexed: true })
})

it('tells each variant’s price, stock, picture and address', () => {
  const [, group] = describeProduct().things
  expect(group).toMatchObject({ '@type': 'ProductGroup', variesBy: ['https://schema.org/color'] })
  expect(group?.['image']).toEqual(
    product.gallery.map(({ url, alt }) => ({ '@type': 'ImageObject', url: `${origin}${url}-1280.jpeg`, caption: alt }))
  )
  expect(group?.['hasVariant']).toMatchObject([
    { sku: 'TEA-SKY', color: 'Sky blue', offers: { price: '12.50', availability: 'https://schema.org/InStock' } },
    {
      name: 'Tea mug, Pine',
      image: `${origin}/pictures/mug-right/pine/blank-1280.jpeg`,
      offers: { availability: 'https://schema.org/OutOfStock', url: `${origin}/product/tea-mug?colour=pine` }
    }
  ])
})

it('tells the former price of a sale as struck through, and until when the lower one holds', () => {
  const [first] = product.variants
  const variants = [
    { ...(first as Product['variants'][number]), formerPrice: usd(2000), saleUntil: '2030-01-31T09:00:00.000Z' }
  ]
  expect(describeProduct({ variants }).things[1]).toMatchObject({
    offers: {
      price: '12.50',
      priceValidUntil: '2030-01-31T09:00:00.000Z',
      priceSpecification: [
        { price: '12.50' },
        { price: '20.00', priceType: 'https://schema.org/StrikethroughPrice', priceCurrency: 'USD' }
      ]
    }
  })
})

it('tells what those say who bought it here, and nothing where none of them said anything', () => {
  const [bought] = product.reviews
  const elsewhere = { ...(bought as Product['reviews'][number]), id: 's', author: 'Bob', isVerified: false }
  const [, rated] = describeProduct({ reviews: [elsewhere, ...product.reviews] }).things
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 5, reviewCount: 1 } })
  expect(rated?.['review']).toMatchObject([{ author: { name: 'Ada' } }])
  const [, unrated] = describeProduct({ verifiedRating: { average: 0, count: 0 }, reviews: [elsewhere] }).things
  expect(unrated).not.toHaveProperty('aggregateRating')
  expect(unrated).not.toHaveProperty('review')
})

it('tells of each offer what delivery costs, how long it takes, and how it can be sent back', () => {
  const { things } = describeProduct()
  const byId = new Map(things.map((thing) => [thing['@id'], thing]))
  const [variant] = things.find((thing) => thing['@type'] === 'ProductGroup')!['hasVariant'] as [
    { offers: { shippingDetails: { '@id': string }[]; hasMerchantReturnPolicy: { '@id': string } } }
  ]
  const [nearest] = shop.shipping
  const zones = variant.offers.shippingDetails.map((zone) => byId.get(zone['@id']))
  expect(zones).toHaveLength(shop.shipping.length)
  expect(zones[0]).toMatchObject({
    '@type': 'OfferShippingDetails',
    shippingRate: { value: '5.90', currency: 'USD' },
    shippingDestination: nearest?.countries.map((addressCountry) => ({ addressCountry })),
    deliveryTime: {
      handlingTime: { minValue: 3, maxValue: 3, unitCode: 'DAY' },
      transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' }
    }
  })
  expect(byId.get(variant.offers.hasMerchantReturnPolicy['@id'])).toMatchObject({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: shop.shipping.flatMap(({ countries }) => countries),
    merchantReturnDays: returnDays
  })
})

it('promises the returns of the built-in terms, and none where the owner wrote others', () => {
  expect(m.information_terms_returns_text_2()).toContain(`${returnDays} days`)
  const params = { slug: product.slug }
  const { things } = describe({
    path: '/product/:slug',
    params,
    answers: { [productAt(params).key]: product },
    hasOwnTerms: true
  })
  expect(JSON.stringify(things)).not.toContain('ReturnPolicy')
  expect(things.some((thing) => thing['@type'] === 'OfferShippingDetails')).toBe(true)
})

it('tells the video of a product with its poster and its length', () => {
  const video: Product['video'] = {
    url: '/videos/tea.mp4',
    type: 'video/mp4',
    width: 720,
    height: 900,
    seconds: 11.6,
    alt: 'Tea is poured',
    poster: picture('sky'),
    uploadedAt: '2026-11-20T10:00:00.000Z'
  }
  expect(describeProduct({ video }).things[1]).toMatchObject({
    subjectOf: {
      '@type': 'VideoObject',
      name: 'Tea is poured',
      description: 'Holds tea.',
      thumbnailUrl: 'https://motif.example/pictures/mug-right/sky/blank-1280.jpeg',
      contentUrl: 'https://motif.example/videos/tea.mp4',
      duration: 'PT12S',
      uploadDate: '2026-11-20T10:00:00.000Z'
    }
  })
})

it('tells a range of prices, delivery and returns where a product has very many variants', () => {
  const [first] = product.variants
  const variants = Array.from({ length: 80 }, (_, index) => ({
    ...(first as Product['variants'][number]),
    price: usd(1000 + index)
  }))
  const { things } = describeProduct({ variants })
  const refer = (type: string) =>
    things.filter((thing) => thing['@type'] === type).map((thing) => ({ '@id': thing['@id'] }))
  const [delivery, returns] = [refer('OfferShippingDetails'), refer('MerchantReturnPolicy')]
  expect([delivery.length, returns.length]).toEqual([shop.shipping.length, 1])
  expect(things[1]).toMatchObject({
    '@type': 'Product',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '10.00',
      highPrice: '10.79',
      offerCount: 80,
      shippingDetails: delivery,
      hasMerchantReturnPolicy: returns[0],
      seller: { '@id': `${origin}/#organization` }
    }
  })
})

it('leaves the preview of a product out of search results, without an address of its own', () => {
  const search = new URLSearchParams({ preview: 'key' })
  expect(describe({ path: '/product/:slug', params: { slug: 'tea-mug' }, search })).toEqual({
    canonical: undefined,
    isIndexed: false,
    things: []
  })
})

it('says nothing yet of a product that the browser will ask for', () => {
  expect(describe({ path: '/product/:slug', params: { slug: 'tea-mug' } })).toEqual({
    canonical: `${origin}/product/tea-mug`,
    isIndexed: true,
    things: []
  })
})

it('a path of categories is part of the breadcrumbs of lists and products', () => {
  const answers = {
    [categoriesOfShop.key]: [
      { ...category, slug: 'kitchen', name: 'Kitchen' },
      { ...category, parent: 'kitchen' }
    ],
    [productAt({ slug: 'tea-mug' }).key]: product
  }
  const steps = [`${origin}/?category=kitchen`, `${origin}/?category=mugs`]
  const urlsIn = (page: ReturnType<typeof describe>) =>
    JSON.stringify(page.things.find((thing) => thing['@type'] === 'BreadcrumbList'))
  const list = urlsIn(describe({ search: new URLSearchParams('category=mugs'), answers }))
  const page = urlsIn(describe({ path: '/product/:slug', params: { slug: 'tea-mug' }, answers }))
  for (const text of [list, page]) {
    const places = steps.map((url) => text.indexOf(JSON.stringify(url)))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

import type { Money, Picture, Product, ShopConfig } from '@motif/contract'
import type { Published } from '@motif/contract/published-rules'
import { type OfferTerms, type ProductContext, offerTerms } from './offer-terms.ts'
import type { Thing } from './thing.ts'

/** Above this number, variants are summarized as a price range, to limit the page's size. */
const maxVariants = 60

/** Maximum number of pictures. */
const maxPictures = 6

const maxReviews = 10

/** schema.org properties of known options. */
const knownOptions: Readonly<Record<string, string>> = { colour: 'color', size: 'size', material: 'material' }

/** What describes the offers of a page. */
interface OfferContext extends ProductContext {
  terms: OfferTerms['members']
}

type Variant = Product['variants'][number]

const availabilityOf = (stock: number) => `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`

/** An amount as a decimal number in currency units. */
const decimal = ({ amount }: Pick<Money, 'amount'>, { currency }: Published<ShopConfig>): string =>
  (amount / 10 ** currency.decimals).toFixed(currency.decimals)

/** URL of a picture's largest JPEG. */
const jpegOf = ({ url, widths }: Picture, origin: string) => `${origin}${url}-${widths.at(-1)}.jpeg`

function picturesIn(product: Product, colour: string | undefined): Picture[] {
  return product.gallery
    .filter((picture) => colour === undefined || picture.colour === null || picture.colour === colour)
    .slice(0, maxPictures)
}

/** A picture with its caption. */
const imageThing = (picture: Picture, origin: string): Thing => ({
  '@type': 'ImageObject',
  url: jpegOf(picture, origin),
  caption: picture.alt
})

/** The product video. */
const videoOf = ({ name, description, video }: Product, origin: string): Partial<Thing> =>
  video
    ? {
        subjectOf: {
          '@type': 'VideoObject',
          name: video.alt,
          description: description || name,
          thumbnailUrl: jpegOf(video.poster, origin),
          contentUrl: `${origin}${video.url}`,
          encodingFormat: video.type,
          duration: `PT${Math.max(1, Math.round(video.seconds))}S`,
          uploadDate: video.uploadedAt
        }
      }
    : {}

/** Reviews by buyers; empty without any. */
function reviewsOf({ verifiedRating: rating, reviews }: Product): Partial<Thing> {
  if (rating.count === 0) return {}
  const told = reviews.filter(({ isVerified }) => isVerified).slice(0, maxReviews)
  const stars = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 })
  return {
    aggregateRating: { ...stars(rating.average), '@type': 'AggregateRating', reviewCount: rating.count },
    ...(told.length > 0 && {
      review: told.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.author },
        datePublished: review.date,
        name: review.title,
        reviewBody: review.text,
        reviewRating: stars(review.rating)
      }))
    })
  }
}

/** Former price, and end of the sale. */
const saleOf = ({ price, formerPrice, saleUntil }: Variant, shop: Published<ShopConfig>): Partial<Thing> =>
  formerPrice
    ? {
        ...(saleUntil !== undefined && { priceValidUntil: saleUntil }),
        priceSpecification: [
          { '@type': 'UnitPriceSpecification', price: decimal(price, shop), priceCurrency: price.currency },
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: decimal(formerPrice, shop),
            priceCurrency: price.currency
          }
        ]
      }
    : {}

/** Condition, seller, delivery and returns of an offer. */
const soldBy = ({ origin, terms }: Pick<OfferContext, 'origin' | 'terms'>) => ({
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@id': `${origin}/#organization` },
  ...terms
})

const offerOf = ({ price, stock, ...sale }: Variant, url: string, { shop, origin, terms }: OfferContext): Thing => ({
  '@type': 'Offer',
  url,
  price: decimal(price, shop),
  priceCurrency: price.currency,
  ...saleOf({ price, stock, ...sale }, shop),
  availability: availabilityOf(stock),
  ...soldBy({ origin, terms })
})

/** The price range of many variants. Delivery and returns are alike for all of them. */
function rangeOf(variants: readonly Variant[], url: string, { shop, ...sold }: OfferContext): Thing {
  const amounts = variants.map(({ price }) => price.amount)
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: decimal({ amount: Math.min(...amounts) }, shop),
    highPrice: decimal({ amount: Math.max(...amounts) }, shop),
    priceCurrency: shop.currency.code,
    offerCount: amounts.length,
    availability: availabilityOf(Math.max(...variants.map(({ stock }) => stock))),
    ...soldBy(sold)
  }
}

/** A variant as a product, at the URL that preselects it. */
function variantThing(product: Product, variant: Variant, url: string, context: OfferContext): Thing {
  const chosen = product.options.flatMap(({ id, values }) => {
    const value = values.find((one) => one.value === variant.options[id])
    return value === undefined ? [] : [{ id, label: value.label }]
  })
  const [picture] = picturesIn(product, variant.options['colour'])
  return {
    '@type': 'Product',
    name: [product.name, ...chosen.map(({ label }) => label)].join(', '),
    sku: variant.sku,
    ...(picture && { image: jpegOf(picture, context.origin) }),
    ...Object.fromEntries(chosen.flatMap(({ id, label }) => (id in knownOptions ? [[knownOptions[id], label]] : []))),
    offers: offerOf(variant, `${url}?${new URLSearchParams(variant.options)}`, context)
  }
}

/** A product, with the delivery and returns that its offers refer to. */
export function productThings(product: Product, context: ProductContext): Thing[] {
  const { things, members } = offerTerms(product, context)
  return [productThing(product, { ...context, terms: members }), ...things]
}

/** A product with prices and availability: by variant, or as a price range if there are many. */
function productThing(product: Product, context: OfferContext): Thing {
  const { shop, origin } = context
  const url = `${origin}/product/${product.slug}`
  const common = {
    name: product.name,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: shop.name },
    image: picturesIn(product, undefined).map((picture) => imageThing(picture, origin)),
    ...videoOf(product, origin),
    ...reviewsOf(product)
  }
  const [first, ...others] = product.variants
  if (first !== undefined && others.length === 0)
    return { '@type': 'Product', ...common, sku: first.sku, offers: offerOf(first, url, context) }
  if (product.variants.length > maxVariants)
    return { '@type': 'Product', ...common, offers: rangeOf(product.variants, url, context) }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.slug,
    variesBy: product.options.flatMap(({ id }) =>
      id in knownOptions ? [`https://schema.org/${knownOptions[id]}`] : []
    ),
    hasVariant: product.variants.map((variant) => variantThing(product, variant, url, context))
  }
}

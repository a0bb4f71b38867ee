import type { Product, ShopConfig } from '@motif/contract'
import { standardMethod } from '@motif/contract/delivery'
import type { Published } from '@motif/contract/published-rules'
import type { Thing } from './thing.ts'

/** Days of the built-in terms within which a product without an own design can be sent back. */
export const returnDays = 30

/** Google reads so many countries of a return policy. */
const countriesMax = 50

export interface ProductContext {
  shop: Published<ShopConfig>
  /** Without a trailing slash. */
  origin: string
  /** The owner wrote terms of their own. */
  hasOwnTerms: boolean
}

export interface OfferTerms {
  /** Objects of their own, which the offers of all variants refer to. */
  things: readonly Thing[]
  /** Members of an offer. */
  members: { shippingDetails: readonly object[]; hasMerchantReturnPolicy?: object }
}

const days = (minValue: number, maxValue: number): Thing => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY'
})

/** Standard delivery by zone, at the price of the lightest parcel, and the returns of the built-in terms: an owner's own terms are prose. */
export function offerTerms(
  { slug, delivery: { productionDays } }: Pick<Product, 'slug' | 'delivery'>,
  { shop: { shipping, currency }, origin, hasOwnTerms }: ProductContext
): OfferTerms {
  const url = `${origin}/product/${slug}`
  const zones = shipping.flatMap(({ countries, methods }, zone) => {
    const method = standardMethod(methods)
    if (method === undefined) return []
    return [
      {
        '@type': 'OfferShippingDetails',
        '@id': `${url}#shipping-${zone + 1}`,
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: (method.price / 10 ** currency.decimals).toFixed(currency.decimals),
          currency: currency.code
        },
        shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(productionDays, productionDays),
          transitTime: days(method.daysMin, method.daysMax)
        }
      }
    ]
  })
  const returns = {
    '@type': 'MerchantReturnPolicy',
    '@id': `${url}#returns`,
    applicableCountry: shipping.flatMap(({ countries }) => countries).slice(0, countriesMax),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    merchantReturnLink: `${origin}/tnc`
  }
  const refer = (thing: { '@id': string }) => ({ '@id': thing['@id'] })
  return {
    things: hasOwnTerms ? zones : [...zones, returns],
    members: {
      shippingDetails: zones.map(refer),
      ...(!hasOwnTerms && { hasMerchantReturnPolicy: refer(returns) })
    }
  }
}

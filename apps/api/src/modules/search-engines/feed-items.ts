import type { ShopConfig } from '@motif/contract'
import type { FeedProduct } from '../catalogue/index.ts'
import { type Wearers, wearersOf } from './wearers.ts'

/** A variant in a product feed (Google's and Meta's product data specification). Members without a value are omitted. */
export interface FeedItem extends Partial<Wearers> {
  id: string
  item_group_id: string
  title: string
  description: string
  link: string
  image_link: string
  availability: 'in_stock' | 'out_of_stock'
  /** Such as `24.00 USD`. */
  price: string
  /** The sale price; `price` is the regular one. */
  sale_price?: string
  sale_price_effective_date?: string
  condition: 'new'
  brand: string
  product_type: string
  color?: string
  size?: string
}

/** Members of an item in feed order. */
export const feedColumns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'condition',
  'brand',
  'product_type',
  'color',
  'size',
  'gender',
  'age_group'
] as const satisfies readonly (keyof FeedItem)[]

export interface FeedContext {
  shop: Pick<ShopConfig, 'name' | 'currency'>
  /** The public origin of the shop, without a trailing slash. */
  origin: string
}

type Variant = FeedProduct['variants'][number]

/** Length limits of both specifications. */
const lengthMax = { title: 150, description: 5000 }

/** Regular price and sale price; a sale period only if it has a start and an end. */
function pricesOf(
  { price, formerPrice, saleFrom, saleUntil }: Pick<Variant, 'price' | 'formerPrice' | 'saleFrom' | 'saleUntil'>,
  money: (amount: number) => string
): Pick<FeedItem, 'price' | 'sale_price' | 'sale_price_effective_date'> {
  if (formerPrice === null) return { price: money(price) }
  return {
    price: money(formerPrice),
    sale_price: money(price),
    ...(saleFrom !== null &&
      saleUntil !== null && {
        sale_price_effective_date: [saleFrom, saleUntil].map((moment) => new Date(moment).toISOString()).join('/')
      })
  }
}

/** The variants of a product, each with the URL that preselects it. */
export function feedItems(product: FeedProduct, { shop, origin }: FeedContext): FeedItem[] {
  const { code, decimals } = shop.currency
  const money = (amount: number) => `${(amount / 10 ** decimals).toFixed(decimals)} ${code}`
  const wearers = wearersOf(product)
  return product.variants.map(({ sku, options, labels, stock, picture, ...prices }) => ({
    id: sku,
    item_group_id: product.slug,
    title: [product.name, ...Object.values(labels)].join(', ').slice(0, lengthMax.title),
    description: product.description.slice(0, lengthMax.description),
    link: `${origin}/product/${product.slug}${Object.keys(options).length > 0 ? `?${new URLSearchParams(options)}` : ''}`,
    image_link: `${origin}${picture.url}-${picture.widths.at(-1)}.jpeg`,
    availability: stock > 0 ? 'in_stock' : 'out_of_stock',
    ...pricesOf(prices, money),
    condition: 'new',
    brand: shop.name,
    product_type: product.category,
    ...(labels['colour'] !== undefined && { color: labels['colour'] }),
    ...(labels['size'] !== undefined && { size: labels['size'] }),
    ...wearers
  }))
}

import type { ShopConfig } from '@motif/contract'
import type { FeedProduct } from '../catalogue/index.ts'

/** A variant as product feeds describe it (Google's and Meta's product data specification). Members without a value are left out. */
export interface FeedItem {
  id: string
  item_group_id: string
  title: string
  description: string
  link: string
  image_link: string
  availability: 'in_stock' | 'out_of_stock'
  /** Such as `24.00 USD`. */
  price: string
  /** While it is on sale; `price` is what it costs otherwise. */
  sale_price?: string
  sale_price_effective_date?: string
  condition: 'new'
  brand: string
  product_type: string
  color?: string
  size?: string
}

/** Members of an item in the order feeds write them. */
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
  'size'
] as const satisfies readonly (keyof FeedItem)[]

export interface FeedContext {
  shop: Pick<ShopConfig, 'name' | 'currency'>
  /** Where people reach the shop, without a slash at its end. */
  origin: string
}

type Variant = FeedProduct['variants'][number]

/** Both specifications allow so many characters. */
const lengthMax = { title: 150, description: 5000 }

/** Feeds name the usual price first, and the one of the sale beside it; a time only where it begins and ends. */
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

/** The variants of a product, each at the address that opens its page with it chosen. */
export function feedItems(product: FeedProduct, { shop, origin }: FeedContext): FeedItem[] {
  const { code, decimals } = shop.currency
  const money = (amount: number) => `${(amount / 10 ** decimals).toFixed(decimals)} ${code}`
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
    ...(labels['size'] !== undefined && { size: labels['size'] })
  }))
}

import type { AdminCategory, ProductStatus, ProductView } from '@motif/contract'
import type { ProductPrintFilter, ProductSaleFilter, ProductStockFilter } from '@motif/contract/list-filter-rules'
import { m } from '@motif/messages'
import { type ActiveFilter, activeFilterOf, amountText } from '../list-filters/index.ts'
import { productStatuses } from './product-status.tsx'

/** Filter of the product list. */
export interface ProductFilter {
  q: string
  status: ProductStatus | null
  category: string | null
  stock?: ProductStockFilter | null
  /** Minor units. */
  priceFrom?: number | null
  priceTo?: number | null
  sale?: ProductSaleFilter | null
  printable?: ProductPrintFilter | null
}

export const noProductFilter: Required<ProductFilter> = {
  q: '',
  status: null,
  category: null,
  stock: null,
  priceFrom: null,
  priceTo: null,
  sale: null,
  printable: null
}

/** The filter as a saved view and the API have it. */
export const productFilterToSave = (filter: ProductFilter): ProductView['filter'] => ({
  status: filter.status ?? undefined,
  q: filter.q,
  category: filter.category ?? undefined,
  stock: filter.stock ?? undefined,
  priceFrom: filter.priceFrom ?? undefined,
  priceTo: filter.priceTo ?? undefined,
  sale: filter.sale ?? undefined,
  printable: filter.printable ?? undefined
})

export const stockNames = {
  out: () => m.admin_filter_stock_out(),
  low: () => m.admin_filter_stock_low(),
  in: () => m.admin_filter_stock_in()
} satisfies Record<ProductStockFilter, () => string>

export const saleNames = {
  now: () => m.admin_filter_sale_now(),
  planned: () => m.admin_filter_sale_planned(),
  none: () => m.admin_filter_sale_none()
} satisfies Record<ProductSaleFilter, () => string>

export const printNames = {
  yes: () => m.admin_filter_print_yes(),
  no: () => m.admin_filter_print_no()
} satisfies Record<ProductPrintFilter, () => string>

interface ProductFilterContext {
  filter: ProductFilter
  onFilter: (filter: ProductFilter) => void
  categories: readonly AdminCategory[] | undefined
  decimals: number
}

/** The filters that are set, in the order of their fields. */
export function activeProductFilters({ filter, onFilter, categories, decimals }: ProductFilterContext): ActiveFilter[] {
  const { q, status, category, stock, priceFrom, priceTo, sale, printable } = filter
  const of = activeFilterOf<ProductFilter>(filter, noProductFilter, onFilter)
  return [
    ...of('q', m.admin_products_search(), q),
    ...of('status', m.admin_status_filter(), status && productStatuses[status].label()),
    ...of(
      'category',
      m.admin_product_category(),
      category && (categories?.find(({ slug }) => slug === category)?.name ?? category)
    ),
    ...of('stock', m.admin_filter_stock(), stock && stockNames[stock]()),
    ...of('priceFrom', m.admin_filter_price_from(), amountText(priceFrom, decimals)),
    ...of('priceTo', m.admin_filter_price_to(), amountText(priceTo, decimals)),
    ...of('sale', m.admin_filter_sale(), sale && saleNames[sale]()),
    ...of('printable', m.admin_filter_print(), printable && printNames[printable]())
  ]
}

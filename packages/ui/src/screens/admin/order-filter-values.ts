import type { OrderStatus, OrderView } from '@motif/contract'
import type { OrderSentFilter } from '@motif/contract/list-filter-rules'
import { m } from '@motif/messages'
import { formatDate } from '../../format/index.ts'
import { type ActiveFilter, activeFilterOf, amountText } from './list-filters/index.ts'
import { statuses } from './status.tsx'

/** Filter of the order list. */
export interface OrderListFilter {
  status: OrderStatus | null
  q: string
  tag?: string | null
  /** Days in the shop's time zone. */
  from?: string | null
  to?: string | null
  /** Minor units. */
  totalFrom?: number | null
  totalTo?: number | null
  country?: string | null
  product?: string | null
  sent?: OrderSentFilter | null
}

export const noOrderFilter: Required<OrderListFilter> = {
  status: null,
  q: '',
  tag: null,
  from: null,
  to: null,
  totalFrom: null,
  totalTo: null,
  country: null,
  product: null,
  sent: null
}

export const orderSentNames = {
  none: () => m.admin_filter_sent_none(),
  partly: () => m.admin_filter_sent_partly()
} satisfies Record<OrderSentFilter, () => string>

/** The filter as a saved view and the API have it. */
export const orderFilterToSave = (filter: OrderListFilter): OrderView['filter'] => ({
  status: filter.status ?? undefined,
  q: filter.q,
  tag: filter.tag ?? undefined,
  from: filter.from ?? undefined,
  to: filter.to ?? undefined,
  totalFrom: filter.totalFrom ?? undefined,
  totalTo: filter.totalTo ?? undefined,
  country: filter.country ?? undefined,
  product: filter.product ?? undefined,
  sent: filter.sent ?? undefined
})

interface OrderFilterContext {
  filter: OrderListFilter
  onFilter: (filter: OrderListFilter) => void
  countries: readonly { code: string; name: string }[] | undefined
  decimals: number
}

/** The filters that are set, in the order of their fields. */
export function activeOrderFilters({ filter, onFilter, countries, decimals }: OrderFilterContext): ActiveFilter[] {
  const { status, q, tag, from, to, totalFrom, totalTo, country, product, sent } = filter
  const of = activeFilterOf<OrderListFilter>(filter, noOrderFilter, onFilter)
  return [
    ...of('q', m.admin_search(), q),
    ...of('status', m.admin_status_filter(), status && statuses[status].label()),
    ...of('tag', m.admin_tag_filter(), tag),
    ...of('from', m.admin_filter_from(), from && formatDate(from)),
    ...of('to', m.admin_filter_to(), to && formatDate(to)),
    ...of('totalFrom', m.admin_filter_total_from(), amountText(totalFrom, decimals)),
    ...of('totalTo', m.admin_filter_total_to(), amountText(totalTo, decimals)),
    ...of(
      'country',
      m.admin_filter_country(),
      country && (countries?.find(({ code }) => code === country)?.name ?? country)
    ),
    ...of('product', m.admin_filter_product(), product),
    ...of('sent', m.admin_filter_sent(), sent && orderSentNames[sent]())
  ]
}

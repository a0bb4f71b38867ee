import { chakra } from '@chakra-ui/react'
import type { CatalogueQuery } from '@motif/contract/catalogue-query-rules'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { LinkButton } from '../../components/button/index.ts'
import { onPlainClick } from '../../components/link/index.ts'
import { formatMoney } from '../../format/index.ts'
import { type ActiveFilter, withoutFilters } from './query.ts'

export interface ActiveFiltersProps {
  query: CatalogueQuery
  filters: readonly ActiveFilter[]
  currency: string
  onQueryChange: (change: { query: CatalogueQuery }) => void
  /** URL of a query. */
  hrefOf: (target: { query: CatalogueQuery }) => string
}

function filterLabel(filter: ActiveFilter, currency: string): string {
  if (filter.kind === 'named') return filter.label
  if (filter.kind === 'in-stock') return m.catalogue_in_stock()
  if (filter.kind === 'customisable') return m.catalogue_blanks_only()
  const price = formatMoney({ amount: filter.amount, currency })
  return filter.kind === 'min-price'
    ? m.catalogue_price_from_filter({ price })
    : m.catalogue_price_up_to_filter({ price })
}

/** Active filters with remove buttons. */
export function ActiveFilters({ query, filters, currency, onQueryChange, hrefOf }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  const leadTo = (target: CatalogueQuery) => ({
    href: hrefOf({ query: target }),
    onClick: onPlainClick(() => onQueryChange({ query: target }))
  })
  return (
    <chakra.ul aria-label={m.catalogue_filters_active()} display="flex" flexWrap="wrap" gap={2} marginBottom={5}>
      {filters.map((filter) => {
        const words = filterLabel(filter, currency)
        return (
          <li key={filter.id}>
            <LinkButton
              size="sm"
              borderRadius="full"
              aria-label={m.catalogue_filter_remove({ filter: words })}
              {...leadTo(filter.without)}
            >
              {words}
              <X aria-hidden />
            </LinkButton>
          </li>
        )
      })}
      <li>
        <LinkButton size="sm" variant="quiet" textDecoration="underline" {...leadTo(withoutFilters(query))}>
          {m.catalogue_filters_clear()}
        </LinkButton>
      </li>
    </chakra.ul>
  )
}

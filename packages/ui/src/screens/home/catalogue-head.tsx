import { chakra } from '@chakra-ui/react'
import type { ProductSort } from '@motif/contract/catalogue-query-rules'
import { m } from '@motif/messages'
import { SlidersHorizontal } from 'lucide-react'
import { Button, noScriptStyles } from '../../components/button/index.ts'
import { Select } from '../../components/select/index.ts'
import { sheetModule } from '../../components/sheet/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { preloadOnIntent } from '../../lazy-module/index.ts'

export interface CatalogueHeadProps {
  /** Undefined while unknown. */
  title: string | undefined
  /** The query as typed, if a corrected one was searched instead. */
  unmatchedQuery: string | undefined
  /** 1 if the page has no hero. */
  headingLevel: 1 | 2
  /** Undefined while unknown. */
  total: number | undefined
  isLoading: boolean
  sort: ProductSort
  /** Search results default to relevance. */
  isSearch: boolean
  /** Id of the form that submits the order without JavaScript. */
  form: string
  onSortChange: (change: { sort: ProductSort }) => void
  activeCount: number
  onOpenFilters: () => void
}

const sorts = (isSearch: boolean): [ProductSort, string][] => [
  ['featured', isSearch ? m.catalogue_sort_relevance() : m.catalogue_sort_featured()],
  ['best-selling', m.catalogue_sort_best_selling()],
  ['newest', m.catalogue_sort_newest()],
  ['price-asc', m.catalogue_sort_price_asc()],
  ['price-desc', m.catalogue_sort_price_desc()],
  ['rating', m.catalogue_sort_rating()]
]

/** Title, result count and sort order. */
export const CatalogueHead = ({
  title,
  unmatchedQuery,
  headingLevel,
  total,
  isLoading,
  sort,
  isSearch,
  form,
  onSortChange,
  activeCount,
  onOpenFilters
}: CatalogueHeadProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap={4} marginBottom={6}>
    <chakra.div minWidth={0}>
      {title === undefined ? (
        <Skeleton textStyle="page" height="1lh" width="10rem" maxWidth="full" />
      ) : (
        <chakra.h2 as={`h${headingLevel}`} textStyle="page">
          {title}
        </chakra.h2>
      )}
      <chakra.output display="block" color="fg.muted" textStyle="figure" marginTop={1} minHeight="1.55em">
        {unmatchedQuery === undefined ? null : (
          <>
            {m.catalogue_no_results({ query: unmatchedQuery })} <VisuallyHidden>{title}. </VisuallyHidden>
          </>
        )}
        {isLoading && total === undefined
          ? m.catalogue_loading()
          : total === undefined
            ? ''
            : m.catalogue_found({ count: total })}
        {/* Announced when only the order changes. */}
        {total === undefined || isLoading ? null : (
          <VisuallyHidden> {m.common_sorted({ order: new Map(sorts(isSearch)).get(sort) ?? '' })}</VisuallyHidden>
        )}
      </chakra.output>
    </chakra.div>
    <chakra.div display="flex" gap={3} width={{ base: 'full', md: 'auto' }}>
      <Button
        display={{ base: 'inline-flex', lg: 'none' }}
        flex={{ base: 1, md: 'none' }}
        css={{ '@media (scripting: none)': { display: 'none' } }}
        aria-haspopup="dialog"
        {...preloadOnIntent(sheetModule)}
        onClick={onOpenFilters}
      >
        <SlidersHorizontal aria-hidden />
        {activeCount > 0 ? m.catalogue_filters_count({ count: activeCount }) : m.catalogue_filters()}
      </Button>
      <chakra.div flex={{ base: 1, md: 'none' }} minWidth={0}>
        <Select
          form={form}
          name="sort"
          width={{ base: '100%', md: '13rem' }}
          aria-label={m.catalogue_sort()}
          value={sort}
          onChange={(event) => onSortChange({ sort: event.currentTarget.value as ProductSort })}
        >
          {sorts(isSearch).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </chakra.div>
      <Button type="submit" form={form} css={noScriptStyles}>
        {m.common_show()}
      </Button>
    </chakra.div>
  </chakra.div>
)

import { chakra } from '@chakra-ui/react'
import { emptyQuery } from '@motif/contract/catalogue-query-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { onPlainClick } from '../../components/link/index.ts'
import { Pagination } from '../../components/pagination/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import { CategoryLinks } from './category-links.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { activeFilters, isCollectionLoading } from './query.ts'
import type { HomeScreenProps } from './types.ts'

type Props = Pick<
  HomeScreenProps,
  'query' | 'currency' | 'onQueryChange' | 'hrefOf' | 'page' | 'isLoading' | 'failure' | 'onRetry' | 'categories'
> & { hasHero: boolean }

function titleOf(
  { query, categories }: Pick<Props, 'query' | 'categories'>,
  correctedQuery: string | undefined,
  collection: string | undefined
): string {
  if (correctedQuery !== undefined) return m.catalogue_title_corrected({ query: correctedQuery })
  if (query.q !== '') return m.catalogue_title_search({ query: query.q })
  const [only] = query.categories
  return (
    collection ??
    (query.categories.length === 1 ? categories.find(({ slug }) => slug === only)?.name : undefined) ??
    m.catalogue_title()
  )
}

/** Id of the filter form, which includes the sort order. */
const filtersForm = 'filters'

interface NothingFoundProps extends Pick<Props, 'query' | 'hrefOf' | 'onQueryChange'> {
  filters: readonly unknown[]
  below: 2 | 3
  /** Whether a collection without products is the only filter. */
  isCollectionAlone: boolean
}

/** Empty result with a reset link; none in a shop without products. */
function NothingFound({ query, filters, below, isCollectionAlone, hrefOf, onQueryChange }: NothingFoundProps) {
  if (query.q === '' && filters.length === 0)
    return (
      <EmptyState drawing="stall" title={m.catalogue_nothing_yet_title()} headingLevel={below}>
        {m.catalogue_nothing_yet_text()}
      </EmptyState>
    )
  const everything = { ...emptyQuery, sort: query.sort }
  const isSearchAlone = query.q !== '' && filters.length === 0
  return (
    <EmptyState
      drawing="search"
      title={
        isSearchAlone
          ? m.catalogue_empty_search_title({ query: query.q })
          : isCollectionAlone
            ? m.catalogue_empty_collection_title()
            : m.catalogue_empty_title()
      }
      headingLevel={below}
      action={
        <LinkButton
          variant="accent"
          href={hrefOf({ query: everything })}
          onClick={onPlainClick(() => onQueryChange({ query: everything }))}
        >
          {m.catalogue_empty_show()}
        </LinkButton>
      }
    >
      {isSearchAlone
        ? m.catalogue_empty_search_text()
        : isCollectionAlone
          ? m.catalogue_empty_collection_text()
          : m.catalogue_empty_text()}
    </EmptyState>
  )
}

/** Filters, sort order, products and pages. */
export function Catalogue({
  query,
  currency,
  onQueryChange,
  hrefOf,
  page,
  isLoading,
  failure,
  onRetry,
  categories,
  hasHero
}: Props) {
  const [hasSheet, setHasSheet] = useState(false)
  const below = hasHero ? 3 : 2
  // While the next page loads, and if it fails, `page` is that of the previous query.
  const correctedQuery = isLoading || failure ? undefined : page?.correctedQuery
  // Of the previous query while the next page loads.
  const collection = page?.collection?.slug === query.collection ? page.collection : undefined
  const filters = activeFilters(query, { categories, facets: page?.facets, collection: collection?.name })
  const isNameless = isCollectionLoading(query, { page, isLoading })
  const facets = page ? { query, facets: page.facets, onQueryChange } : undefined
  return (
    <chakra.section id="products" aria-busy={isLoading} scrollMarginTop="5rem">
      <CatalogueHead
        title={
          isNameless && query.q === '' ? undefined : titleOf({ query, categories }, correctedQuery, collection?.name)
        }
        unmatchedQuery={correctedQuery === undefined ? undefined : query.q}
        headingLevel={hasHero ? 2 : 1}
        total={page?.total}
        isLoading={isLoading}
        sort={query.sort}
        isSearch={query.q !== ''}
        form={filtersForm}
        onSortChange={({ sort }) => onQueryChange({ query: { ...query, sort, page: 1 } })}
        activeCount={filters.length}
        onOpenFilters={() => setHasSheet(true)}
      />
      {collection && collection.description !== '' && query.q === '' ? (
        <chakra.p maxWidth="66ch" marginBottom={6} dir="auto">
          {collection.description}
        </chakra.p>
      ) : null}
      <CategoryLinks query={query} categories={categories} hrefOf={hrefOf} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '13.5rem minmax(0, 1fr)' }}
        columnGap={{ lg: 12 }}
      >
        <chakra.aside
          aria-label={m.catalogue_filters()}
          display={{ base: 'none', lg: 'block' }}
          // Without JavaScript the filter sheet cannot open, so filters are shown below the products on phones.
          css={{ '@media (scripting: none)': { display: 'block', order: { base: 1, lg: 0 } } }}
        >
          {facets ? <FacetPanel id={filtersForm} {...facets} /> : failure ? null : <Skeleton height="32rem" />}
        </chakra.aside>
        <chakra.div minWidth={0}>
          <ActiveFilters
            query={query}
            filters={isNameless ? filters.filter(({ id }) => id !== 'collection') : filters}
            currency={currency}
            onQueryChange={onQueryChange}
            hrefOf={hrefOf}
          />
          {failure ? (
            <FailedState
              failure={failure}
              title={m.catalogue_failed_title()}
              safe={m.catalogue_failed_safe()}
              onRetry={onRetry}
              isRetrying={isLoading}
              headingLevel={below}
            />
          ) : page === undefined ? (
            <ProductGridSkeleton count={12} />
          ) : page.total === 0 ? (
            <>
              <NothingFound
                {...{ query, filters, below, hrefOf, onQueryChange }}
                isCollectionAlone={collection !== undefined && filters.length === 1 && query.q === ''}
              />
              {page.nearest?.length ? (
                <chakra.section aria-labelledby="nearest" marginTop={{ base: 8, md: 12 }}>
                  <chakra.h2 as={`h${below}`} id="nearest" textStyle="section" marginBottom={6}>
                    {m.catalogue_nearest()}
                  </chakra.h2>
                  <ProductGrid
                    products={page.nearest}
                    isStale={isLoading}
                    isFirstView={false}
                    headingLevel={hasHero ? 4 : 3}
                  />
                </chakra.section>
              ) : null}
            </>
          ) : (
            <>
              <ProductGrid products={page.items} isStale={isLoading} isFirstView={!hasHero} headingLevel={below} />
              <Pagination
                page={page.page}
                pageCount={Math.ceil(page.total / page.pageSize)}
                hrefOf={(target) => hrefOf({ query: { ...query, page: target.page } })}
              />
            </>
          )}
        </chakra.div>
      </chakra.div>
      <Sheet
        isOpen={hasSheet}
        onClose={() => setHasSheet(false)}
        title={m.catalogue_filters()}
        footer={
          <Button variant="accent" isWide isBusy={isLoading} onClick={() => setHasSheet(false)}>
            {m.catalogue_filters_show({ count: page?.total ?? 0 })}
          </Button>
        }
      >
        {facets ? <FacetPanel {...facets} /> : null}
      </Sheet>
    </chakra.section>
  )
}

import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { CardGrid } from '../../components/card-grid/index.ts'
import { ChipGroup } from '../../components/chip-group/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { Drafts } from './drafts.tsx'
import { DesignableProductCard, DesignableProductCardSkeleton } from './designable-product-card.tsx'
import { Templates } from './templates.tsx'
import type { CreateDesignScreenProps } from './types.ts'

const everything = 'everything'

/** Start of designing: drafts, products and templates. */
export function CreateDesignScreen({
  products,
  isLoading = false,
  failure,
  onRetry,
  categories,
  category,
  onCategoryChange,
  templates,
  drafts
}: CreateDesignScreenProps) {
  const chips = [
    { value: everything, label: m.designs_category_all() },
    ...categories.map(({ slug, name }) => ({ value: slug, label: name }))
  ]
  return (
    <Page title={m.designs_create_title()} lead={m.designs_create_lead()}>
      <Drafts drafts={drafts} />
      <chakra.section aria-label={m.designs_products()} display="grid" gap={8}>
        <ChipGroup
          legend={m.designs_categories()}
          options={chips}
          value={category ?? everything}
          onChange={({ value }) => onCategoryChange({ category: value === everything ? null : value })}
        />
        {products && products.length > 0 ? (
          <CardGrid aria-busy={isLoading || undefined}>
            {products.map((product, index) => (
              <li key={product.slug}>
                <DesignableProductCard product={product} isPriority={index === 0 && drafts.length === 0} />
              </li>
            ))}
          </CardGrid>
        ) : failure ? (
          <FailedState
            failure={failure}
            title={m.designs_create_failed_title()}
            safe={m.designs_products_failed_safe()}
            onRetry={onRetry}
          />
        ) : isLoading || products === undefined ? (
          <CardGrid aria-busy aria-label={m.designs_loading()}>
            {['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => (
              <DesignableProductCardSkeleton key={key} />
            ))}
          </CardGrid>
        ) : (
          <EmptyState
            drawing="search"
            title={m.designs_create_empty_title()}
            {...(category === null
              ? undefined
              : {
                  action: (
                    <Button onClick={() => onCategoryChange({ category: null })}>
                      {m.designs_create_empty_action()}
                    </Button>
                  )
                })}
          >
            {m.designs_create_empty_text()}
          </EmptyState>
        )}
      </chakra.section>
      <Templates templates={templates} />
    </Page>
  )
}

import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { useRef } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import type { Failure } from '../../failure/index.ts'
import { lazyModule, useLazyModule } from '../../lazy-module/index.ts'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'

const tableModule = lazyModule(() => import('./comparison-table.tsx'))

export interface ComparisonScreenProps {
  /** Available products in column order; undefined while loading. */
  products: readonly Product[] | undefined
  /** Expected number of columns. */
  count: number
  /** Number of discontinued products. @default 0 */
  missingCount?: number
  failure?: Failure | undefined
  onRetry: () => void
  /** Hides rows without differences. @default false */
  hasOnlyDifferences?: boolean
  onOnlyDifferences: (change: { hasOnlyDifferences: boolean }) => void
  /** Slug of the product being added to the cart. */
  addingSlug?: string | undefined
  /** For products without open options. */
  onAddToCart: (product: Product) => void
  onRemove: (product: Product) => void
}

/** Product comparison. */
export function ComparisonScreen({
  products,
  count,
  missingCount = 0,
  failure,
  onRetry,
  hasOnlyDifferences = false,
  onOnlyDifferences,
  addingSlug,
  onAddToCart,
  onRemove
}: ComparisonScreenProps) {
  const place = useRef<HTMLElement>(null)
  const code = useLazyModule(tableModule, count > 0)
  const remove = (product: Product) => {
    // The pressed element is gone: focus moves to the top of the table.
    place.current?.focus({ preventScroll: true })
    onRemove(product)
  }
  if (failure && products === undefined)
    return (
      <Page title={m.compare_title()}>
        <FailedState failure={failure} title={m.compare_failed()} safe={m.compare_failed_safe()} onRetry={onRetry} />
      </Page>
    )
  const isWaiting = products === undefined || (products.length > 0 && code === undefined)
  return (
    <Page title={m.compare_title()} lead={m.compare_lead()} aria-busy={isWaiting || undefined}>
      <chakra.section ref={place} tabIndex={-1} outline="none" aria-label={m.compare_title()}>
        {missingCount > 0 ? (
          <chakra.p color="fg.muted" marginBottom={4}>
            {m.compare_missing({ count: missingCount })}
          </chakra.p>
        ) : null}
        {products?.length === 1 ? <p>{m.compare_one()}</p> : null}
        {products?.length === 0 ? (
          <EmptyState
            title={m.compare_empty()}
            action={
              <LinkButton variant="accent" href="/">
                {m.compare_empty_action()}
              </LinkButton>
            }
          >
            {m.compare_empty_text()}
          </EmptyState>
        ) : products && code ? (
          <code.ComparisonTable
            products={products}
            addingSlug={addingSlug}
            hasOnlyDifferences={hasOnlyDifferences}
            onOnlyDifferences={onOnlyDifferences}
            onAddToCart={onAddToCart}
            onRemove={remove}
          />
        ) : (
          <ComparisonSkeleton count={count} />
        )}
      </chakra.section>
    </Page>
  )
}

import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { useRef } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import type { Failure } from '../../failure/index.ts'
import { onDemand, useCode } from '../../on-demand/index.ts'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'

const tableCode = onDemand(() => import('./comparison-table.tsx'))

export interface ComparisonScreenProps {
  /** Those on sale, in the order of the columns; undefined while they are on their way. */
  products: readonly Product[] | undefined
  /** How many there will be. */
  count: number
  /** Products of the comparison that are no longer on sale. @default 0 */
  missingCount?: number
  failure?: Failure | undefined
  onRetry: () => void
  /** Rows in which all products are alike are hidden. @default false */
  hasOnlyDifferences?: boolean
  onOnlyDifferences: (change: { hasOnlyDifferences: boolean }) => void
  /** Slug of the product that is being put into the cart. */
  addingSlug?: string | undefined
  /** Of a product that leaves nothing to choose. */
  onAddToCart: (product: Product) => void
  onRemove: (product: Product) => void
}

/** Products beside each other. */
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
  const code = useCode(tableCode, count > 0)
  const remove = (product: Product) => {
    // What was pressed is gone: the keyboard goes on from the top of what is left.
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

import { m } from '@motif/messages'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { NothingHereScreen } from '../status/index.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'
import type { ProductScreenProps } from './types.ts'

/** The product page in each of its states. */
export function ProductScreen({
  product,
  card,
  isLoading,
  failure,
  onRetry,
  onSearchSubmit,
  ...rest
}: ProductScreenProps) {
  if (product) {
    return (
      <Page paddingBlock={{ base: 3, md: 5 }}>
        <ProductView key={product.slug} product={product} {...rest} />
      </Page>
    )
  }
  if (failure?.code === 'not-found')
    return (
      <NothingHereScreen
        title={m.product_not_found_title()}
        text={m.product_not_found_text()}
        onSearchSubmit={onSearchSubmit}
      />
    )
  if (failure)
    return (
      <FailedState
        failure={failure}
        headingLevel={1}
        title={m.product_failed_title()}
        safe={m.product_failed_safe()}
        onRetry={onRetry}
        isRetrying={isLoading}
      />
    )
  return (
    <Page paddingBlock={{ base: 3, md: 5 }}>
      <ProductSkeleton card={card} chosen={rest.initialOptions} />
    </Page>
  )
}

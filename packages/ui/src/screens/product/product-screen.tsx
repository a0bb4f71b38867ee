import { m } from '@motif/messages'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { NotFoundScreen } from '../status/index.ts'
import { PreviewBar } from './preview-bar.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'
import type { ProductScreenProps } from './types.ts'

/** The product page in all states. */
export function ProductScreen({
  product,
  card,
  isLoading,
  failure,
  onRetry,
  onSearchSubmit,
  isPreview = false,
  ...rest
}: ProductScreenProps) {
  if (product) {
    return (
      <>
        {rest.previewEndsAt === undefined ? null : <PreviewBar endsAt={rest.previewEndsAt} />}
        <Page paddingBlock={{ base: 3, md: 5 }}>
          <ProductView key={product.slug} product={product} {...rest} />
        </Page>
      </>
    )
  }
  if (failure?.code === 'not-found')
    return (
      <NotFoundScreen
        title={isPreview ? m.product_preview_ended_title() : m.product_not_found_title()}
        text={isPreview ? m.product_preview_ended_text() : m.product_not_found_text()}
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

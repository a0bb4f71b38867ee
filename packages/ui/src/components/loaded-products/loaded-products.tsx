import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import type { Failure } from '../../failure/index.ts'
import { FailedState } from '../failed-state/index.ts'

export interface LoadedProductsProps<Products> {
  /** Undefined while loading. */
  products: Products | undefined
  /** Set if loading failed. */
  failure: Failure | undefined
  onRetry: () => void
  /** Introductory text, such as the number of products. */
  lead: (products: Products) => string
  /** Shown while loading. */
  skeleton: ReactNode
  children: (products: Products) => ReactNode
}

/** Products for a design: error, skeleton or content. */
export const LoadedProducts = <Products,>({
  products,
  failure,
  onRetry,
  lead,
  skeleton,
  children
}: LoadedProductsProps<Products>) =>
  failure && products === undefined ? (
    <FailedState
      failure={failure}
      title={m.editor_product_failed_title()}
      safe={m.editor_product_failed_safe()}
      onRetry={onRetry}
      headingLevel={3}
    />
  ) : (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <chakra.output textStyle="small" color="fg.muted">
        {products === undefined ? m.editor_product_loading() : lead(products)}
      </chakra.output>
      {products === undefined ? skeleton : children(products)}
    </chakra.div>
  )

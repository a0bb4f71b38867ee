import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import type { Failure } from '../../failure/index.ts'
import { FailedState } from '../failed-state/index.ts'

export interface LoadedProductsProps<Products> {
  /** Nothing until they are loaded. */
  products: Products | undefined
  /** Why they could not be loaded. */
  failure: Failure | undefined
  onRetry: () => void
  /** What is said above them once they are there, such as how many there are. */
  lead: (products: Products) => string
  /** Their places while they load. */
  skeleton: ReactNode
  children: (products: Products) => ReactNode
}

/** Products that a design can go on: why they did not load, their places while they do, and then they themselves. */
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

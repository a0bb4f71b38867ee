import type { Failure, Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { ReactNode } from 'react'
import type { ProductChoicesProps } from '../../components/product-choices/index.ts'

/** A product the design can go on, before it goes there. */
export interface AskedProduct {
  product: Pick<Product, 'name' | 'options' | 'variants' | 'price'>
  /** The design on it, in what is chosen here. */
  picture: ReactNode
  options: ChosenOptions
  /** Names of sides of the present product that have no place on it. */
  leftOut: readonly string[]
}

export interface ChangeProductDialogProps {
  /** What the design is on now. */
  present: string
  /** What is looked for among the products. */
  text: string
  onSearch: (search: { text: string }) => void
  /** Products that can be designed; nothing until they are loaded. */
  products?: ProductChoicesProps['products']
  /** How many were found in all, where more were found than are shown. */
  total?: number | undefined
  /** Why they could not be loaded. */
  failure?: Failure | undefined
  onRetry: () => void
  /** The product that was pressed and is being fetched. @default none */
  opening?: string | null
  /** Why the product pressed last could not be had. @default it could */
  refusal?: Failure | null
  onChoose: (choice: { product: string }) => void
  /** Something is to be chosen, or to be known, before the design goes there. @default nothing */
  asked?: AskedProduct | null
  onChooseOption: (choice: { optionId: string; value: string }) => void
  onConfirm: () => void
  /** Back to the products. */
  onBack: () => void
  /** The product one came back from: it has the focus. @default none */
  looked?: string | null
  /** It is the design of a line of the cart. @default false */
  isOfCart?: boolean
  onClose: () => void
}

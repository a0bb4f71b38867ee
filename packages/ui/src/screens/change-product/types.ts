import type { Failure, Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { ReactNode } from 'react'
import type { ProductChoicesProps } from '../../components/product-choices/index.ts'

/** A target product to confirm. */
export interface ProductToConfirm {
  product: Pick<Product, 'name' | 'options' | 'variants' | 'price'>
  /** The design on it, with the chosen options. */
  picture: ReactNode
  options: ChosenOptions
  /** Names of the current product's areas without a target. */
  leftOut: readonly string[]
}

export interface ChangeProductDialogProps {
  /** The current product. */
  present: string
  /** Search input. */
  text: string
  onSearch: (search: { text: string }) => void
  /** Designable products; undefined while loading. */
  products?: ProductChoicesProps['products']
  /** Total number of results, if more than shown. */
  total?: number | undefined
  /** Set if loading failed. */
  failure?: Failure | undefined
  onRetry: () => void
  /** The chosen product, loading. @default none */
  opening?: string | null
  /** Why the chosen product failed to load. @default none */
  refusal?: Failure | null
  onChoose: (choice: { product: string }) => void
  /** A product that needs a choice or confirmation. @default none */
  asked?: ProductToConfirm | null
  onChooseOption: (choice: { optionId: string; value: string }) => void
  onConfirm: () => void
  /** Back to the products. */
  onBack: () => void
  /** The product returned from, which gets focus. @default none */
  looked?: string | null
  /** The design belongs to a cart line. @default false */
  isOfCart?: boolean
  onClose: () => void
}

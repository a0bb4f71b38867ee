import type { Failure, Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { ReactNode } from 'react'

/** The design on another product, ready to buy. */
export interface OfferedCopy {
  product: Pick<Product, 'slug' | 'name' | 'options' | 'variants' | 'price'>
  picture: ReactNode
  /** Chosen options. */
  options: ChosenOptions
  /** Names of the current product's areas without a target. */
  leftOut: readonly string[]
  /** Findings must be reviewed in the editor first. */
  isToBeSeen: boolean
  /** Items of the product in the cart, any variant. */
  inCart: number
}

export interface AlsoOnDialogProps {
  /** Name of the design. */
  name: string
  /** Undefined while loading. */
  copies?: readonly OfferedCopy[] | undefined
  /** Set if loading failed. */
  failure?: Failure | undefined
  onRetry: () => void
  /** Why the last add to cart failed. */
  refusal?: { product: string; failure: Failure } | undefined
  /** Slug being added. @default none */
  busy?: string | undefined
  onChooseOption: (choice: { product: string; optionId: string; value: string }) => void
  /** Adds one item. */
  onAdd: (choice: { product: string; variantId: string }) => void
  /** Continues designing on that product. */
  onPut: (choice: { product: string }) => void
  onClose: () => void
}

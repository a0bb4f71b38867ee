import type { Failure, Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { ReactNode } from 'react'

/** The design on another product, ready to be bought there. */
export interface OfferedCopy {
  product: Pick<Product, 'slug' | 'name' | 'options' | 'variants' | 'price'>
  picture: ReactNode
  /** What is chosen so far. */
  options: ChosenOptions
  /** Names of sides of the present product that have no place on it. */
  leftOut: readonly string[]
  /** Something is to be looked at in the tool before it can be bought there. */
  isToBeSeen: boolean
  /** Pieces of the product that are in the cart, in any choice. */
  inCart: number
}

export interface AlsoOnDialogProps {
  /** Of the design. */
  name: string
  /** Nothing until they are loaded. */
  copies?: readonly OfferedCopy[] | undefined
  /** Why they could not be loaded. */
  failure?: Failure | undefined
  onRetry: () => void
  /** Why the product pressed last is not in the cart. */
  refusal?: { product: string; failure: Failure } | undefined
  /** What is being put into the cart. @default nothing */
  busy?: string | undefined
  onChooseOption: (choice: { product: string; optionId: string; value: string }) => void
  /** One piece of what is chosen. */
  onAdd: (choice: { product: string; variantId: string }) => void
  /** Goes on designing on that product. */
  onPut: (choice: { product: string }) => void
  onClose: () => void
}

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

/** A copy to add: one item of a variant. */
export interface CopyToAdd {
  product: string
  variantId: string
}

/** What became of adding several copies at once: all of them, or none. */
export type AllOutcome =
  | { state: 'adding' }
  /** `products`: their names. Without `onUndo`, undo is not available. */
  | { state: 'added'; products: readonly string[]; onUndo?: (() => void) | undefined }
  | { state: 'undone'; products: readonly string[] }
  | { state: 'failed'; failure: Failure }

export interface AlsoOnDialogProps {
  /** Name of the design. */
  name: string
  /** Introduction above the products. @default that of one's own design */
  lead?: string | undefined
  /** Undefined while loading. */
  copies?: readonly OfferedCopy[] | undefined
  /** Set if loading failed. */
  failure?: Failure | undefined
  onRetry: () => void
  /** Why the last add to cart failed. */
  refusal?: { product: string; failure: Failure } | undefined
  /** Slug being added. @default none */
  busy?: string | undefined
  /** Outcome of the last `onAddAll`. @default none */
  all?: AllOutcome | undefined
  onChooseOption: (choice: { product: string; optionId: string; value: string }) => void
  /** Adds one item. */
  onAdd: (choice: CopyToAdd) => void
  /** Adds one item of each, all or none. */
  onAddAll: (choice: { copies: readonly CopyToAdd[] }) => void
  /** Continues designing on that product. */
  onPut: (choice: { product: string }) => void
  onClose: () => void
}

import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { Failure } from '../outcome/index.ts'

/** A target product for a design, and the fitted result. */
export interface OfferedProduct {
  product: Product
  /** The nearest colour, and the other preselected options. */
  options: ChosenOptions
  /** Names of the current product's areas without a target. */
  leftOut: readonly string[]
}

export interface ProductChangeContext {
  /** The search input. */
  text: string
  /** The last search query. */
  q: string
  /** Slug of the last chosen product, until another search. */
  slug: string | null
  failure: Failure | null
  offered: OfferedProduct | null
}

export type ProductChangeEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'CHOOSE'; slug: string }
  | { type: 'CHOOSE_OPTION'; optionId: string; value: string }
  | { type: 'CONFIRM' }
  /** Back to the products. */
  | { type: 'BACK' }

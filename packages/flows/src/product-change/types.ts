import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { Failure } from '../outcome/index.ts'

/** A product a design may be put on, and how it would be there. */
export interface OfferedProduct {
  product: Product
  /** The nearest colour, and what else it is chosen in at first. */
  options: ChosenOptions
  /** Names of sides of the present product that have no place there. */
  leftOut: readonly string[]
}

export interface ProductChangeContext {
  /** What is looked for among the products, as it stands in the field. */
  text: string
  /** What was looked for last. */
  q: string
  /** The product that was pressed last, until another search. */
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

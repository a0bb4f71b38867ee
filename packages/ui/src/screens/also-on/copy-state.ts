import { missingOptions, variantOf, variantsFor } from '@motif/contract/product-rules'
import type { OfferedCopy } from './types.ts'

type Choice = Pick<OfferedCopy, 'product' | 'options'>

/** The variant of a complete choice. */
export const variantOfCopy = ({ product, options }: Choice) =>
  missingOptions(product, options).length > 0 ? undefined : variantOf(product, options)

/** Whether every variant of the choice is sold out. */
export const isSoldOutCopy = ({ product, options }: Choice): boolean =>
  variantsFor(product, options).every(({ stock }) => stock === 0)

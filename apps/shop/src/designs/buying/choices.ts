import type { Product } from '@motif/contract'
import { isColour } from '@motif/contract/product-rules'

export { variantOf } from '@motif/contract/product-rules'

/** Whether an option is the colour of the goods. */
export const isColourOption = ({ options }: Product, optionId: string): boolean => options.some((option) => option.id === optionId && isColour(option))

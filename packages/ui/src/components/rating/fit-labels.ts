import type { Fit } from '@motif/contract'
import { m } from '@motif/messages'

const words = {
  small: () => m.product_review_fit_small(),
  true: () => m.product_review_fit_true(),
  large: () => m.product_review_fit_large()
} satisfies Record<Fit, () => string>

/** Label of a fit rating. */
export const fitLabels = (fit: Fit): string => words[fit]()

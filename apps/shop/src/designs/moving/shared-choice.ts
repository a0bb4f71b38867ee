import type { Product } from '@motif/contract'
import { type ChosenOptions, isPossible, isSoldOut } from '@motif/contract/product-rules'

interface Offer {
  product: Pick<Product, 'slug' | 'options' | 'variants'>
  options: ChosenOptions
}

interface Choice {
  product: string
  optionId: string
  value: string
}

/**
 * The options of each product after a choice on one of them. Products that lack this option get the same value, if
 * they sell it.
 */
export const withSharedChoice = (
  offers: readonly Offer[],
  { product: chosenOn, optionId, value }: Choice
): Record<string, ChosenOptions> =>
  Object.fromEntries(
    offers.map(({ product, options }) => {
      const takes =
        product.slug === chosenOn ||
        (options[optionId] === undefined &&
          isPossible(product, options, optionId, value) &&
          !isSoldOut(product, options, optionId, value))
      return [product.slug, takes ? { ...options, [optionId]: value } : options]
    })
  )

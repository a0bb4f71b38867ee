import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'

/** The variant whose price a product is shown at before one is chosen. */
export const cheapestOf = ({ variants, price }: Pick<Product, 'variants' | 'price'>): Product['variants'][number] | undefined => variants.find((variant) => variant.price.amount === price.amount)

/** The pictures of a colour, then those that fit every colour. */
export function galleryOf({ gallery }: Pick<Product, 'gallery'>, colour: string | undefined): Product['gallery'] {
  const own = gallery.filter((picture) => picture.colour === colour)
  const shown = [...own, ...gallery.filter((picture) => picture.colour === null && colour !== undefined)]
  return shown.length > 0 ? shown : gallery
}

/** The way into the design tool with exactly what is chosen, and with what is printed on it already. */
export const designHref = ({ slug, isReadyMade }: Pick<Product, 'slug' | 'isReadyMade'>, chosen: ChosenOptions): string =>
  `/designertool?${new URLSearchParams({ product: slug, ...(isReadyMade ? { template: slug } : undefined), ...chosen })}`

import type { Design, Product } from '@motif/contract'
import { toaster } from '@motif/ui/components/toaster'
import { m } from '@motif/ui/messages'
import { addToCart } from '../services/cart.ts'
import { call } from '../services/api.ts'

/** The first variant in stock in the design's colour, or in any. */
function variantFor({ variants, options }: Product, colour: string | undefined) {
  const colourOption = options.find(({ values }) => values.some(({ swatch }) => swatch !== null))?.id
  const inStock = variants.filter(({ stock }) => stock > 0)
  return inStock.find((variant) => colourOption !== undefined && variant.options[colourOption] === colour) ?? inStock[0]
}

/** Puts one piece of a saved design into the cart, as a frozen copy. @throws what the shop said instead */
export async function putDesignInCart({ id, name, document }: Pick<Design, 'id' | 'name' | 'document'>): Promise<void> {
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: document.product } })
  const variant = variantFor(product, document.colour)
  if (variant === undefined) {
    toaster.show({ tone: 'warn', title: m.common_failure_out_of_stock() })
    return
  }
  await addToCart({ variantId: variant.id, quantity: 1, design: id.startsWith('device-') ? { document } : { document, designId: id } })
  toaster.show({ about: `cart ${id}`, tone: 'good', title: m.cart_added({ name }) })
}

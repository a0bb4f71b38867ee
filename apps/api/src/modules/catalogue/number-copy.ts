import type { ProductInput } from '@motif/contract'
import { freeName, skuLettersMax, slugLettersMax } from '@motif/contract/admin-product-rules'
import { eq, inArray } from 'drizzle-orm'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Transaction } from '../../platform/database.ts'
import { products, variants } from './tables.ts'

/** Longest name, in letters. */
const nameMax = 120

/** Appends an ending, within a length. */
const ending = (text: string, end: string, max: number) =>
  `${text.slice(0, max - end.length).replace(/[-\s]+$/, '')}${end}`

function numbered(input: ProductInput, number: number): ProductInput {
  // Long SKUs may become equal where they are cut.
  const skus = new Set<string>()
  const skuOf = (sku: string) => {
    const free = freeName(skus, ending(sku, `-${number}`, skuLettersMax), skuLettersMax)
    skus.add(free)
    return free
  }
  return {
    ...input,
    name: ending(input.name, ` ${number}`, nameMax),
    slug: ending(input.slug, `-${number}`, slugLettersMax),
    variants: input.variants.map((variant) => ({ ...variant, sku: skuOf(variant.sku) }))
  }
}

/** A copy of a product with the first number, from 2 on, whose slug and SKUs are all free. Concurrent copies wait for each other. */
export async function numberCopy(tx: Transaction, input: ProductInput): Promise<ProductInput> {
  await lockFor(tx, 'productCopies')
  for (let number = 2; ; number++) {
    const copy = numbered(input, number)
    const skus = copy.variants.map(({ sku }) => sku)
    const taken =
      (await tx.$count(products, eq(products.slug, copy.slug))) +
      (await tx.$count(variants, inArray(variants.sku, skus)))
    if (taken === 0) return copy
  }
}

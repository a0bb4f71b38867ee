import type { ProductChangeSnapshot } from './machine.ts'

/** The product being loaded. */
export const openingSlugOf = (snapshot: ProductChangeSnapshot) =>
  snapshot.matches('opening') ? snapshot.context.slug : null
/** The product that needs a confirmation. */
export const productToConfirmOf = (snapshot: ProductChangeSnapshot) =>
  snapshot.matches('asking') ? snapshot.context.offered : null
/** The chosen product. */
export const chosenOf = (snapshot: ProductChangeSnapshot) =>
  snapshot.matches('done') ? snapshot.context.offered : null

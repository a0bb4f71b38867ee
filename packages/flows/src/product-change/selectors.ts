import type { ProductChangeSnapshot } from './machine.ts'

/** The product that is being fetched. */
export const openingSlugOf = (snapshot: ProductChangeSnapshot) =>
  snapshot.matches('opening') ? snapshot.context.slug : null
/** The product that something is to be said of first. */
export const askedOf = (snapshot: ProductChangeSnapshot) =>
  snapshot.matches('asking') ? snapshot.context.offered : null
/** The product the design goes on. */
export const chosenOf = (snapshot: ProductChangeSnapshot) =>
  snapshot.matches('done') ? snapshot.context.offered : null

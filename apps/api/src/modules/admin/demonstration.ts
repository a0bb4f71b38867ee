import { demoCatalogue } from '../../demo/catalogue.ts'

/** Slugs of the demonstration products, whether or not this shop has them. */
export const demonstrationSlugs = demoCatalogue.products.map(({ slug }) => slug)

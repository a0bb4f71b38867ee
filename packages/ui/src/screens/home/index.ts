export { heroProductOf } from './hero-product.ts'
export { HomeScreen } from './home-screen.tsx'
export { emptyQuery } from './query.ts'
export type { CatalogueQuery, HeroProduct, HomeScreenProps, ProductSort } from './types.ts'

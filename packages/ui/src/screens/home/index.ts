export { HomeScreen } from './home-screen.tsx'
export { emptyQuery } from './query.ts'
export type { CatalogueQuery, HeroProduct, HeroScene, HomeScreenProps, LiveHero, ProductSort } from './types.ts'

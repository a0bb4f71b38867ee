export { HomeScreen } from './home-screen.tsx'
export type { HeroProduct, HeroScene, HomeScreenProps, LiveHero } from './types.ts'
export { isCollectionLoading } from './query.ts'

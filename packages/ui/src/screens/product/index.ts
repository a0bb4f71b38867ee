export { ProductScreen } from './product-screen.tsx'
export type { HelpfulVotes, ProductScreenProps, ReviewList } from './types.ts'

export { ProductScreen } from './product-screen.tsx'
export type { AskedQuestions, HelpfulVotes, ProductScreenProps, ReviewList } from './types.ts'

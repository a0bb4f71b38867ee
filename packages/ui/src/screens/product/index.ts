export { ProductScreen } from './product-screen.tsx'
export type { ProductScreenProps, ReviewList } from './types.ts'

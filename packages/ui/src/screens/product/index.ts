export { ProductScreen } from './product-screen.tsx'
export type { ProductScreenProps } from './types.ts'

export { ProductScreen } from './product-screen.tsx'
export type { ChosenOptions, ProductScreenProps } from './types.ts'

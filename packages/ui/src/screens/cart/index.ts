export { CartScreen } from './cart-screen.tsx'
export type { CartEstimate, CartLine, CartScreenProps, Country } from './types.ts'

export { CartLinkScreen } from './cart-link-screen.tsx'
export { CartScreen } from './cart-screen.tsx'
export type { CartEstimate, CartLine, CartScreenProps, Country } from './types.ts'

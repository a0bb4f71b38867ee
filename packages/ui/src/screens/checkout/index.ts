export { CheckoutScreen } from './checkout-screen.tsx'
export type { CheckoutScreenProps, CheckoutStatus, CheckoutStep, CheckoutTyped, MethodId } from './types.ts'

export { CheckoutScreen } from './checkout-screen.tsx'
export type {
  CheckoutEntered,
  CheckoutScreenProps,
  CheckoutStatus,
  CheckoutStep,
  CheckoutTyped,
  MethodId
} from './types.ts'

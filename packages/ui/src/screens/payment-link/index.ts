export { PaymentLinkScreen, type PaymentLinkScreenProps } from './payment-link-screen.tsx'

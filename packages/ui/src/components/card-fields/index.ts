export { CardNumberField, type CardNumberFieldProps } from './card-number-field.tsx'
export { isCardNumber } from './card-number.ts'
export { TestCards } from './test-cards.tsx'
export { type PaymentLook, usePaymentLook } from './payment-look.ts'

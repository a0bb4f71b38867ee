export { toE164 } from '@motif/contract/phone-rules'
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx'

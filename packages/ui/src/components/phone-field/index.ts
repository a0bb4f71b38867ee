export { toE164 } from './e164.ts'
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx'

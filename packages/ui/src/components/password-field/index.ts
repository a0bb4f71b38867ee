export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { type Strength, strengthOf } from './strength.ts'

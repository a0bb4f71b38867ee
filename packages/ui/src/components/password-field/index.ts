export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { type Strength } from './strength.ts'

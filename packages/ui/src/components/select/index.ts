export { Select, SelectField, type SelectFieldProps } from './select.tsx'

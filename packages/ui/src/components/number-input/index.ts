export { useTypedNumber } from './use-typed-number.ts'

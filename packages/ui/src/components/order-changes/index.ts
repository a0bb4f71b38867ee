export { OrderChanges } from './order-changes.tsx'

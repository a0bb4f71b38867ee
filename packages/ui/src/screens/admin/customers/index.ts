export { Customers } from './customers.tsx'
export type { CustomerQuery } from './types.ts'

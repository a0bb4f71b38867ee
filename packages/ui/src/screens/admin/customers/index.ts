export { Customers } from './customers.tsx'
export type { CustomerQuery, CustomerSectionProps } from './types.ts'

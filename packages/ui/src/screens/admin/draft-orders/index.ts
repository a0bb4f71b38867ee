export { DraftOrders } from './draft-orders.tsx'
export type { DraftOrderQuery, DraftOrderSectionProps, DraftProduct } from './types.ts'

/** Draft orders that staff create for customers, and their payment links. */
export { hasDraftOrders, removeDeletedDrafts } from './currency.ts'
export { draftDocuments } from './lines.ts'
export { draftOrderData } from './personal-data.ts'
export { draftOrdersModule } from './routes.ts'

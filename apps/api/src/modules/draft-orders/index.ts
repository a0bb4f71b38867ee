/** Draft orders that staff create for customers, and their payment links. */
export { draftDocuments } from './lines.ts'
export { draftOrderData } from './personal-data.ts'
export { draftOrdersModule } from './routes.ts'

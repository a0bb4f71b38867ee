/** Orders that staff put together for customers, and the links they are paid by. */
export { draftDocuments } from './lines.ts'
export { draftOrderData } from './personal-data.ts'
export { draftOrdersModule } from './routes.ts'

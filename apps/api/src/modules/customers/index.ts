/** Whom the shop knows, what it keeps about them, and erasing that. */
export { type CustomerToImport, exportedImported, importCustomer } from './imported.ts'
export { firstCustomers } from './list.ts'
export { customersModule } from './routes.ts'

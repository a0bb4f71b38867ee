/** Customers: list, personal data, erasure. */
export { type CustomerToImport, exportedImported, importCustomer } from './imported.ts'
export { exportedDesigns } from './designs.ts'
export { firstCustomers } from './list.ts'
export { customersModule } from './routes.ts'

/** CSV import and export of products, stock and customers; export of orders and subscribers. */
export { hasUnfinishedImport } from './imports.ts'
export { csvModule } from './routes.ts'

/** Invoices and credit notes. */
export { issueInvoiceDocuments, lacksInvoiceDocuments } from './issue.ts'
export { invoiceDocumentsOf } from './documents.ts'
export { invoiceData } from './personal-data.ts'
export { invoicesModule } from './routes.ts'

import { inArray } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { orderIdsOf } from '../orders/index.ts'
import { invoices } from './tables.ts'

/** Invoices and credit notes. Tax law requires that they never change. */
export const invoiceData = rowsAbout(
  { table: invoices, by: invoices.id, which: (subject) => inArray(invoices.orderId, orderIdsOf(subject)) },
  { kind: 'invoices', fate: 'kept' }
)

import { eq } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { stockAlerts } from './tables.ts'

export const stockAlertData = rowsAbout(
  { table: stockAlerts, by: stockAlerts.variantId, which: ({ email }) => eq(stockAlerts.email, email) },
  { kind: 'stockAlerts', fate: 'erased' }
)

import type { CurrencyObstacle } from '@motif/contract/currency-rules'
import type { Database, Transaction } from '../../platform/database.ts'
import { hasUnfinishedBulkEdit } from '../catalogue/index.ts'
import { hasUnfinishedImport } from '../csv/index.ts'
import { hasDraftOrders } from '../draft-orders/index.ts'
import { hasGiftCards } from '../gift-cards/index.ts'
import { hasOrders } from '../orders/index.ts'

/** What fixes the currency at present. Refunds belong to orders. */
export async function obstaclesToCurrency(db: Database | Transaction): Promise<CurrencyObstacle[]> {
  const found: Record<CurrencyObstacle, boolean> = {
    orders: await hasOrders(db),
    'gift-cards': await hasGiftCards(db),
    drafts: await hasDraftOrders(db),
    'bulk-edits': await hasUnfinishedBulkEdit(db),
    imports: await hasUnfinishedImport(db)
  }
  return (Object.keys(found) as CurrencyObstacle[]).filter((obstacle) => found[obstacle])
}

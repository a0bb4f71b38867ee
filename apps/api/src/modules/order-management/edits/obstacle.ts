import type { OrderEditObstacle } from '@motif/contract'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderRow } from '../../orders/index.ts'
import { moneyOf } from '../../payments/index.ts'

/** Why an order cannot be changed; null if it can. */
export async function obstacleOf(
  { shop }: Pick<Platform, 'shop'>,
  db: Database | Transaction,
  { id, status, currency }: OrderRow
): Promise<OrderEditObstacle | null> {
  if (status === 'partially_refunded') return 'refunded'
  if (status !== 'paid') return 'status'
  // A refund that is decided but not completed.
  if ((await moneyOf(db, id)).refunds.length > 0) return 'refunded'
  return currency === shop.currency.code ? null : 'currency'
}

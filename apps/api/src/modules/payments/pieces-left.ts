import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { orderLines } from '../orders/index.ts'
import { piecesBack } from './refund-amounts.ts'
import { refunds } from './tables.ts'

/** Pieces of an order by line, minus refunded ones. A refund by amount has no lines. */
export async function piecesLeft(tx: Transaction, orderId: string): Promise<Map<string, number>> {
  const paidBack = await tx
    .select({ lines: refunds.lines, withShipping: refunds.withShipping })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['pending', 'done'])))
  const named = [...new Set(paidBack.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)))]
  if (named.length === 0) return new Map()
  const rows = await tx
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.id, named)))
  return new Map(rows.map(({ id, quantity }) => [id, quantity - piecesBack(paidBack, id)]))
}

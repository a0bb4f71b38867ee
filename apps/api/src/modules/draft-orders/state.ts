import type { DraftOrderState } from '@motif/contract/draft-order-rules'
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type StockTransaction } from '../catalogue/index.ts'
import { type OrderRow, lockOrder, orders } from '../orders/index.ts'
import { cancelLocked, syncPayment, paymentOf } from '../payments/index.ts'
import { type DraftRow, draftOrders } from './tables.ts'

/** The state of a draft. It is paid once its order was, whatever happened to that since. */
export function stateOf(
  { clock }: Pick<Platform, 'clock'>,
  { linkId, endsAt, withdrawnAt }: Pick<DraftRow, 'linkId' | 'endsAt' | 'withdrawnAt'>,
  order: Pick<OrderRow, 'paidAt'> | null | undefined
): DraftOrderState {
  if (order?.paidAt) return 'paid'
  if (linkId === null) return withdrawnAt === null ? 'draft' : 'withdrawn'
  return endsAt !== null && endsAt > clock.now() ? 'sent' : 'ended'
}

/** The same in SQL, for drafts joined with their orders. */
export const stateIn = ({ clock }: Pick<Platform, 'clock'>): SQL<DraftOrderState> => sql`case
  when ${orders.paidAt} is not null then 'paid'
  when ${draftOrders.linkId} is null then case when ${draftOrders.withdrawnAt} is null then 'draft' else 'withdrawn' end
  when ${draftOrders.endsAt} > ${clock.now().toISOString()}::timestamptz then 'sent' else 'ended' end`

export const draftNotFound = () => new ProblemError('draft-order-not-found')

/** Locks a draft until the transaction ends. In the lock order it takes the place of a cart: before its orders. */
export async function lockDraft(tx: Transaction, id: string): Promise<DraftRow> {
  const [draft] = await tx
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.id, id), isNull(draftOrders.deletedAt)))
    .for('no key update')
  if (!draft) throw draftNotFound()
  return draft
}

/** Asks the provider about a draft's order that may be paid at this moment, so that a payment is recorded before the draft changes. */
export async function askAboutOrder(platform: Platform, draftId: string): Promise<void> {
  const [waiting] = await platform.db
    .select({ orderId: orders.id })
    .from(draftOrders)
    .innerJoin(orders, eq(orders.id, draftOrders.orderId))
    .where(and(eq(draftOrders.id, draftId), eq(orders.status, 'pending')))
  if (!waiting) return
  try {
    await syncPayment(platform, await paymentOf(platform.db, waiting.orderId))
  } catch (error) {
    platform.log.warn({ err: error, draftId }, 'the payment provider could not be asked about a draft order')
  }
}

export const orderOf = async (tx: Database | Transaction, { orderId }: Pick<DraftRow, 'orderId'>) => {
  if (orderId === null) return undefined
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  return order
}

/** Cancels the unpaid order of a locked draft, so that nobody can pay it. Refused if it is paid. */
export async function giveUpOrder(platform: Platform, tx: StockTransaction, { orderId }: DraftRow): Promise<void> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId)
  if (order && order.paidAt !== null) throw new ProblemError('draft-order-paid')
  if (order?.status === 'pending') await cancelLocked(platform, tx, order, { by: 'shop', isSilent: true })
}

/** Refuses a change based on an older revision. */
export function mustBeCurrent(draft: DraftRow, revision: number): void {
  if (draft.revision !== revision) throw new ProblemError('draft-order-changed-meanwhile')
}

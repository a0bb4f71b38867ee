import { addWorkingDays, subtractWorkingDays } from '@motif/contract/delivery'
import { type SQL, and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { dayAt } from '../../platform/shop-days.ts'
import { variants } from '../catalogue/index.ts'
import { shippingDays } from '../pricing/index.ts'
import { type OrderRow, orderLines, productionJobs } from './tables.ts'

type Due = Pick<OrderRow, 'paidAt' | 'deliveryBy' | 'shippingMethod' | 'shippingAddress'>

/** The day a line must be packed by: after the production time, and in time for the promised delivery. */
function dueDay(platform: Pick<Platform, 'shop' | 'clock'>, order: Due, isPrinted: boolean): string {
  const { productionDays } = platform.shop
  const made = addWorkingDays(
    dayAt(platform, order.paidAt ?? platform.clock.now()),
    isPrinted ? productionDays.printed : productionDays.ready
  )
  if (order.deliveryBy === null) return made
  const days = shippingDays(platform.shop, order.shippingAddress.country, order.shippingMethod)
  const promised = subtractWorkingDays(order.deliveryBy, days)
  return promised < made ? promised : made
}

/** Creates the jobs of a locked order; existing ones stay. */
export async function insertOrderJobs(
  platform: Pick<Platform, 'shop' | 'clock' | 'randomId'>,
  tx: Transaction,
  order: OrderRow
): Promise<void> {
  const lines = await tx
    .select({
      id: orderLines.id,
      quantity: orderLines.quantity,
      isPrinted: sql<boolean>`${orderLines.design} is not null`,
      productId: variants.productId
    })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  if (lines.length === 0) return
  const due = { printed: dueDay(platform, order, true), plain: dueDay(platform, order, false) }
  const isBegun = order.status === 'in_production'
  const movedAt = platform.clock.now()
  await tx
    .insert(productionJobs)
    .values(
      lines.map(({ id, quantity, isPrinted, productId }) => ({
        id: platform.randomId(12),
        orderId: order.id,
        lineId: id,
        productId,
        isPrinted,
        quantity,
        dueOn: isPrinted ? due.printed : due.plain,
        stage: isPrinted ? (isBegun ? ('print' as const) : ('approve' as const)) : ('pack' as const),
        movedAt
      }))
    )
    .onConflictDoNothing()
}

const isOpenOf = (orderId: string) => and(eq(productionJobs.orderId, orderId), isNull(productionJobs.closedAt))

/** Closes the jobs of a locked order. */
async function closeJobs(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  outcome: 'sent' | 'dropped',
  which: SQL | undefined
): Promise<void> {
  await tx
    .update(productionJobs)
    .set({ closedAt: clock.now(), outcome, revision: sql`${productionJobs.revision} + 1` })
    .where(which)
}

/** Removes refunded pieces from the jobs of a locked order: `left` has the remaining ones. */
export async function shrinkOrderJobs(
  platform: Pick<Platform, 'clock'>,
  tx: Transaction,
  orderId: string,
  left: ReadonlyMap<string, number>
): Promise<void> {
  for (const [lineId, quantity] of left) {
    const isOwn = and(isOpenOf(orderId), eq(productionJobs.lineId, lineId), isNull(productionJobs.originalId))
    if (quantity <= 0) await closeJobs(platform, tx, 'dropped', isOwn)
    else
      await tx
        .update(productionJobs)
        .set({ quantity, revision: sql`${productionJobs.revision} + 1` })
        .where(and(isOwn, ne(productionJobs.quantity, quantity)))
  }
}

/** Updates the jobs of a locked order after an edit. An `exchanged` line must be approved again. */
export async function changeOrderJobs(
  platform: Pick<Platform, 'shop' | 'clock'>,
  tx: Transaction,
  order: OrderRow,
  lines: readonly { id: string; quantity: number }[],
  exchanged: ReadonlySet<string>
): Promise<void> {
  const due = { printed: dueDay(platform, order, true), plain: dueDay(platform, order, false) }
  for (const { id, quantity } of lines)
    await tx
      .update(productionJobs)
      .set({
        quantity,
        dueOn: sql`case when ${productionJobs.isPrinted} then ${due.printed}::date else ${due.plain}::date end`,
        ...(exchanged.has(id) && { stage: sql`case when ${productionJobs.isPrinted} then 'approve' else 'pack' end` }),
        revision: sql`${productionJobs.revision} + 1`
      })
      .where(and(isOpenOf(order.id), eq(productionJobs.lineId, id), isNull(productionJobs.originalId)))
}

/** Updates the jobs of an order to its status, in the same transaction. */
export async function syncJobsWithOrder(platform: Platform, tx: Transaction, order: OrderRow): Promise<void> {
  if (order.status === 'paid') await insertOrderJobs(platform, tx, order)
  else if (order.status === 'shipped') await closeJobs(platform, tx, 'sent', isOpenOf(order.id))
  // A reprint begun after shipping stays open until it is sent itself.
  else if (order.status === 'delivered')
    await closeJobs(platform, tx, 'sent', and(isOpenOf(order.id), isNull(productionJobs.originalId)))
  else if (order.status === 'cancelled' || order.status === 'refunded')
    await closeJobs(platform, tx, 'dropped', isOpenOf(order.id))
}

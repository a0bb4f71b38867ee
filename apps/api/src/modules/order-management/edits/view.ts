import type { OrderEdit, OrderEditing, StaffOrderEdit } from '@motif/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { namesOf } from '../../accounts/index.ts'
import { readSoldVariants } from '../../carts/index.ts'
import { variants } from '../../catalogue/index.ts'
import { invoiceDocumentsOf } from '../../invoices/index.ts'
import {
  type OrderEditRow,
  type OrderRow,
  changesIn,
  editsOfOrder,
  orderLines,
  orderUrl,
  orders
} from '../../orders/index.ts'
import { editPaymentOf, minimumPayment, paymentSetup } from '../../payments/index.ts'
import { deliveriesOf, parcelOf } from './delivery.ts'
import { obstacleOf } from './obstacle.ts'

type Documents = Awaited<ReturnType<typeof invoiceDocumentsOf>>['edits']

const toldOf = ({ id, at, reason, difference, endsAt, before, after }: OrderEditRow, currency: string) => ({
  id,
  at: at.toISOString(),
  reason,
  changes: changesIn({ before, after }),
  difference: { amount: difference, currency },
  endsAt: endsAt?.toISOString() ?? null
})

/** Changes of an order for its buyer: the applied ones, and the pending one. */
export async function editsFor(
  platform: Pick<Platform, 'config' | 'shop'>,
  db: Database | Transaction,
  order: OrderRow,
  documents: Documents,
  isBuyer: boolean
): Promise<OrderEdit[] | undefined> {
  if (order.revision === 0) return undefined
  const told: OrderEdit[] = []
  for (const edit of await editsOfOrder(db, order.id)) {
    const { state } = edit
    if (state !== 'open' && state !== 'applied') continue
    const paying = isBuyer && state === 'open' ? await editPaymentOf(db, edit.id) : undefined
    const { provider: _provider, ...setup } = paymentSetup(platform)
    told.push({
      ...toldOf(edit, order.currency),
      endsAt: state === 'open' ? (edit.endsAt?.toISOString() ?? null) : null,
      state,
      payment: paying?.clientSecret ? { provider: paying.provider, clientSecret: paying.clientSecret, ...setup } : null,
      documents: documents.get(edit.id) ?? null
    })
  }
  return told.length === 0 ? undefined : told
}

/** Changes of an order for staff, newest first. */
export async function staffEditsOf(
  platform: Pick<Platform, 'secret' | 'config'>,
  db: Database,
  { id, currency }: Pick<OrderRow, 'id' | 'currency'>
): Promise<StaffOrderEdit[]> {
  const edits = await editsOfOrder(db, id)
  const names = await namesOf(
    db,
    edits.map(({ by }) => by)
  )
  const documents = edits.length === 0 ? undefined : (await invoiceDocumentsOf(platform, db, id)).edits
  return edits
    .map((edit) => ({
      ...toldOf(edit, currency),
      state: edit.state,
      by: names.get(edit.by) ?? null,
      settledAt: edit.settledAt?.toISOString() ?? null,
      waiver: edit.waiver,
      paymentUrl: edit.state === 'open' ? `${orderUrl(platform, id)}#change` : null,
      documents: documents?.get(edit.id) ?? null
    }))
    .toReversed()
}

/** The alternatives for each line of an order: variants of its product on sale, and the current one. */
async function choicesIn(
  { shop, db }: Pick<Platform, 'shop' | 'db'>,
  order: OrderRow
): Promise<Pick<OrderEditing, 'lines' | 'products' | 'deliveries'>> {
  const lines = await db
    .select({
      lineId: orderLines.id,
      variantId: orderLines.variantId,
      quantity: orderLines.quantity,
      productId: variants.productId
    })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const siblings = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.productId, [...new Set(lines.map(({ productId }) => productId))]))
    .orderBy(asc(variants.position), asc(variants.id))
  const known = await readSoldVariants(
    db,
    siblings.map(({ id }) => id),
    ''
  )
  const own = new Set(lines.map(({ variantId }) => variantId))
  const byProduct = Map.groupBy(siblings, ({ productId }) => productId)
  return {
    lines: lines.map(({ lineId, productId }) => ({ lineId, productId })),
    deliveries: deliveriesOf({ shop }, order, parcelOf(order, lines, known)),
    products: Array.from(byProduct, ([productId, ids]) => ({
      productId,
      variants: ids.flatMap(({ id }) => {
        const variant = known.get(id)
        return variant && (!variant.isWithdrawn || own.has(id))
          ? [{ id, options: variant.options, available: Math.max(0, variant.available) }]
          : []
      })
    }))
  }
}

/** Data for the form that changes an order. */
export async function editingOf(platform: Platform, orderId: string): Promise<OrderEditing> {
  const { db } = platform
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new ProblemError('order-unknown')
  const obstacle = await obstacleOf(platform, db, order)
  return {
    revision: order.revision,
    obstacle,
    least: { amount: minimumPayment(platform), currency: platform.shop.currency.code },
    ...(obstacle === null ? await choicesIn(platform, order) : { lines: [], products: [], deliveries: [] }),
    edits: await staffEditsOf(platform, db, order)
  }
}

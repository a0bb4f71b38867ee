import type { OrderEdit } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Pieces } from '../catalogue/index.ts'
import { shippingName } from '../pricing/index.ts'
import { changeOrderJobs } from './production-jobs.ts'
import {
  type EditedLine,
  type OrderContent,
  type OrderEditRow,
  type OrderEditState,
  type OrderRow,
  orderEdits,
  orderLines,
  orders
} from './tables.ts'

/** Edits of an order, oldest first. */
export const editsOfOrder = (db: Database | Transaction, orderId: string): Promise<OrderEditRow[]> =>
  db.select().from(orderEdits).where(eq(orderEdits.orderId, orderId)).orderBy(asc(orderEdits.at), asc(orderEdits.id))

/** The pending edit of an order. */
export async function openEditOf(db: Database | Transaction, orderId: string): Promise<OrderEditRow | undefined> {
  const [edit] = await db
    .select()
    .from(orderEdits)
    .where(and(eq(orderEdits.orderId, orderId), eq(orderEdits.state, 'open')))
  return edit
}

export async function findEdit(db: Database | Transaction, id: string): Promise<OrderEditRow | undefined> {
  const [edit] = await db.select().from(orderEdits).where(eq(orderEdits.id, id))
  return edit
}

/** Stores an edit of a locked order and increments its revision. */
export async function insertEdit(tx: Transaction, edit: typeof orderEdits.$inferInsert): Promise<OrderEditRow> {
  const [row] = await tx.insert(orderEdits).values(edit).returning()
  if (!row) throw new Error(`The change of order ${edit.orderId} was not kept`)
  await tx
    .update(orders)
    .set({ revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, edit.orderId))
  return row
}

export async function settleEdit(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  { id, orderId }: Pick<OrderEditRow, 'id' | 'orderId'>,
  state: Exclude<OrderEditState, 'open'>
): Promise<void> {
  await tx.update(orderEdits).set({ state, settledAt: clock.now() }).where(eq(orderEdits.id, id))
  await tx
    .update(orders)
    .set({ revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, orderId))
}

function piecesIn({ lines }: OrderContent): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return pieces
}

/** Pieces by variant that an edit needs beyond those of the order, and those it returns. */
export function movedPieces({ before, after }: { before: OrderContent; after: OrderContent }): {
  more: Pieces
  fewer: Pieces
} {
  const [was, is] = [piecesIn(before), piecesIn(after)]
  const beyond = (some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) =>
    new Map(
      [...some].flatMap(([id, quantity]) => {
        const left = quantity - (others.get(id) ?? 0)
        return left > 0 ? [[id, left] as const] : []
      })
    )
  return { more: beyond(is, was), fewer: beyond(was, is) }
}

const partsOf = (value: object) =>
  JSON.stringify(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))

/** Whether two addresses or other flat objects are equal. */
export const isSame = (one: object, other: object): boolean => partsOf(one) === partsOf(other)

const namedMethod = (id: OrderRow['shippingMethod'], name: string | null | undefined) => ({
  id,
  name: shippingName({ shippingMethod: id, shippingName: name })
})

const pieces = ({ options, quantity }: EditedLine) => ({ options, quantity })

/** The changes of an edit, item by item. */
export function changesIn({ before, after }: { before: OrderContent; after: OrderContent }): OrderEdit['changes'] {
  const lines = before.lines.flatMap((line): OrderEdit['changes'] => {
    const left = after.lines.find(({ id }) => id === line.id)
    return left && left.variantId === line.variantId && left.quantity === line.quantity
      ? []
      : [{ kind: 'line', lineId: line.id, name: line.name, from: pieces(line), to: left ? pieces(left) : null }]
  })
  const [was, is] = [before.shippingMethod, after.shippingMethod]
  const delivery: OrderEdit['changes'] =
    was === undefined || is === undefined || was === is
      ? []
      : [{ kind: 'delivery', from: namedMethod(was, before.shippingName), to: namedMethod(is, after.shippingName) }]
  return isSame(before.shippingAddress, after.shippingAddress)
    ? [...lines, ...delivery]
    : [...lines, { kind: 'address', from: before.shippingAddress, to: after.shippingAddress }, ...delivery]
}

/** Applies the content of an edit to a locked order and its jobs. `designs` are those of lines with a new variant. */
export async function writeContent(
  platform: Pick<Platform, 'shop' | 'clock'>,
  tx: Transaction,
  order: OrderRow,
  { before, after }: { before: OrderContent; after: OrderContent },
  designs: ReadonlyMap<string, { design: DesignDocument; designHash: string }>
): Promise<OrderRow> {
  const gone = before.lines.filter(({ id }) => !after.lines.some((line) => line.id === id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(orderLines).where(inArray(orderLines.id, gone))
  for (const { id, ...line } of after.lines)
    await tx
      .update(orderLines)
      .set({ ...line, ...designs.get(id) })
      .where(and(eq(orderLines.id, id), eq(orderLines.orderId, order.id)))
  const { lines: _lines, ...fields } = after
  const [changed] = await tx
    .update(orders)
    .set({ ...fields, total: after.totals.total.amount })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error(`Order ${order.id} is gone`)
  const exchanged = new Set(
    after.lines
      .filter(({ id, variantId }) => before.lines.some((line) => line.id === id && line.variantId !== variantId))
      .map(({ id }) => id)
  )
  await changeOrderJobs(platform, tx, changed, after.lines, exchanged)
  return changed
}

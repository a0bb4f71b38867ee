import type { OrderEditPreview, OrderEditRequest, OrderEditing } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { namesOf } from '../../accounts/index.ts'
import { audit } from '../../audit/index.ts'
import { type Pieces, type StockTransaction, holdStock, lockVariants, stockTransaction } from '../../catalogue/index.ts'
import { issueInvoiceDocuments } from '../../invoices/index.ts'
import {
  type OrderContent,
  type OrderEditRow,
  type OrderRow,
  changesIn,
  editsOfOrder,
  findEdit,
  insertEdit,
  lockOrder,
  mailEdit,
  movedPieces,
  openEditOf,
  orders
} from '../../orders/index.ts'
import {
  applyEdit,
  closeEdit,
  giftPartOfRefund,
  insertEditPayment,
  minimumPayment,
  lockPayment,
  syncEditPayment,
  payableAmount,
  paymentOf
} from '../../payments/index.ts'
import { obstacleOf } from './obstacle.ts'
import { type Plan, type Wanted, planEdit, wantedOf } from './plan.ts'
import { editingOf } from './view.ts'

/** Largest number of changes per order, withdrawn ones included. */
const editsMax = 50

/** Days to pay a difference. */
const paymentDays = 3

interface EditInput {
  orderId: string
  /** Idempotency key. */
  key: string
  request: OrderEditRequest
}

async function refuseUneditable(platform: Platform, tx: Transaction, order: OrderRow): Promise<void> {
  const obstacle = await obstacleOf(platform, tx, order)
  if (obstacle === 'status') throw new ProblemError('order-not-editable', { params: { status: order.status } })
  if (obstacle === 'refunded') throw new ProblemError('order-edit-refunded')
  if (obstacle === 'currency') throw new ProblemError('order-edit-other-currency')
}

/** The cost of a change, without making it. */
export async function previewEdit(platform: Platform, orderId: string, wanted: Wanted): Promise<OrderEditPreview> {
  return platform.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new ProblemError('order-unknown')
    await refuseUneditable(platform, tx, order)
    const { before, after, asked } = await planEdit(platform, tx, order, wanted, { isWaived: false })
    const money = (amount: number) => ({ amount, currency: order.currency })
    return {
      changes: changesIn({ before, after }),
      before: before.totals,
      after: after.totals,
      difference: money(asked),
      toGiftCards: money(asked < 0 ? await giftPartOfRefund(tx, await paymentOf(tx, orderId), -asked) : 0)
    }
  })
}

const nameOf = ({ name, options }: OrderContent['lines'][number]) =>
  [name, ...options.map(({ value }) => value)].join(', ')

/** Reserves the stock a change needs beyond the order's own. Refuses with the missing pieces. */
async function reserveMissing(
  tx: StockTransaction,
  content: { before: OrderContent; after: OrderContent }
): Promise<void> {
  const { more, fewer } = movedPieces(content)
  await lockVariants(tx, [...more.keys(), ...fewer.keys()])
  const short = await holdStock(tx, more satisfies Pieces)
  if (short.length === 0) return
  throw new ProblemError('items-short', {
    errors: short.map(({ variantId, available }) => {
      const line = content.after.lines.find((one) => one.variantId === variantId)
      const item = line ? nameOf(line) : ''
      const pointer = `/lines/${line?.id ?? ''}`
      return available === 0
        ? { pointer, reason: 'item-just-sold-out', params: { item } }
        : { pointer, reason: 'item-short', params: { item, available } }
    })
  })
}

interface Writing {
  personId: string
  key: string
  requestHash: string
  plan: Plan
  reason: string
  waiver: string | undefined
}

/** Stores a planned change of a locked order. It is applied at once, or waits for its payment. */
async function writeEdit(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  { personId, key, requestHash, plan, reason, waiver }: Writing
): Promise<void> {
  const now = platform.clock.now()
  const { before, after, difference, waived, asked } = plan
  const isToPay = difference > 0
  if (isToPay && payableAmount(platform, difference) === 0) {
    const { code: currency, decimals } = platform.shop.currency
    throw new ProblemError('order-edit-too-small', {
      params: { least: Math.max(1, minimumPayment(platform)), currency, decimals }
    })
  }
  await lockPayment(tx, order.id)
  await reserveMissing(tx, plan)
  const edit = await insertEdit(tx, {
    id: platform.randomId(12),
    orderId: order.id,
    key,
    requestHash,
    state: isToPay ? 'open' : 'applied',
    before,
    after,
    difference,
    waived,
    waiver: asked > 0 ? (waiver ?? null) : null,
    reason,
    by: personId,
    at: now,
    endsAt: isToPay ? new Date(now.getTime() + paymentDays * 86_400_000) : null
  })
  await audit(platform, tx, {
    adminId: personId,
    action: 'order.edit',
    subject: order.id,
    change: { from: facts(before), to: facts(after), difference, reason, waiver: edit.waiver }
  })
  if (!isToPay) {
    await applyEdit(platform, tx, order, edit)
    return
  }
  await insertEditPayment(platform, tx, order, edit)
  await mailEdit(platform, tx, order, {
    changes: changesIn(plan),
    difference: { amount: difference, currency: order.currency },
    reason,
    endsAt: edit.endsAt
  })
}

/** Facts of an order for the audit log. The address is stored with the change itself, which is deleted with the order. */
const facts = ({ lines, totals, shippingMethod, shippingAddress: { country, region, city } }: OrderContent) => ({
  items: lines.map((line) => `${line.quantity} × ${nameOf(line)}`),
  place: [city, region, country].filter((part) => part !== undefined && part !== '').join(', '),
  delivery: shippingMethod,
  total: totals.total.amount
})

/** Changes an order. A lower total is refunded; a higher one must be paid by the customer first, or is waived. */
export async function editOrder(
  platform: Platform,
  personId: string,
  { orderId, key, request }: EditInput
): Promise<OrderEditing> {
  // The invoice of the former content is issued before the change.
  await issueInvoiceDocuments(platform, orderId)
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  await stockTransaction(platform, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new ProblemError('order-unknown')
    const edits = await editsOfOrder(tx, orderId)
    const known = edits.find((edit) => edit.key === key)
    if (known && known.requestHash !== requestHash) throw new ProblemError('order-edit-sent-differently')
    if (known) return
    await refuseUneditable(platform, tx, order)
    await mustBeCurrent(tx, order, edits, request.revision)
    if (await openEditOf(tx, orderId)) throw new ProblemError('order-edit-open')
    if (edits.length >= editsMax) throw new ProblemError('order-edits-full', { params: { count: editsMax } })
    const { reason, waiver } = request
    const plan = await planEdit(platform, tx, order, request, { isWaived: waiver !== undefined })
    if (plan.asked !== request.difference) throw new ProblemError('order-edit-price-changed')
    await writeEdit(platform, tx, order, { personId, key, requestHash, plan, reason, waiver })
  })
  return editingOf(platform, orderId)
}

/** Refuses a change based on an older revision of the order, and names who changed it since. */
async function mustBeCurrent(
  tx: Transaction,
  order: OrderRow,
  edits: readonly OrderEditRow[],
  revision: number
): Promise<void> {
  if (order.revision === revision) return
  const last = edits.at(-1)
  const names = last ? await namesOf(tx, [last.by]) : new Map<string, string>()
  throw new ProblemError('order-edited-meanwhile', { params: { by: names.get(last?.by ?? '') ?? '' } })
}

interface OpenEdit {
  orderId: string
  editId: string
}

/** Asks the provider about a pending change, then acts on it. */
async function withOpenEdit(
  platform: Platform,
  { orderId, editId }: OpenEdit,
  work: (tx: StockTransaction, order: OrderRow, edit: OrderEditRow) => Promise<void>
): Promise<OrderEditing> {
  await syncEditPayment(platform, editId).catch((error: unknown) =>
    platform.log.warn({ err: error, editId }, 'the payment provider could not be asked about a change')
  )
  await stockTransaction(platform, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const edit = order && (await findEdit(tx, editId))
    if (!order || edit?.orderId !== orderId) throw new ProblemError('order-edit-unknown')
    await work(tx, order, edit)
  })
  return editingOf(platform, orderId)
}

/** Withdraws a pending change. Repeated calls have no effect. */
export const withdrawEdit = (platform: Platform, personId: string, open: OpenEdit): Promise<OrderEditing> =>
  withOpenEdit(platform, open, async (tx, order, edit) => {
    if (edit.state === 'withdrawn') return
    if (edit.state !== 'open') throw new ProblemError('order-edit-closed')
    await audit(platform, tx, {
      adminId: personId,
      action: 'order.withdraw-edit',
      subject: order.id,
      change: { edit: edit.id, difference: edit.difference }
    })
    await closeEdit(platform, tx, edit, 'withdrawn')
  })

/** Applies a pending change without payment: the waived change replaces it. */
export const waiveEdit = (
  platform: Platform,
  personId: string,
  { waiver, ...open }: OpenEdit & { waiver: string }
): Promise<OrderEditing> =>
  withOpenEdit(platform, open, async (tx, order, edit) => {
    const key = `waive-${edit.id}`
    if ((await editsOfOrder(tx, order.id)).some((one) => one.key === key)) return
    if (edit.state !== 'open') throw new ProblemError('order-edit-closed')
    const { more, fewer } = movedPieces(edit)
    await lockVariants(tx, [...more.keys(), ...fewer.keys()])
    await closeEdit(platform, tx, edit, 'withdrawn')
    const plan = await planEdit(platform, tx, order, wantedOf(edit), { isWaived: true })
    await audit(platform, tx, {
      adminId: personId,
      action: 'order.waive-edit',
      subject: order.id,
      change: { edit: edit.id, difference: edit.difference, waiver }
    })
    await writeEdit(platform, tx, order, { personId, key, requestHash: '', plan, reason: edit.reason, waiver })
  })

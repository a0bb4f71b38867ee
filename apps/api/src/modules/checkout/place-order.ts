import type { CheckoutRequest, CouponProblem, Totals } from '@motif/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { openCart } from '../carts/access.ts'
import { type CartLine, lineImage, readLines } from '../carts/lines.ts'
import { piecesByVariant } from '../carts/view.ts'
import { cancelLocked, piecesOf } from '../orders/moves.ts'
import { orderNumber } from '../orders/names.ts'
import { holdFor } from '../orders/reservation.ts'
import { type Shortage, holdStock, lockVariants } from '../orders/stock.ts'
import { orderHistory, orderLines, orders } from '../orders/tables.ts'
import { keepPayment } from '../payments/begin.ts'
import { type PaymentRow, isBegun, payments } from '../payments/tables.ts'
import { priceAt, priceCart } from './price-cart.ts'
import type { LineAmounts } from './pricing.ts'

export interface Placed {
  orderId: string
  totals: Totals
  /** Why the cart's coupon is not in the price. */
  couponProblem: CouponProblem | null
  payment: PaymentRow
}

/** Orders of the cart wait whose payments may have succeeded meanwhile: they are to be asked about first, outside of any transaction. */
export class PaidPerhaps extends Error {
  override readonly name = 'PaidPerhaps'
  readonly waiting: readonly { number: string; payment: PaymentRow }[]
  constructor(waiting: PaidPerhaps['waiting']) {
    super('Orders of this cart wait for payments that may have succeeded')
    this.waiting = waiting
  }
}

/**
 * Writes a pending order from a cart and holds its pieces, all within the transaction. Locks in the order every other
 * place does: cart, coupon, orders, variants. An earlier order of the same cart that was not paid yet is replaced, once
 * the provider has been asked about it (`asked`); before that it throws `PaidPerhaps`.
 */
export async function placeOrder(platform: Platform, tx: Transaction, request: CheckoutRequest, { personId, asked }: { personId: string | undefined; asked: ReadonlySet<string> }): Promise<Placed> {
  const { shop, clock, randomId } = platform
  const { shippingAddress } = request
  const cart = await openCart(tx, request.cartId, personId, true)
  const all = await readLines(tx, cart.id)
  refuseWithdrawn(all)
  const priced = await priceCart(platform, tx, cart, all, { typedCoupon: request.coupon, buyer: { personId, email: request.email }, tx })
  const { lines, couponProblem } = priced
  if (lines.length === 0) throw new ProblemError('empty-cart', { detail: 'There is nothing in the cart to order.' })
  const { country, region } = shippingAddress
  const { method, totals, lines: amounts, usedCoupon } = priceAt(platform, priced, { country, region, pointer: '/shippingAddress/country' }, request.shippingMethod)
  if (!method) throw new ProblemError('invalid-input', { detail: 'This way of delivery is not offered there.', errors: [{ pointer: '/shippingMethod', detail: 'not offered to that country' }] })

  const pieces = piecesByVariant(lines)
  await replaceWaiting(platform, tx, cart.id, { needed: pieces.keys(), asked })
  const short = await holdStock(tx, pieces)
  if (short.length > 0) throw shortProblem(lines, short)

  const [id, placedAt] = [randomId(), clock.now()]
  await insertOrder(tx, placedAt, {
    id,
    status: 'pending',
    customerId: personId ?? null,
    email: request.email.toLowerCase(),
    cartId: cart.id,
    currency: shop.currency.code,
    totals,
    total: totals.total.amount,
    coupon: usedCoupon,
    giftNote: request.giftNote ?? null,
    shippingAddress,
    billingAddress: request.billingAddress ?? shippingAddress,
    shippingMethod: method.id,
    stock: 'held',
    reservedUntil: holdFor(platform),
    placedAt
  })
  await tx.insert(orderLines).values(lines.map((line, position) => lineRow(line, amounts[position], { id: randomId(), orderId: id, position })))
  await tx.insert(orderHistory).values({ orderId: id, status: 'pending', by: 'customer', at: placedAt })
  const payment = await keepPayment(platform, tx, { id, customerId: personId ?? null, total: totals.total.amount, currency: shop.currency.code })
  return { orderId: id, totals, couponProblem, payment }
}

async function replaceWaiting(platform: Platform, tx: Transaction, cartId: string, { needed, asked }: { needed: Iterable<string>; asked: ReadonlySet<string> }): Promise<void> {
  const rows = await tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.cartId, cartId), eq(orders.status, 'pending')))
    .orderBy(asc(orders.id))
    .for('no key update', { of: orders })
  if (rows.length === 0) return
  const unasked = rows.flatMap(({ order: { id, number }, payment }) => (payment && isBegun(payment) && !asked.has(id) ? [{ number, payment }] : []))
  if (unasked.length > 0) throw new PaidPerhaps(unasked)
  const waiting = rows.map(({ order }) => order)
  const affected = new Set(needed)
  for (const { id } of waiting) for (const variantId of (await piecesOf(tx, id)).keys()) affected.add(variantId)
  // Old and new together, so that every variant is locked in one pass by id.
  await lockVariants(tx, affected)
  for (const order of waiting) await cancelLocked(platform, tx, order, { by: 'system', isSilent: true })
}

/** The number is drawn until it is one nobody has. */
async function insertOrder(tx: Transaction, placedAt: Date, order: Omit<typeof orders.$inferInsert, 'number'>): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const inserted = await tx.insert(orders).values({ ...order, number: orderNumber(placedAt) }).onConflictDoNothing({ target: orders.number }).returning({ id: orders.id })
    if (inserted.length > 0) return
  }
  throw new Error('No free order number was found')
}

function lineRow(line: CartLine, amounts: LineAmounts | undefined, place: { id: string; orderId: string; position: number }): typeof orderLines.$inferInsert {
  if (!amounts) throw new Error(`Line ${line.id} has no price`)
  return {
    ...place,
    ...amounts,
    cartLineId: line.id,
    variantId: line.variantId,
    productSlug: line.productSlug,
    name: line.name,
    sku: line.sku,
    options: line.options,
    quantity: line.quantity,
    image: lineImage(line),
    design: line.design,
    designId: line.designId
  }
}

const nameOf = (line: CartLine) => [line.name, ...line.options.map(({ value }) => value)].join(', ')

/** What is not sold any more is not left out without a word. */
function refuseWithdrawn(lines: readonly CartLine[]): void {
  const errors = lines
    .filter(({ isWithdrawn, isSaved }) => isWithdrawn && !isSaved)
    .map((line) => ({ pointer: `/lines/${line.id}`, detail: `${nameOf(line)} is not sold any more. Take it out of the cart to order the rest.`, code: 'unavailable' }))
  if (errors.length > 0) throw new ProblemError('out-of-stock', { detail: errors.map(({ detail }) => detail).join(' '), errors })
}

/** Says which lines cannot be had, and how many of each can. */
function shortProblem(lines: readonly CartLine[], short: readonly Shortage[]): ProblemError {
  const left = new Map(short.map(({ variantId, available }) => [variantId, available]))
  const errors = lines.flatMap((line) => {
    const available = left.get(line.variantId)
    if (available === undefined) return []
    const what = nameOf(line)
    const detail = available === 0 ? `${what} has just sold out.` : `Only ${available} of ${what} can be had.`
    return [{ pointer: `/lines/${line.id}`, detail, code: available === 0 ? 'out-of-stock' : 'low-stock' }]
  })
  return new ProblemError('out-of-stock', { detail: errors.map(({ detail }) => detail).join(' '), errors })
}

import type { CheckoutRequest } from '@motif/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { openCart } from '../carts/access.ts'
import { type CartLine, lineImage, readLines } from '../carts/lines.ts'
import { piecesByVariant, priceOf } from '../carts/view.ts'
import { cancelLocked, piecesOf } from '../orders/moves.ts'
import { orderNumber } from '../orders/names.ts'
import { holdFor } from '../orders/reservation.ts'
import { type Shortage, holdStock, lockVariants } from '../orders/stock.ts'
import { orderHistory, orderLines, orders } from '../orders/tables.ts'
import { type LineAmounts, settle } from './pricing.ts'
import { couponFor, methodsTo } from './quote.ts'
import { taxRate } from './tax.ts'

/**
 * Writes a pending order from a cart and holds its pieces, all within the transaction. Locks in the order every other
 * place does: cart, orders, variants. An earlier order of the same cart that was not paid yet is replaced.
 */
export async function placeOrder(platform: Platform, tx: Transaction, request: CheckoutRequest, personId: string | undefined): Promise<string> {
  const { shop, clock, randomId } = platform
  const cart = await openCart(tx, request.cartId, personId, true)
  const lines = await readLines(tx, cart.id)
  if (lines.length === 0) throw new ProblemError('empty-cart', { detail: 'There is nothing in the cart to order.' })
  const coupon = await couponFor(platform, tx, request.coupon, cart.coupon, lines)
  const pricing = priceOf(lines, coupon)
  const { shippingAddress } = request
  const method = methodsTo(platform, shippingAddress.country, pricing, '/shippingAddress/country').find(({ id }) => id === request.shippingMethod)
  if (!method) throw new ProblemError('invalid-input', { detail: 'This way of delivery is not offered there.', errors: [{ pointer: '/shippingMethod', detail: 'not offered to that country' }] })
  const { totals, lines: amounts } = settle(pricing, method.price.amount, taxRate(shop, shippingAddress.country, shippingAddress.region), shop.currency.code)

  const pieces = piecesByVariant(lines)
  await replaceWaiting(platform, tx, cart.id, pieces.keys())
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
    coupon: totals.discount.amount > 0 ? (coupon?.code ?? null) : null,
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
  return id
}

async function replaceWaiting(platform: Platform, tx: Transaction, cartId: string, needed: Iterable<string>): Promise<void> {
  const waiting = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.status, 'pending')))
    .orderBy(asc(orders.id))
    .for('no key update')
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

/** Says which lines cannot be had, and how many of each can. */
function shortProblem(lines: readonly CartLine[], short: readonly Shortage[]): ProblemError {
  const left = new Map(short.map(({ variantId, available }) => [variantId, available]))
  const errors = lines.flatMap((line) => {
    const available = left.get(line.variantId)
    if (available === undefined) return []
    const what = [line.name, ...line.options.map(({ value }) => value)].join(', ')
    const detail = available === 0 ? `${what} has just sold out.` : `Only ${available} of ${what} can be had.`
    return [{ pointer: `/lines/${line.id}`, detail, code: available === 0 ? 'out-of-stock' : 'low-stock' }]
  })
  return new ProblemError('out-of-stock', { detail: errors.map(({ detail }) => detail).join(' '), errors })
}

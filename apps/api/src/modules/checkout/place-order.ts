import type { CheckoutRequest, CouponProblem, Totals } from '@motif/contract'
import { deliveryDate } from '@motif/contract/delivery'
import { fittedToVariant } from '@motif/contract/area-rules'
import type { DesignDocument } from '@motif/design'
import { currentLocale } from '../../platform/locale.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError, type WrongMember } from '../../platform/problem.ts'
import { forgetReminders } from '../cart-reminders/index.ts'
import {
  type CartLine,
  checkUnchecked,
  designHash,
  lineImage,
  openCart,
  piecesByVariant,
  priceAt,
  priceCart,
  readDesigns,
  readLines,
  rememberLines
} from '../carts/index.ts'
import {
  giftCardsOfCart,
  giftCardsOfOrders,
  holdGiftCards,
  lockGiftCards,
  paidByGiftCards,
  quoteGiftCards
} from '../gift-cards/index.ts'
import { subscribe } from '../newsletter/index.ts'
import { type NewOrderLine, holdFor, insertOrder, piecesOf, yieldFrom } from '../orders/index.ts'
import { type PaymentRow, cancelLocked, isBegun, keepPayment, leastToPay, waitingOrders } from '../payments/index.ts'
import {
  type Missing,
  type Pieces,
  type Shortage,
  type StockTransaction,
  holdUnpaid,
  lockVariants,
  missingOf
} from '../catalogue/index.ts'
import type { LineAmounts } from '../pricing/index.ts'
import { takeAnswer } from './challenge.ts'
import { type Obstacle, obstacleTo } from './unpaid-orders.ts'

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

/** Whoever places the order has placed others and not paid: something must happen first, outside of any transaction. */
export class UnpaidBefore extends Error {
  override readonly name = 'UnpaidBefore'
  readonly obstacle: Obstacle
  constructor(obstacle: Obstacle) {
    super('Too many orders were placed and not paid')
    this.obstacle = obstacle
  }
}

/** Some pieces cannot be had; orders that nobody is paying may hold them. */
export class OutOfStock extends ProblemError<'items-short'> {
  readonly missing: Missing
  readonly isGreedy: boolean
  constructor(
    lines: readonly CartLine[],
    pieces: Pieces,
    { short, isGreedy }: { short: readonly Shortage[]; isGreedy: boolean }
  ) {
    super('items-short', { errors: shortLines(lines, short) })
    this.missing = missingOf(pieces, short)
    this.isGreedy = isGreedy
  }
}

export interface Placing {
  personId: string | undefined
  /** Keyed hash of the network the call comes from. */
  network: string
  /** The answer to a challenge. */
  answer: string | undefined
  /** Orders whose payment the provider has been asked about. */
  asked: ReadonlySet<string>
}

/**
 * Writes a pending order from a cart and holds its pieces and what gift cards pay of it, all within the transaction. Locks in the order every other
 * place does: cart, coupon, who orders (network, then buyer), orders, variants, gift cards. An earlier order of the same cart that was not paid yet is replaced, once
 * the provider has been asked about it (`asked`); before that it throws `PaidPerhaps`. Throws `UnpaidBefore` where the limits on
 * unpaid orders ask for something first, `OutOfStock` where pieces are short.
 */
export async function placeOrder(
  platform: Platform,
  tx: StockTransaction,
  request: CheckoutRequest,
  { personId, network, answer, asked }: Placing
): Promise<Placed> {
  const { shop, clock, randomId } = platform
  const { shippingAddress } = request
  const cart = await openCart(tx, request.cartId, personId, true)
  const all = await readLines(tx, cart.id)
  refuseWithdrawn(all)
  const priced = await priceCart(platform, tx, cart, all, {
    typedCoupon: request.coupon,
    buyer: { personId, email: request.email },
    tx
  })
  const { lines, couponProblem } = priced
  if (lines.length === 0) throw new ProblemError('nothing-to-order')
  await checkUnchecked(platform, tx, lines)
  const { country, region } = shippingAddress
  const {
    method,
    totals: priceTotals,
    lines: amounts,
    usedCoupon
  } = priceAt(platform, priced, { country, region, pointer: '/shippingAddress/country' }, request.shippingMethod)
  if (!method)
    throw new ProblemError('delivery-not-offered', {
      errors: [{ pointer: '/shippingMethod', reason: 'delivery-unknown' }]
    })

  const obstacle = await obstacleTo(platform, tx, { personId, email: request.email, network }, cart.id)
  if (obstacle && !(obstacle.kind === 'challenge' && (await takeAnswer(platform, tx, answer, request.cartId))))
    throw new UnpaidBefore(obstacle)
  const pieces = piecesByVariant(lines)
  const giftCards = cart.giftCards.filter((card) => request.giftCards?.includes(card))
  await replaceWaiting(platform, tx, cart.id, { needed: pieces.keys(), giftCards, asked })
  const { short, hold, isModest } = await holdUnpaid(tx, pieces)
  const isGreedy = !isModest || obstacle !== undefined
  if (short.length > 0) throw new OutOfStock(lines, pieces, { short, isGreedy })

  await lockGiftCards(tx, giftCards)
  const { shares } = quoteGiftCards(await giftCardsOfCart(platform, tx, { id: cart.id, giftCards }), {
    total: priceTotals.total.amount,
    least: leastToPay(platform)
  })
  const totals = paidByGiftCards(priceTotals, shares)
  const [id, placedAt] = [randomId(), clock.now()]
  const order = {
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
    deliveryBy: deliveryDate({
      from: placedAt.toISOString().slice(0, 10),
      productionDays: shop.productionDays,
      shippingDays: method.daysMax
    }),
    stock: 'held',
    hold,
    reservedUntil: holdFor(platform),
    // Whoever takes much, or has not paid before, gives way at once.
    yieldsAt: isGreedy ? placedAt : yieldFrom(platform),
    network,
    placedAt
  } as const
  const designs = await readDesigns(tx, lines)
  await insertOrder(
    tx,
    order,
    lines.map((line, index) => lineRow({ ...line, design: designs.get(line.id) }, amounts[index], randomId()))
  )
  await holdGiftCards(tx, id, shares)
  await rememberLines(tx, lines, placedAt)
  const payment = await keepPayment(platform, tx, {
    id,
    customerId: personId ?? null,
    total: totals.total.amount,
    giftAmount: shares.reduce((sum, { amount }) => sum + amount, 0),
    currency: shop.currency.code
  })
  await forgetReminders(tx, { cartId: cart.id, email: request.email })
  // Last, as whoever asks at the foot of a page holds nothing else.
  if (request.newsletter) await subscribe(platform, { email: request.email, locale: currentLocale() }, { tx })
  return { orderId: id, totals, couponProblem, payment }
}

async function replaceWaiting(
  platform: Platform,
  tx: StockTransaction,
  cartId: string,
  { needed, giftCards, asked }: { needed: Iterable<string>; giftCards: readonly string[]; asked: ReadonlySet<string> }
): Promise<void> {
  const rows = await waitingOrders(tx, cartId)
  if (rows.length === 0) return
  const unasked = rows.flatMap(({ order: { id, number }, payment }) =>
    payment && isBegun(payment) && !asked.has(id) ? [{ number, payment }] : []
  )
  if (unasked.length > 0) throw new PaidPerhaps(unasked)
  const waiting = rows.map(({ order }) => order)
  const affected = new Set(needed)
  for (const { id } of waiting) for (const variantId of (await piecesOf(tx, id)).keys()) affected.add(variantId)
  // Old and new together, so that every variant is locked in one pass by id, and every gift card after them.
  await lockVariants(tx, affected)
  const held = await giftCardsOfOrders(
    tx,
    waiting.map(({ id }) => id)
  )
  await lockGiftCards(tx, [...giftCards, ...held])
  for (const order of waiting) await cancelLocked(platform, tx, order, { by: 'system', isSilent: true })
}

function lineRow(
  line: CartLine & { design: DesignDocument | undefined },
  amounts: LineAmounts | undefined,
  id: string
): NewOrderLine {
  if (!amounts) throw new Error(`Line ${line.id} has no price`)
  // A line may lie in a cart from before designs knew sizes, or from before the shop changed them.
  const design = line.design && fittedToVariant(line.areas, line.design, line.chosen)
  return {
    id,
    ...amounts,
    cartLineId: line.id,
    variantId: line.variantId,
    productSlug: line.productSlug,
    name: line.name,
    sku: line.sku,
    options: line.options,
    quantity: line.quantity,
    image: lineImage(line),
    design: design ?? null,
    designId: line.designId,
    designHash: design === undefined ? null : design === line.design ? line.designHash : designHash(design),
    member: line.printed?.member ?? null,
    confirmed: line.confirmed
  }
}

const nameOf = (line: CartLine) => [line.name, ...line.options.map(({ value }) => value)].join(', ')

/** What is not sold any more is not left out without a word. */
function refuseWithdrawn(lines: readonly CartLine[]): void {
  const errors = lines
    .filter(({ isWithdrawn, isSaved }) => isWithdrawn && !isSaved)
    .map((line): WrongMember => ({
      pointer: `/lines/${line.id}`,
      reason: 'item-not-orderable',
      params: { item: nameOf(line) },
      code: 'unavailable'
    }))
  if (errors.length > 0) throw new ProblemError('items-not-sold-any-more', { errors })
}

/** Says which lines cannot be had, and how many of each can. */
function shortLines(lines: readonly CartLine[], short: readonly Shortage[]): WrongMember[] {
  const left = new Map(short.map(({ variantId, available }) => [variantId, available]))
  return lines.flatMap((line): WrongMember[] => {
    const available = left.get(line.variantId)
    if (available === undefined) return []
    const [pointer, item] = [`/lines/${line.id}`, nameOf(line)]
    return available === 0
      ? [{ pointer, reason: 'item-just-sold-out', params: { item }, code: 'out-of-stock' }]
      : [{ pointer, reason: 'item-short', params: { item, available }, code: 'low-stock' }]
  })
}

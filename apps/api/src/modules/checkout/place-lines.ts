import type { Address, ShippingMethod, Totals } from '@motif/contract'
import { fittedToVariant } from '@motif/contract/area-rules'
import { deliveryDate } from '@motif/contract/delivery'
import type { DesignDocument } from '@motif/design'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError, type WrongMember } from '../../platform/problem.ts'
import {
  type CartLine,
  designHash,
  lineImage,
  piecesByVariant,
  type readDesigns,
  rememberLines
} from '../carts/index.ts'
import {
  type Missing,
  type Pieces,
  type Shortage,
  type StockTransaction,
  holdUnpaid,
  lockVariants,
  missingOf
} from '../catalogue/index.ts'
import {
  giftCardsOfCart,
  giftCardsOfOrders,
  holdGiftCards,
  lockGiftCards,
  paidByGiftCards,
  quoteGiftCards
} from '../gift-cards/index.ts'
import { holdBlocked } from '../moderation/index.ts'
import { type NewOrderLine, reservedUntilFor, insertOrder, piecesOf, yieldsAtFor } from '../orders/index.ts'
import {
  type PaymentRow,
  cancelLocked,
  isBegun,
  insertPayment,
  minimumPayment,
  waitingOrders
} from '../payments/index.ts'
import type { LineAmounts } from '../pricing/index.ts'

/** Orders of the cart may have been paid meanwhile: ask the provider first, outside of any transaction. */
export class PaymentUncertain extends Error {
  override readonly name = 'PaidPerhaps'
  readonly waiting: readonly { number: string; payment: PaymentRow }[]
  constructor(waiting: PaymentUncertain['waiting']) {
    super('Orders of this cart wait for payments that may have succeeded')
    this.waiting = waiting
  }
}

/** Pieces are missing; idle unpaid orders may reserve them. */
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

/** Priced lines with customer and destination, from a cart or from staff: the input of an order. */
export interface Purchase {
  /** Groups its orders: the cart or draft, whose row is locked. */
  cartId: string
  /** Null for guests. */
  customerId: string | null
  email: string
  shippingAddress: Address
  billingAddress: Address
  method: Pick<ShippingMethod, 'id' | 'name' | 'daysMax'>
  lines: readonly CartLine[]
  /** By line, in their order. */
  amounts: readonly LineAmounts[]
  /** Before gift cards. */
  totals: Totals
  readDesigns: typeof readDesigns
  coupon: string | null
  giftNote: string | null
  /** Gift cards, in their order. */
  giftCards: readonly string[]
  /** It yields to paying buyers at once. */
  isGreedy: boolean
  /** Keyed hash of the caller's network; null if no limit applies. */
  network: string | null
  /** Orders whose payment was checked with the provider. */
  checkedOrders: ReadonlySet<string>
  /** @default 'customer' */
  by?: 'customer' | 'shop'
  /** Paid outside the shop: no provider is involved. */
  isPaidByHand?: boolean
}

/**
 * Creates an unpaid order, and reserves its pieces and gift card amounts. Locks orders, variants, gift cards. Replaces an earlier unpaid order of
 * the same cart, once the provider was asked about it (`checkedOrders`); before that it throws `PaymentUncertain`. Throws `OutOfStock` if pieces
 * are missing.
 */
export async function placeLines(
  platform: Platform,
  tx: StockTransaction,
  purchase: Purchase
): Promise<{ orderId: string; totals: Totals; payment: PaymentRow }> {
  const { shop, clock, randomId } = platform
  const { cartId, lines, amounts, totals: priceTotals, giftCards, checkedOrders, method, customerId } = purchase
  const pieces = piecesByVariant(lines)
  await replaceWaiting(platform, tx, cartId, { needed: pieces.keys(), giftCards, checkedOrders })
  const { short, hold, isModest } = await holdUnpaid(tx, pieces)
  const isGreedy = !isModest || purchase.isGreedy
  if (short.length > 0) throw new OutOfStock(lines, pieces, { short, isGreedy })

  await lockGiftCards(tx, [...giftCards])
  const { shares } = quoteGiftCards(await giftCardsOfCart(platform, tx, { id: cartId, giftCards: [...giftCards] }), {
    total: priceTotals.total.amount,
    least: minimumPayment(platform)
  })
  const totals = paidByGiftCards(priceTotals, shares)
  const [id, placedAt] = [randomId(), clock.now()]
  const order = {
    id,
    status: 'pending',
    customerId,
    email: purchase.email.toLowerCase(),
    cartId,
    currency: shop.currency.code,
    totals,
    total: totals.total.amount,
    coupon: purchase.coupon,
    giftNote: purchase.giftNote,
    shippingAddress: purchase.shippingAddress,
    billingAddress: purchase.billingAddress,
    shippingMethod: method.id,
    shippingName: method.name,
    deliveryBy: deliveryDate({
      from: placedAt.toISOString().slice(0, 10),
      productionDays: shop.productionDays,
      shippingDays: method.daysMax
    }),
    stock: 'held',
    hold,
    reservedUntil: reservedUntilFor(platform),
    yieldsAt: isGreedy ? placedAt : yieldsAtFor(platform),
    network: purchase.network,
    placedAt
  } as const
  const designs = await purchase.readDesigns(tx, lines)
  const rows = lines.map((line, index) =>
    lineRow({ ...line, design: designs.get(line.id) }, amounts[index], randomId())
  )
  await insertOrder(tx, order, rows, purchase.by)
  await holdBlocked(platform, tx, { orderId: id, lines: rows })
  await holdGiftCards(tx, id, shares)
  await rememberLines(tx, lines, placedAt, purchase.readDesigns)
  const payment = await insertPayment(platform, tx, {
    id,
    customerId,
    total: totals.total.amount,
    giftAmount: shares.reduce((sum, { amount }) => sum + amount, 0),
    currency: shop.currency.code,
    isByHand: purchase.isPaidByHand ?? false
  })
  return { orderId: id, totals, payment }
}

async function replaceWaiting(
  platform: Platform,
  tx: StockTransaction,
  cartId: string,
  {
    needed,
    giftCards,
    checkedOrders
  }: { needed: Iterable<string>; giftCards: readonly string[]; checkedOrders: ReadonlySet<string> }
): Promise<void> {
  const rows = await waitingOrders(tx, cartId)
  if (rows.length === 0) return
  const unasked = rows.flatMap(({ order: { id, number }, payment }) =>
    payment && isBegun(payment) && !checkedOrders.has(id) ? [{ number, payment }] : []
  )
  if (unasked.length > 0) throw new PaymentUncertain(unasked)
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
  // A line may be older than sized designs, or than a change of the sizes.
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
    batch: line.batch,
    designHash: design === undefined ? null : design === line.design ? line.designHash : designHash(design),
    member: line.printed?.member ?? null,
    confirmed: line.confirmed
  }
}

const nameOf = (line: CartLine) => [line.name, ...line.options.map(({ value }) => value)].join(', ')

/** Refuses withdrawn products rather than omitting them silently. */
export function refuseWithdrawn(lines: readonly CartLine[]): void {
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

/** The lines with missing pieces, and the available quantity of each. */
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

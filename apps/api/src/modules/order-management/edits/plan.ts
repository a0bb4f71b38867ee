import type { Address, Totals } from '@motif/contract'
import { deliveryDate } from '@motif/contract/delivery'
import type { DesignDocument } from '@motif/design'
import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { checkDesign, designFreezer, discountOf, lineImage, printedOf, readSoldVariants } from '../../carts/index.ts'
import type { SoldVariant } from '../../catalogue/index.ts'
import { findCoupon, isForProduct } from '../../coupons/index.ts'
import {
  type EditedLine,
  type OrderContent,
  type OrderRow,
  editsOfOrder,
  isSame,
  orderLines
} from '../../orders/index.ts'
import { type PricedLines, capTotal, priceLines, applyDiscount, taxAndTotals, taxRules } from '../../pricing/index.ts'
import { deliveryOf, parcelOf } from './delivery.ts'

/** The wanted changes; omitted members stay. */
export interface Wanted {
  shippingAddress?: Address | undefined
  shippingMethod?: OrderRow['shippingMethod'] | undefined
  lines: readonly { lineId: string; variantId?: string | undefined; quantity?: number | undefined }[]
}

/** A priced change. */
export interface Plan {
  before: OrderContent
  after: OrderContent
  /** Additional cost; negative if the order becomes cheaper. */
  difference: number
  /** The difference before the waiver. */
  asked: number
  /** Total waived amount, earlier waivers included. */
  waived: number
}

type Db = Database | Transaction

/** The content of an order, without design documents. */
async function contentOf(db: Db, order: OrderRow): Promise<OrderContent> {
  const { id, variantId, name, sku, options, quantity, unitPrice, total, discount, tax, taxPercent, image } =
    getTableColumns(orderLines)
  const lines: EditedLine[] = await db
    .select({ id, variantId, name, sku, options, quantity, unitPrice, total, discount, tax, taxPercent, image })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const { totals, shippingAddress, billingAddress, deliveryBy, shippingMethod, shippingName } = order
  return { lines, totals, shippingAddress, billingAddress, deliveryBy, shippingMethod, shippingName }
}

const itemName = ({ name, options }: Pick<EditedLine, 'name' | 'options'>) =>
  [name, ...options.map(({ value }) => value)].join(', ')

interface ChangedLine extends EditedLine {
  was: SoldVariant
  is: SoldVariant
}

/** The wanted lines, unpriced. Refuses lines of other orders, other products, and variants no longer sold. */
function linesWanted(
  before: OrderContent,
  wanted: Wanted['lines'],
  known: ReadonlyMap<string, SoldVariant>
): ChangedLine[] {
  for (const [index, { lineId }] of wanted.entries())
    if (!before.lines.some(({ id }) => id === lineId))
      throw new ProblemError('line-not-in-order', {
        errors: [{ pointer: `/lines/${index}/lineId`, reason: 'line-unknown' }]
      })
  const lines = before.lines.flatMap((line): ChangedLine[] => {
    const index = wanted.findIndex(({ lineId }) => lineId === line.id)
    const { variantId = line.variantId, quantity = line.quantity } = wanted[index] ?? {}
    const [was, is] = [known.get(line.variantId), known.get(variantId)]
    const pointer = `/lines/${index}/variantId`
    if (!was) throw new Error(`Variant ${line.variantId} of an order is gone`)
    if (is?.productId !== was.productId) throw new ProblemError('variant-of-other-product', { errors: [{ pointer }] })
    if (quantity === 0) return []
    const isMore = variantId !== line.variantId || quantity > line.quantity
    if (isMore && is.isWithdrawn)
      throw new ProblemError('item-not-orderable', { params: { item: itemName(is) }, errors: [{ pointer }] })
    const shown = variantId === line.variantId ? undefined : { variantId, sku: is.sku, options: is.options }
    return [{ ...line, ...shown, quantity, was, is }]
  })
  if (lines.length === 0) throw new ProblemError('order-edit-last-line')
  return lines
}

/**
 * The unit price is the agreed one plus today's difference between the variants, or between the tiers that all pieces of the product reach. A
 * variant of the same price changes nothing, whatever happened to prices since.
 */
function unitPrices(before: OrderContent, known: ReadonlyMap<string, SoldVariant>, lines: readonly ChangedLine[]) {
  const asOf = (some: readonly Pick<EditedLine, 'variantId' | 'quantity'>[]) =>
    priceLines(
      some.flatMap(({ variantId, quantity }) => {
        const variant = known.get(variantId)
        return variant ? [{ ...variant, quantity }] : []
      })
    ).lines.map(({ unitPrice }) => unitPrice)
  const [then, now] = [asOf(before.lines), asOf(lines)]
  return lines.map(({ id, unitPrice }, index) => {
    const place = before.lines.findIndex((line) => line.id === id)
    return Math.max(0, unitPrice + (now[index] ?? 0) - (then[place] ?? 0))
  })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Designs of lines that change their variant. */
async function designsOf(db: Db, ids: readonly string[]): Promise<Map<string, DesignDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: orderLines.id, design: orderLines.design })
    .from(orderLines)
    .where(and(inArray(orderLines.id, [...ids]), isNotNull(orderLines.design)))
  return new Map(rows.flatMap(({ id, design }) => (design === null ? [] : [[id, design] as const])))
}

/** The picture of a line with its new variant. Refuses a design that does not fit the product any more. */
function imageOn(item: SoldVariant, design: DesignDocument | undefined): EditedLine['image'] {
  if (!design) return item.picture
  checkDesign(design, { ...item, slug: item.productSlug })
  return lineImage({ ...item, printed: printedOf(item.areas, designFreezer()(design, item).document) })
}

function withoutGiftCards({ giftCards: _giftCards, toPay: _toPay, ...totals }: Totals): Totals {
  return totals
}

/**
 * The content and cost of an order after a change, at the order's prices: docs/prices.md. Writes nothing. A new address in the same place changes
 * no amount. Refused with `order-edit-nothing` if nothing differs.
 */
export async function planEdit(
  platform: Pick<Platform, 'shop'>,
  db: Db,
  order: OrderRow,
  wanted: Wanted,
  { isWaived }: { isWaived: boolean }
): Promise<Plan> {
  const { shop } = platform
  const before = await contentOf(db, order)
  const { shippingAddress = before.shippingAddress, shippingMethod = order.shippingMethod } = wanted
  const { country, region } = shippingAddress
  const known = await readSoldVariants(
    db,
    [...before.lines.map(({ variantId }) => variantId), ...wanted.lines.flatMap(({ variantId }) => variantId ?? [])],
    ''
  )
  const lines = linesWanted(before, wanted.lines, known)
  const hasSameLines = isSame(
    before.lines.map(({ id, variantId, quantity }) => `${id} ${variantId} ${quantity}`),
    lines.map(({ id, variantId, quantity }) => `${id} ${variantId} ${quantity}`)
  )
  const isSamePlace =
    country === before.shippingAddress.country && (region ?? '') === (before.shippingAddress.region ?? '')
  const edits = await editsOfOrder(db, order.id)
  const waivedBefore = edits.findLast(({ state }) => state === 'applied')?.waived ?? 0
  const places = {
    shippingAddress,
    billingAddress: isSame(before.billingAddress, before.shippingAddress) ? shippingAddress : before.billingAddress
  }
  const isSameMethod = shippingMethod === order.shippingMethod
  if (hasSameLines && isSamePlace && isSameMethod) {
    if (isSame(before.shippingAddress, shippingAddress)) throw new ProblemError('order-edit-nothing')
    return { before, after: { ...before, ...places }, difference: 0, asked: 0, waived: waivedBefore }
  }

  const coupon = order.coupon === null ? undefined : await findCoupon(db, order.coupon)
  const prices = unitPrices(before, known, lines)
  const totalsOf = lines.map(({ quantity }, index) => (prices[index] ?? 0) * quantity)
  const plain: PricedLines = {
    lines: lines.map(({ is }, index) => ({
      unitPrice: prices[index] ?? 0,
      total: totalsOf[index] ?? 0,
      discount: 0,
      tax: 0,
      taxPercent: 0,
      taxClass: is.taxClass
    })),
    subtotal: sum(totalsOf),
    discount: 0
  }
  const items = coupon
    ? applyDiscount(plain, discountOf(coupon), (index) => {
        const line = lines[index]
        return line !== undefined && isForProduct(coupon, line.is)
      })
    : plain
  const delivery = deliveryOf(platform, order, {
    country,
    method: shippingMethod,
    isStandardFree: coupon?.kind === 'free-shipping',
    former: parcelOf(order, before.lines, known),
    wanted: {
      worth: items.subtotal - items.discount,
      grams: sum(lines.map(({ is, quantity }) => is.weightGrams * quantity))
    }
  })
  const rules = taxRules(shop, country, region)
  const full = taxAndTotals(items, delivery.price, rules, order.currency)
  const whole = full.totals.total.amount
  const more = Math.max(0, whole - order.total)
  // An earlier waiver stays, as far as the order still costs more than was paid.
  const covered = Math.min(waivedBefore, more)
  const waive = isWaived ? more : covered
  const priced = (off: number) =>
    off === 0 ? full : capTotal(items, delivery.price, rules, { currency: order.currency, most: whole - off })
  const final = priced(waive)
  const designs = await designsOf(
    db,
    lines.flatMap(({ id, is, was }) => (is.variantId === was.variantId ? [] : id))
  )
  const after: OrderContent = {
    ...places,
    shippingMethod,
    shippingName: isSameMethod ? order.shippingName : delivery.name,
    lines: lines.map(({ was, is, ...line }, index) => {
      const amounts = final.lines[index]
      if (!amounts) throw new Error(`Line ${line.id} has no price`)
      const image = is.variantId === was.variantId ? line.image : imageOn(is, designs.get(line.id))
      return { ...line, ...amounts, image }
    }),
    totals: withoutGiftCards(final.totals),
    deliveryBy:
      country === before.shippingAddress.country && isSameMethod
        ? before.deliveryBy
        : deliveryDate({
            from: order.placedAt.toISOString().slice(0, 10),
            productionDays: shop.productionDays,
            shippingDays: delivery.daysMax
          })
  }
  return {
    before,
    after,
    difference: final.totals.total.amount - order.total,
    asked: priced(covered).totals.total.amount - order.total,
    waived: whole - final.totals.total.amount
  }
}

/** The input of a stored change, to plan it again. */
export const wantedOf = ({ before, after }: Pick<Plan, 'before' | 'after'>): Wanted => ({
  shippingAddress: after.shippingAddress,
  shippingMethod: after.shippingMethod,
  lines: before.lines.map(({ id }) => {
    const line = after.lines.find((one) => one.id === id)
    return line ? { lineId: id, variantId: line.variantId, quantity: line.quantity } : { lineId: id, quantity: 0 }
  })
})

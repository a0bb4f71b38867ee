import type { Cart, Line } from '@motif/contract'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Pricing, openTotals, priceLines } from '../checkout/pricing.ts'
import { type Coupon, findCoupon } from './coupons.ts'
import { type CartLine, lineDesign, lineImage, readLines } from './lines.ts'

/** Prices of lines as they stand, with their products' tiers. */
export function priceOf(lines: readonly CartLine[], coupon: Coupon | undefined): Pricing {
  const tiers = new Map(lines.map((line) => [line.productId, line.tiers]))
  return priceLines(lines, (productId) => tiers.get(productId) ?? [], coupon)
}

/** Pieces of each variant in a cart, whatever their design. */
export function piecesByVariant(lines: readonly Pick<CartLine, 'variantId' | 'quantity'>[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return pieces
}

/** The next step of a product's tiers, as far as all its pieces in the cart together are from it. */
function nextTiers(lines: readonly CartLine[]): (line: CartLine) => NonNullable<Line['nextTier']> | null {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return ({ productId, tiers }) => {
    const have = pieces.get(productId) ?? 0
    const [next] = tiers.filter(({ quantity }) => quantity > have).sort((a, b) => a.quantity - b.quantity)
    return next === undefined ? null : { more: next.quantity - have, percentOff: next.percentOff }
  }
}

function noticesOf(lines: readonly CartLine[], currency: string): Cart['notices'] {
  const pieces = piecesByVariant(lines)
  return lines.flatMap((line): Cart['notices'] => {
    const available = Math.max(0, line.available)
    const short = (pieces.get(line.variantId) ?? 0) > available
    return [
      ...(line.seenPrice === line.listPrice ? [] : [{ lineId: line.id, code: 'price-changed' as const, available: null, oldPrice: { amount: line.seenPrice, currency } }]),
      ...(short ? [{ lineId: line.id, code: available === 0 ? ('out-of-stock' as const) : ('low-stock' as const), available, oldPrice: null }] : [])
    ]
  })
}

/** A cart as its owner sees it: priced now, with what changed since they last touched a line. */
export async function viewCart({ shop }: Pick<Platform, 'shop'>, db: Database | Transaction, cart: { id: string; coupon: string | null }): Promise<Cart> {
  const lines = await readLines(db, cart.id)
  const coupon = await findCoupon(db, cart.coupon)
  const pricing = priceOf(lines, coupon)
  const nextTier = nextTiers(lines)
  const { code: currency } = shop.currency
  return {
    id: cart.id,
    lines: lines.map((line, index) => {
      const image = lineImage(line)
      return {
        id: line.id,
        variantId: line.variantId,
        productSlug: line.productSlug,
        name: line.name,
        sku: line.sku,
        options: line.options,
        quantity: line.quantity,
        unitPrice: { amount: pricing.lines[index]?.unitPrice ?? 0, currency },
        total: { amount: pricing.lines[index]?.total ?? 0, currency },
        image,
        design: lineDesign(line.design, line.designId, image),
        nextTier: nextTier(line)
      }
    }),
    savedLines: [],
    count: lines.reduce((count, line) => count + line.quantity, 0),
    totals: openTotals(pricing, currency),
    coupon: coupon?.code ?? null,
    couponProblem: null,
    notices: noticesOf(lines, currency)
  }
}

import type { Cart, Line } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type LineAmounts, openTotals } from '../pricing/index.ts'
import { isBuyable, priceCart } from './price-cart.ts'
import { type CartLine, lineDesign, lineImage, readLines, rememberLines } from './lines.ts'
import { nextTiers } from './next-tier.ts'

/** Pieces of each variant, summed over all designs. */
export function piecesByVariant(lines: readonly Pick<CartLine, 'variantId' | 'quantity'>[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return pieces
}

/** Notices of each line. Saved lines only have those about their product. */
function noticesOf(lines: readonly CartLine[], currency: string): Cart['notices'] {
  const pieces = piecesByVariant(lines.filter(isBuyable))
  return lines.flatMap((line): Cart['notices'] => {
    if (line.isWithdrawn) return [{ lineId: line.id, code: 'unavailable', available: 0, oldPrice: null }]
    const available = Math.max(0, line.available)
    const wanted = line.isSaved ? 1 : (pieces.get(line.variantId) ?? 0)
    return [
      ...(line.seenPrice === line.listPrice
        ? []
        : [
            {
              lineId: line.id,
              code: 'price-changed' as const,
              available: null,
              oldPrice: { amount: line.seenPrice, currency }
            }
          ]),
      ...(wanted > available
        ? [
            {
              lineId: line.id,
              code: available === 0 ? ('out-of-stock' as const) : ('low-stock' as const),
              available,
              oldPrice: null
            }
          ]
        : [])
    ]
  })
}

/** Shown once, in the response that merged two carts: the excess quantity of a line is saved for later. */
export const limitNotice = (lineId: string): Cart['notices'][number] => ({
  lineId,
  code: 'quantity-limit',
  available: limits.quantityMax,
  oldPrice: null
})

/** A line with its price, for responses. */
export function viewLine(
  line: CartLine,
  amounts: Pick<LineAmounts, 'unitPrice' | 'total'> | undefined,
  currency: string
): Line {
  const image = lineImage(line)
  return {
    id: line.id,
    variantId: line.variantId,
    productSlug: line.productSlug,
    name: line.name,
    sku: line.sku,
    options: line.options,
    quantity: line.quantity,
    unitPrice: { amount: amounts?.unitPrice ?? line.listPrice, currency },
    total: { amount: amounts?.total ?? line.listPrice * line.quantity, currency },
    image,
    design: line.printed && lineDesign({ ...line, contentHash: line.designHash, member: line.printed.member }, image)
  }
}

/** A cart for its owner: with current prices, and what changed since they last edited a line. */
export async function viewCart(
  platform: Pick<Platform, 'shop' | 'clock'>,
  db: Database | Transaction,
  cart: { id: string; coupon: string | null; customerId: string | null }
): Promise<Cart> {
  const all = await readLines(db, cart.id)
  await rememberLines(db, all, platform.clock.now())
  const priced = await priceCart(platform, db, cart, all, {
    buyer: { personId: cart.customerId ?? undefined, email: undefined }
  })
  const { code: currency } = platform.shop.currency
  const amounts = new Map(priced.lines.map(({ id }, index) => [id, priced.items.lines[index]]))
  const nextTier = nextTiers(priced.lines)
  const viewed = (lines: readonly CartLine[]) =>
    lines.map((line) => ({
      ...viewLine(line, amounts.get(line.id), currency),
      nextTier: isBuyable(line) ? nextTier(line) : null
    }))
  const shown = all.filter(({ isSaved }) => !isSaved)
  return {
    id: cart.id,
    lines: viewed(shown),
    savedLines: viewed(all.filter(({ isSaved }) => isSaved)),
    count: shown.reduce((count, line) => count + line.quantity, 0),
    totals: openTotals(priced.items, currency),
    coupon: priced.coupon?.code ?? cart.coupon,
    couponProblem: priced.couponProblem,
    notices: noticesOf(all, currency),
    belongsToAccount: cart.customerId !== null
  }
}

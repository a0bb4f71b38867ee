import type { Money, Variant } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { holdCurrency } from '../pricing/index.ts'
import { changeCatalogue } from './cache.ts'
import { publishRestocked } from './restocked.ts'
import { pricesOf, writtenPrices } from './sale.ts'
import { variants } from './tables.ts'

/** Largest price, in minor units. */
export const priceMax = 100_000_000

export interface VariantChange {
  stock?: number | undefined
  price?: number | Money | undefined
  /** No longer sold: hidden from shoppers, with a notice in carts. */
  isWithdrawn?: boolean | undefined
}

/** A price in minor units; refused in another currency, or above the limit. */
function priceOf({ shop }: Platform, price: number | Money): number {
  const errors = [{ pointer: '/price' }]
  if (typeof price === 'object' && price.currency !== shop.currency.code)
    throw new ProblemError('price-in-other-currency', { params: { currency: shop.currency.code }, errors })
  const amount = typeof price === 'object' ? price.amount : price
  if (amount < 0 || amount > priceMax)
    throw new ProblemError('price-out-of-range', { params: { max: priceMax }, errors })
  return amount
}

const isBuyable = ({
  onHand,
  reserved,
  isWithdrawn
}: Pick<typeof variants.$inferSelect, 'onHand' | 'reserved' | 'isWithdrawn'>) => onHand > reserved && !isWithdrawn

/** Sets available stock, price, and whether it is sold. Reserved pieces are added, so that the shop shows the number set here. */
export async function changeVariant(
  platform: Platform,
  adminId: string,
  id: string,
  { stock, price, isWithdrawn }: VariantChange
): Promise<Variant> {
  const changed = await changeCatalogue(platform, async (tx) => {
    if (price !== undefined) await holdCurrency(platform, tx)
    const [known] = await tx.select().from(variants).where(eq(variants.id, id)).for('no key update')
    if (!known) throw new ProblemError('variant-not-found')
    const written = writtenPrices(known)
    const wished = { ...written, price: price === undefined ? written.price : priceOf(platform, price) }
    if (wished.sale && wished.sale.price >= wished.price)
      throw new ProblemError('sale-price-not-lower', { errors: [{ pointer: '/price' }] })
    const fields = {
      onHand: stock === undefined ? known.onHand : stock + known.reserved + known.soft,
      ...pricesOf(wished, platform.clock.now()),
      isWithdrawn: isWithdrawn ?? known.isWithdrawn
    }
    await tx.update(variants).set(fields).where(eq(variants.id, id))
    await audit(platform, tx, {
      adminId,
      action: 'variant.change',
      subject: id,
      change: {
        from: { onHand: known.onHand, ...written, isWithdrawn: known.isWithdrawn },
        to: { onHand: fields.onHand, ...wished, isWithdrawn: fields.isWithdrawn }
      }
    })
    const next = { ...known, ...fields }
    if (isBuyable(next) && !isBuyable(known)) await publishRestocked(platform, tx)
    return next
  })
  const { sku, options, onHand, reserved, soft } = changed
  return {
    id,
    sku,
    options,
    price: { amount: changed.price, currency: platform.shop.currency.code },
    stock: onHand - reserved - soft
  }
}

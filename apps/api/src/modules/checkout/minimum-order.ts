import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'

/** Refuses items below the shop's minimum order value. Gift cards and delivery do not count. */
export function assertMinimumOrder(
  { shop: { currency, payments } }: Pick<Platform, 'shop'>,
  { lines, items }: { lines: readonly unknown[]; items: { subtotal: number; discount: number } }
): void {
  const worth = items.subtotal - items.discount
  if (lines.length > 0 && worth < payments.leastOrder)
    throw new ProblemError('order-under-least', {
      params: { least: payments.leastOrder, worth, currency: currency.code, decimals: currency.decimals }
    })
}

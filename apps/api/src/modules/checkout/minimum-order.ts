import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'

/** Refuses items that are worth less than the shop sends. Gift cards and delivery change nothing of what they are worth. */
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

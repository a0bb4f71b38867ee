import type { DraftOrderInput, DraftOrderPrice, ShippingMethod } from '@motif/contract'
import type { DraftOrderLack } from '@motif/contract/draft-order-rules'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { priceAt, priceOffer, viewLine } from '../carts/index.ts'
import { type LineAmounts, openTotals, priceLines } from '../pricing/index.ts'
import type { DraftLine } from './lines.ts'
import type { Offer } from './tables.ts'

type Wish = Pick<DraftOrderInput, 'shippingAddress' | 'shippingMethod' | 'discount'>

export interface DraftPrice extends Pick<DraftOrderPrice, 'totals' | 'methods'> {
  /** By line, in their order. */
  amounts: LineAmounts[]
  method: ShippingMethod | undefined
}

const isUndeliverable = (error: unknown) =>
  error instanceof ProblemError && (error.reason === 'country-not-delivered-to' || error.reason === 'parcel-too-heavy')

/** The current price of a draft, computed like a cart's. Without a delivery address there is no method. */
export function priceDraft(
  platform: Pick<Platform, 'shop'>,
  lines: readonly DraftLine[],
  { shippingAddress, shippingMethod, discount }: Wish
): DraftPrice {
  const priced = priceOffer(lines, discount)
  const open = {
    amounts: priced.items.lines,
    totals: openTotals(priced.items, platform.shop.currency.code),
    methods: [],
    method: undefined
  }
  if (shippingAddress === null) return open
  const { country, region } = shippingAddress
  try {
    const place = { country, region, pointer: '/shippingAddress/country' }
    const { methods, method, lines: amounts, totals } = priceAt(platform, priced, place, shippingMethod ?? undefined)
    return { amounts, totals, methods, method }
  } catch (error) {
    if (!isUndeliverable(error)) throw error
    return open
  }
}

/** The same with its lines for staff. `offer` takes precedence, because the customer was offered it. */
export function viewPrice(
  platform: Pick<Platform, 'shop'>,
  lines: readonly DraftLine[],
  { amounts, totals, methods }: DraftPrice,
  offer?: Offer | null
): DraftOrderPrice {
  const { code: currency } = platform.shop.currency
  const usual = priceLines(lines.map((line) => ({ ...line, ownPrice: null }))).lines
  return {
    lines: lines.map((line, index) => ({
      ...viewLine(line, offer?.lines.find(({ lineId }) => lineId === line.id) ?? amounts[index], currency),
      usualPrice: { amount: usual[index]?.unitPrice ?? line.listPrice, currency },
      ownPrice: line.ownPrice,
      available: Math.max(0, line.available),
      isWithdrawn: line.isWithdrawn
    })),
    totals: offer?.totals ?? totals,
    methods
  }
}

/** What is missing before a draft can be paid. */
export function lacksOf(
  { email, shippingAddress }: { email: string | null; shippingAddress: object | null },
  lines: readonly DraftLine[],
  { method }: Pick<DraftPrice, 'method'>
): DraftOrderLack[] {
  return [
    ...(lines.length === 0 ? (['items'] as const) : []),
    ...(email === null ? (['email'] as const) : []),
    ...(shippingAddress === null ? (['address'] as const) : []),
    ...(method === undefined ? (['delivery'] as const) : [])
  ]
}

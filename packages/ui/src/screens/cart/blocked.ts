import type { Cart, Failure } from '@motif/contract'
import { m } from '@motif/messages'
import { sentenceOf } from '../../failure/index.ts'
import type { CartEstimate } from './types.ts'

/** Insufficient stock: the line must change before checkout. */
const blocking = new Set<Cart['notices'][number]['code']>(['low-stock', 'out-of-stock'])

/** Discontinued lines: kept in the cart, but excluded from totals and orders. */
export const unavailableIn = ({ notices }: Pick<Cart, 'notices'>) =>
  new Set(notices.filter(({ code }) => code === 'unavailable').map(({ lineId }) => lineId))

/** Why checkout is blocked. */
export interface Block {
  sentence: string
  /** Whether no orderable item is left. */
  isNothingLeft: boolean
}

/** A refusal of the cart as a whole, such as a minimum order; refusals of a country name it. */
export const refusalOf = (estimate: CartEstimate | undefined): Failure | undefined =>
  estimate?.failure?.code === 'invalid-input' && estimate.failure.field === undefined ? estimate.failure : undefined

/** What blocks checkout, by priority: short stock, discontinued lines, then refusals. */
export function blockOf(
  { lines, notices }: Pick<Cart, 'lines' | 'notices'>,
  estimate: CartEstimate | undefined
): Block | undefined {
  const gone = unavailableIn({ notices })
  const short = new Set(notices.filter(({ code }) => blocking.has(code)).map(({ lineId }) => lineId))
  if (lines.some(({ id }) => short.has(id))) return { sentence: m.cart_blocked(), isNothingLeft: false }
  if (lines.every(({ id }) => gone.has(id))) return { sentence: m.cart_nothing_to_order(), isNothingLeft: true }
  const refusal = refusalOf(estimate)
  return refusal && { sentence: sentenceOf(refusal), isNothingLeft: false }
}

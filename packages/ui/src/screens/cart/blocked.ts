import type { Cart, Failure } from '@motif/contract'
import { m } from '@motif/messages'
import { sentenceOf } from '../../failure/index.ts'
import type { CartEstimate } from './types.ts'

/** There is less than was asked for: the line must change before it can be ordered. */
const blocking = new Set<Cart['notices'][number]['code']>(['low-stock', 'out-of-stock'])

/** Lines not sold any more: they stand in the cart, but in no total and no order. */
export const unavailableIn = ({ notices }: Pick<Cart, 'notices'>) =>
  new Set(notices.filter(({ code }) => code === 'unavailable').map(({ lineId }) => lineId))

/** Why the person cannot check out yet. */
export interface Block {
  sentence: string
  /** Whether nothing is left that can be ordered: only other goods help. */
  isNothingLeft: boolean
}

/** What the shop refuses about the items as a whole, such as too small an order; a refusal of the country names it. */
export const refusalOf = (estimate: CartEstimate | undefined): Failure | undefined =>
  estimate?.failure?.code === 'invalid-input' && estimate.failure.field === undefined ? estimate.failure : undefined

/** What keeps the person from checking out: lines that are short, then lines not sold any more, then what the shop refuses. */
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

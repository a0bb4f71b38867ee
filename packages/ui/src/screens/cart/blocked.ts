import type { Cart } from '@motif/contract'

/** There is less than was asked for: the line must change before it can be ordered. */
const blocking = new Set<Cart['notices'][number]['code']>(['low-stock', 'out-of-stock'])

/** Lines not sold any more: they stand in the cart, but in no total and no order. */
export const unavailableIn = ({ notices }: Pick<Cart, 'notices'>) =>
  new Set(notices.filter(({ code }) => code === 'unavailable').map(({ lineId }) => lineId))

/** Whether the person must look at a line before they can check out, or nothing is left to buy. */
export function mustBeLookedAt({ lines, notices }: Pick<Cart, 'lines' | 'notices'>): boolean {
  const gone = unavailableIn({ notices })
  const short = new Set(notices.filter(({ code }) => blocking.has(code)).map(({ lineId }) => lineId))
  return lines.some(({ id }) => short.has(id)) || lines.every(({ id }) => gone.has(id))
}

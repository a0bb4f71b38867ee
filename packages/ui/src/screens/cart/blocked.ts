import type { Cart } from '@motif/contract'

/** There is less than was asked for: the line must change before it can be ordered. */
const blocking = new Set<Cart['notices'][number]['code']>(['low-stock', 'out-of-stock'])

/** Lines not sold any more: they stand in the cart, but in no total and no order. */
export const unavailableIn = ({ notices }: Pick<Cart, 'notices'>) =>
  new Set(notices.filter(({ code }) => code === 'unavailable').map(({ lineId }) => lineId))

/** Lines to change first, or nothing left that can be ordered. */
export type Block = 'lines' | 'nothing-left'

/** What keeps the person from checking out. */
export function blockOf({ lines, notices }: Pick<Cart, 'lines' | 'notices'>): Block | undefined {
  const gone = unavailableIn({ notices })
  const short = new Set(notices.filter(({ code }) => blocking.has(code)).map(({ lineId }) => lineId))
  if (lines.some(({ id }) => short.has(id))) return 'lines'
  return lines.every(({ id }) => gone.has(id)) ? 'nothing-left' : undefined
}

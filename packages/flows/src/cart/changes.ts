import type { Cart, Line, NewLine } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import type { CartChange, CartEvent } from './types.ts'

const countOf = (lines: readonly Line[]) => lines.reduce((count, line) => count + line.quantity, 0)
const withLines = (cart: Cart, lines: Line[]): Cart => ({ ...cart, lines, count: countOf(lines) })

/** The cart as it will be if the change succeeds. Prices stay as the shop told them: only the shop computes them. */
export function applyChange(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case 'quantity':
      return withLines(cart, cart.lines.map((line) => (line.id === change.lineId ? { ...line, quantity: change.quantity } : line)))
    case 'remove':
      return withLines(cart, cart.lines.filter((line) => line.id !== change.lineId))
    case 'add':
      return change.preview === undefined ? { ...cart, count: cart.count + change.line.quantity } : withLines(cart, [...cart.lines, change.preview])
    case 'coupon':
      return { ...cart, coupon: change.coupon }
    default:
      return cart
  }
}

const atMost = (quantity: number) => Math.min(limits.quantityMax, Math.floor(quantity))

/** What an event asks to be done, or undefined. `removed` is the line that may come back. */
export function changeOf(event: CartEvent, { cartId, removed }: { cartId: string | null; removed: Line | null }): CartChange | undefined {
  switch (event.type) {
    case 'ADD':
      return { kind: 'add', line: event.line }
    case 'CHANGE_QUANTITY':
      return event.quantity >= 1 ? { kind: 'quantity', lineId: event.lineId, quantity: atMost(event.quantity) } : { kind: 'remove', lineId: event.lineId }
    case 'REMOVE':
      return { kind: 'remove', lineId: event.lineId }
    case 'UNDO_REMOVE':
      return removed === null ? undefined : { kind: 'add', line: newLineOf(removed), preview: removed }
    case 'APPLY_COUPON':
      return { kind: 'coupon', coupon: event.coupon?.trim() || null }
    case 'CLAIM':
      return { kind: cartId === null ? 'open' : 'claim' }
    case 'REFRESH':
      return { kind: 'load' }
    default:
      return undefined
  }
}

function newLineOf({ variantId, quantity, design }: Line): NewLine {
  if (design === null) return { variantId, quantity }
  const { document, designId } = design
  return { variantId, quantity, design: { document, ...(designId === null ? {} : { designId }) } }
}

const isOverruledBy = (waiting: CartChange, next: CartChange): boolean => {
  if (waiting.kind === 'quantity') return (next.kind === 'quantity' || next.kind === 'remove') && next.lineId === waiting.lineId
  return waiting.kind === next.kind && (waiting.kind === 'coupon' || waiting.kind === 'load')
}

/** Puts a change in line. One that is waiting and would be overwritten by it is dropped: ten taps on plus are one call. */
export const enqueued = (queue: readonly CartChange[], change: CartChange): CartChange[] => [...queue.filter((waiting) => !isOverruledBy(waiting, change)), change]

export const isRemovalOf = (change: CartChange, lineId: string) => change.kind === 'remove' && change.lineId === lineId

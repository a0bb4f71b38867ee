import type { Cart } from '@motif/contract'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isMoney = (value: unknown) =>
  isRecord(value) && typeof value.amount === 'number' && typeof value.currency === 'string'
const isLine = (value: unknown) =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.quantity === 'number' &&
  isMoney(value.total) &&
  isRecord(value.image)

/** Whether a response is a cart, and not a proxy's error page. */
export function isCart(value: unknown): value is Cart {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.count !== 'number') return false
  const { lines, savedLines, totals, notices } = value
  const hasLines = [lines, savedLines].every((list) => Array.isArray(list) && list.every(isLine))
  return hasLines && Array.isArray(notices) && isRecord(totals) && isMoney(totals.total) && isMoney(totals.subtotal)
}

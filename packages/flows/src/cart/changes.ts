import type { Cart, Line, LineBatch, NewLine } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import type { AddedPieces, CartChange, CartEvent, PersistedAddition, RemovedLine } from './types.ts'

const countOf = (lines: readonly Line[]) => lines.reduce((count, line) => count + line.quantity, 0)
export const piecesIn = ({ lines }: LineBatch) => lines.reduce((count, { quantity }) => count + quantity, 0)
const withLines = (cart: Cart, lines: Line[], savedLines = cart.savedLines): Cart => ({
  ...cart,
  lines,
  savedLines,
  count: countOf(lines)
})
const without = (lines: readonly Line[], lineId: string) => lines.filter((line) => line.id !== lineId)

export const lineIn = (cart: Cart, lineId: string): Line | undefined =>
  [...cart.lines, ...cart.savedLines].find((line) => line.id === lineId)

function put(
  cart: Cart,
  line: Line,
  { isSaved, position = Infinity }: { isSaved: boolean; position?: number | undefined }
): Cart {
  const [lines, savedLines] = [without(cart.lines, line.id), without(cart.savedLines, line.id)]
  return isSaved
    ? withLines(cart, lines, savedLines.toSpliced(position, 0, line))
    : withLines(cart, lines.toSpliced(position, 0, line), savedLines)
}

/** The optimistic cart, as if the change succeeded. Prices stay as the API sent them: only the API computes them. */
export function applyChange(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case 'quantity':
      return withLines(
        cart,
        cart.lines.map((line) => (line.id === change.lineId ? { ...line, quantity: change.quantity } : line))
      )
    case 'save': {
      const line = lineIn(cart, change.lineId)
      return line === undefined ? cart : put(cart, line, change)
    }
    case 'remove':
      return withLines(cart, without(cart.lines, change.lineId), without(cart.savedLines, change.lineId))
    case 'add':
      return change.preview === undefined
        ? { ...cart, count: cart.count + change.line.quantity }
        : put(cart, change.preview, { isSaved: change.line.isSaved === true, position: change.line.position })
    case 'batch':
      return {
        ...cart,
        count:
          cart.count +
          piecesIn(change.batch) -
          countOf(cart.lines.filter(({ id }) => change.batch.replaces?.includes(id)))
      }
    case 'coupon':
      // Applying a coupon is validated by the API; removing one is not.
      return change.coupon === null ? { ...cart, coupon: null, couponProblem: null } : cart
    default:
      return cart
  }
}

const sharing = <Item>(before: readonly Item[], now: readonly Item[]): Item[] => {
  const known = new Map(before.map((item) => [JSON.stringify(item), item]))
  return now.map((item) => known.get(JSON.stringify(item)) ?? item)
}

/**
 * Reuses the previous line and notice objects where they are equal, so that a cart of two hundred lines re-renders only
 * what changed.
 */
export const withKnownParts = (before: Cart | null, now: Cart): Cart =>
  before === null
    ? now
    : {
        ...now,
        lines: sharing(before.lines, now.lines),
        savedLines: sharing(before.savedLines, now.savedLines),
        notices: sharing(before.notices, now.notices)
      }

const atMost = (quantity: number) => Math.min(limits.quantityMax, Math.floor(quantity))

/** Assigns the cart to the signed-in account. Without a local cart, opening one returns the account's. */
export const claimOf = (cartId: string | null): CartChange => ({ kind: cartId === null ? 'open' : 'claim' })

/** The change an event requests, if any. */
export function changeOf(
  event: CartEvent,
  { cartId, isClaimOwed }: { cartId: string | null; isClaimOwed: boolean }
): CartChange | undefined {
  switch (event.type) {
    case 'ADD':
      return { kind: 'add', line: event.line }
    case 'ADD_BATCH':
      return { kind: 'batch', batch: event.batch }
    case 'CHANGE_QUANTITY':
      return event.quantity >= 1
        ? { kind: 'quantity', lineId: event.lineId, quantity: atMost(event.quantity) }
        : { kind: 'remove', lineId: event.lineId }
    case 'SAVE_FOR_LATER':
      return { kind: 'save', lineId: event.lineId, isSaved: true }
    case 'MOVE_TO_CART':
      return { kind: 'save', lineId: event.lineId, isSaved: false }
    case 'REMOVE':
      return { kind: 'remove', lineId: event.lineId }
    case 'APPLY_COUPON':
      return { kind: 'coupon', coupon: event.coupon?.trim() || null }
    case 'CLAIM':
      return claimOf(cartId)
    case 'REFRESH':
      // A claim also returns the cart.
      return isClaimOwed ? claimOf(cartId) : { kind: 'load' }
    default:
      return undefined
  }
}

/** A line of a cart and its position. */
export function placeOf(cart: Cart, lineId: string): RemovedLine | undefined {
  const line = lineIn(cart, lineId)
  if (line === undefined) return undefined
  const isSaved = cart.savedLines.includes(line)
  return { line, isSaved, position: (isSaved ? cart.savedLines : cart.lines).indexOf(line) }
}

/** Restores a removed line at its position. It gets a new id, so its key is only used once. */
export const restored = ({ line, isSaved, position }: RemovedLine): CartChange => ({
  kind: 'add',
  line: { ...newLineOf(line), key: `back-${line.id}`.slice(0, 64), position, ...(isSaved ? { isSaved } : undefined) },
  preview: line
})

/**
 * Replaces a restored line's old id in the queued changes. If `to` is undefined, the line was not restored, and its
 * changes are dropped.
 */
export const renumbered = (queue: readonly CartChange[], from: string, to: string | undefined): CartChange[] =>
  queue.flatMap((change) =>
    !('lineId' in change) || change.lineId !== from ? change : to === undefined ? [] : { ...change, lineId: to }
  )

/** The line that an addition created, or was merged into. */
export function lineAddedTo(
  before: Cart | null,
  now: Cart,
  { variantId, isSaved, design, removedLine }: NewLine
): Line | undefined {
  const isPlain = design === undefined && removedLine === undefined
  const same = (isSaved === true ? now.savedLines : now.lines).filter(
    (line) => line.variantId === variantId && (line.design === null) === isPlain
  )
  return same.find(({ id }) => before === null || lineIn(before, id) === undefined) ?? same[0]
}

/** The quantities that a batch added, by line; equal lines are merged. */
export const piecesAdded = (before: Cart, now: Cart, { lines }: LineBatch): AddedPieces[] =>
  now.lines.flatMap(({ id, variantId, quantity }) => {
    const more = quantity - (before.lines.find((line) => line.id === id)?.quantity ?? 0)
    return more > 0 && lines.some((line) => line.variantId === variantId) ? [{ lineId: id, quantity: more }] : []
  })

/** The API keeps the design of a removed line while it can be restored. */
const newLineOf = ({ id, variantId, quantity, design }: Line): NewLine => ({
  variantId,
  quantity,
  ...(design && { removedLine: id })
})

const isOverruledBy = (waiting: CartChange, next: CartChange): boolean => {
  if (waiting.kind === 'quantity')
    return (next.kind === 'quantity' || next.kind === 'remove') && next.lineId === waiting.lineId
  if (waiting.kind === 'save') return (next.kind === 'save' || next.kind === 'remove') && next.lineId === waiting.lineId
  return (
    waiting.kind === next.kind &&
    (waiting.kind === 'coupon' || waiting.kind === 'load' || waiting.kind === 'claim' || waiting.kind === 'open')
  )
}

/** Enqueues a change. A pending change that it would overwrite is dropped: ten taps on plus make one call. */
export const enqueued = (queue: readonly CartChange[], change: CartChange): CartChange[] => [
  ...queue.filter((waiting) => !isOverruledBy(waiting, change)),
  change
]

export const isRemovalOf = (change: CartChange, lineId: string) => change.kind === 'remove' && change.lineId === lineId

/** Whether a change is idempotent, and may be retried if its response was lost. */
export const isRepeatable = (change: CartChange) => {
  const { kind } = change
  // A fresh addition fails visibly and may be repeated by the customer. One of an earlier page has no UI to report to,
  // and neither has an expired undo.
  return (
    kind === 'quantity' ||
    kind === 'save' ||
    kind === 'remove' ||
    kind === 'coupon' ||
    kind === 'claim' ||
    kind === 'open' ||
    (isKeyed(change) && (change.wasSent === true || (change.kind === 'add' && change.preview !== undefined)))
  )
}

/** An addition with an idempotency key. */
export const isKeyed = (change: CartChange): change is CartChange & PersistedAddition =>
  change.kind === 'batch' || (change.kind === 'add' && change.line.key !== undefined)

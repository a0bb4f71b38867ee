import type { LineBatch } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { isKeyed } from './changes.ts'
import type { CartSnapshot } from './machine.ts'
import type { PersistedChange } from './types.ts'

/** A cart is changed by hand: more than this was not written by a person. */
const mostChanges = 200
const mostText = 100_000
/** Longer than this, several lines put in at once are not kept: a browser's storage holds little. */
const mostBatchText = 40_000
/** Milliseconds after which a wish is too old to overrule what the cart has become. */
const longest = 24 * 60 * 60 * 1000

/** Changes the shop has not answered yet and that may be sent anew after a reload. What is put in without a key is not: it might be done twice. */
export function unansweredOf({ context: { current, queue } }: CartSnapshot): PersistedChange[] {
  const changes = current === null ? queue : [current, ...queue]
  return changes.flatMap((change) => persistedOf(change) ?? [])
}

/** What is kept of a change, or of what claims to be one; undefined for what is not. */
function persistedOf(change: object): PersistedChange | undefined {
  const { kind, lineId, quantity, isSaved, coupon } = change as Readonly<Record<string, unknown>>
  if (kind === 'add') return lineIn((change as { line?: unknown }).line)
  if (kind === 'batch') return batchIn((change as { batch?: unknown }).batch)
  if (kind === 'coupon') return coupon === null || isText(coupon) ? { kind, coupon } : undefined
  if (!isText(lineId)) return undefined
  if (kind === 'quantity' && isQuantity(quantity)) return { kind, lineId, quantity }
  if (kind === 'save' && typeof isSaved === 'boolean') return { kind, lineId, isSaved }
  return kind === 'remove' ? { kind, lineId } : undefined
}

/** A line put in under a key, without a design: those go in as batches. A line that comes back has the design the shop keeps for it. */
function lineIn(value: unknown): PersistedChange | undefined {
  if (!isRecord(value) || value['design'] !== undefined) return undefined
  const { key, variantId, quantity, position, removedLine, isSaved } = value
  if (!isText(key) || !isText(variantId) || !isQuantity(quantity)) return undefined
  const place = {
    ...(isPosition(position) && { position }),
    ...(isText(removedLine) && { removedLine }),
    ...(isSaved === true && { isSaved })
  }
  return { kind: 'add', line: { key, variantId, quantity, ...place } }
}

/** Its designs are the server's to judge. */
function batchIn(value: unknown): PersistedChange | undefined {
  if (!isRecord(value) || !isText(value['key']) || ![value['designs'], value['lines']].every(Array.isArray))
    return undefined
  return JSON.stringify(value).length > mostBatchText
    ? undefined
    : { kind: 'batch', batch: value as unknown as LineBatch }
}

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.quantityMax
const isPosition = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limits.positionMax
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 100
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The text to keep in this browser; null where nothing has to be. */
export function writeChanges(
  changes: readonly PersistedChange[],
  { cartId, now }: { cartId: string | null; now: number }
): string | null {
  if (changes.length === 0) return null
  return JSON.stringify({ cartId, at: now, changes: changes.slice(-mostChanges) })
}

/** Reads them back. Anybody may write into a browser's storage: what is not a change of this cart, or is too old, is passed over. */
export function readChanges(
  text: string | null,
  { cartId, now }: { cartId: string | null; now: number }
): PersistedChange[] {
  if (text === null || text.length > mostText) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || !Array.isArray(kept['changes'])) return []
    // What was put in before there was a cart goes into the one there is now.
    const isOfNone = kept['cartId'] === null
    if (kept['cartId'] !== cartId && !isOfNone) return []
    const { at } = kept
    if (typeof at !== 'number' || !(at <= now && now - at <= longest)) return []
    const changes = kept['changes']
      .slice(0, mostChanges)
      .flatMap((change: unknown) => (isRecord(change) ? (persistedOf(change) ?? []) : []))
    return isOfNone ? changes.filter(isKeyed) : changes
  } catch {
    return []
  }
}

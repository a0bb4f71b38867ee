import type { LineBatch } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { isKeyed } from './changes.ts'
import type { CartSnapshot } from './machine.ts'
import type { PersistedChange } from './types.ts'

/** Maximum number of persisted changes: more were not made by hand. */
const maxChanges = 200
const maxText = 100_000
/** Maximum length of a persisted batch: browser storage is small. */
const maxBatchText = 40_000
/** Age in milliseconds after which a persisted change is dropped as outdated. */
const longest = 24 * 60 * 60 * 1000

/**
 * Changes without a response that may be resent after a reload. Additions without a key are excluded: they might run
 * twice.
 */
export function unansweredOf({ context: { current, queue } }: CartSnapshot): PersistedChange[] {
  const changes = current === null ? queue : [current, ...queue]
  return changes.flatMap((change) => persistedOf(change) ?? [])
}

/** The persistable part of a change; undefined for invalid or other data. */
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

/**
 * A keyed addition without a design; additions with designs are batches. For a restored line the API still has the
 * design.
 */
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

/** The API validates its designs. */
function batchIn(value: unknown): PersistedChange | undefined {
  if (!isRecord(value) || !isText(value['key']) || ![value['designs'], value['lines']].every(Array.isArray))
    return undefined
  return JSON.stringify(value).length > maxBatchText
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

/** Serializes the changes for browser storage; null if there are none. */
export function writeChanges(
  changes: readonly PersistedChange[],
  { cartId, now }: { cartId: string | null; now: number }
): string | null {
  if (changes.length === 0) return null
  return JSON.stringify({ cartId, at: now, changes: changes.slice(-maxChanges) })
}

/** Parses persisted changes. Storage is untrusted: invalid, outdated and other carts' changes are skipped. */
export function readChanges(
  text: string | null,
  { cartId, now }: { cartId: string | null; now: number }
): PersistedChange[] {
  if (text === null || text.length > maxText) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || !Array.isArray(kept['changes'])) return []
    // Additions made before a cart existed go to the current one.
    const isOfNone = kept['cartId'] === null
    if (kept['cartId'] !== cartId && !isOfNone) return []
    const { at } = kept
    if (typeof at !== 'number' || !(at <= now && now - at <= longest)) return []
    const changes = kept['changes']
      .slice(0, maxChanges)
      .flatMap((change: unknown) => (isRecord(change) ? (persistedOf(change) ?? []) : []))
    return isOfNone ? changes.filter(isKeyed) : changes
  } catch {
    return []
  }
}

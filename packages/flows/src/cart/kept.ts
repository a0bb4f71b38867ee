import { limits } from '@motif/contract/rules'
import type { CartSnapshot, KeptChange } from './types.ts'

/** A cart is changed by hand: more than this was not written by a person. */
const mostChanges = 200
const mostText = 50_000
/** Milliseconds after which a wish is too old to overrule what the cart has become. */
const longest = 24 * 60 * 60 * 1000

/** Changes the shop has not answered yet and that may be sent anew after a reload. Adding is not: it might be done twice. */
export function unansweredOf({ context: { current, queue } }: CartSnapshot): KeptChange[] {
  const changes = current === null ? queue : [current, ...queue]
  // Who takes a removal back wants the line to stay.
  const staying = new Set(changes.map((change) => (change.kind === 'add' ? change.preview?.id : undefined)))
  return changes.flatMap((change) => (change.kind === 'remove' && staying.has(change.lineId) ? [] : (keptOf(change) ?? [])))
}

/** What is kept of a change, or of what claims to be one; undefined for what is not. */
function keptOf(change: object): KeptChange | undefined {
  const { kind, lineId, quantity, isSaved, coupon } = change as Readonly<Record<string, unknown>>
  if (kind === 'coupon') return coupon === null || isText(coupon) ? { kind, coupon } : undefined
  if (!isText(lineId)) return undefined
  if (kind === 'quantity' && typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.quantityMax) return { kind, lineId, quantity }
  if (kind === 'save' && typeof isSaved === 'boolean') return { kind, lineId, isSaved }
  return kind === 'remove' ? { kind, lineId } : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 100
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The text to keep in this browser; null where nothing has to be. */
export function writeChanges(changes: readonly KeptChange[], { cartId, now }: { cartId: string | null; now: number }): string | null {
  if (cartId === null || changes.length === 0) return null
  return JSON.stringify({ cartId, at: now, changes: changes.slice(-mostChanges) })
}

/** Reads them back. Anybody may write into a browser's storage: what is not a change of this cart, or is too old, is passed over. */
export function readChanges(text: string | null, { cartId, now }: { cartId: string | null; now: number }): KeptChange[] {
  if (text === null || text.length > mostText || cartId === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || kept['cartId'] !== cartId || !Array.isArray(kept['changes'])) return []
    const { at } = kept
    if (typeof at !== 'number' || !(at <= now && now - at <= longest)) return []
    return kept['changes'].slice(0, mostChanges).flatMap((change: unknown) => (isRecord(change) ? (keptOf(change) ?? []) : []))
  } catch {
    return []
  }
}

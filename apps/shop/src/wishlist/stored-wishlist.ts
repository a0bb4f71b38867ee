import type { Wish } from '@motif/contract'
import { wishlistLimits } from '@motif/contract/wishlist-rules'
import { deviceStorage } from '../services/storage.ts'
import { createStore } from '../services/store.ts'

/** An unsent change. */
export interface WishChange {
  slug: string
  /** Undefined: removed. */
  wish: Wish | undefined
}

/** The wishlist in this browser: the only copy for guests, a cache for accounts. */
export interface StoredWishlist {
  /** Owner account; null for a guest. */
  owner: string | null
  /** Newest first. */
  wishes: readonly Wish[]
  /** Oldest first, one per product. */
  changes: readonly WishChange[]
}

export const wishlistKey = 'wishlist'
export const noWishlist: StoredWishlist = { owner: null, wishes: [], changes: [] }

const isText = (value: unknown) => typeof value === 'string'

function isWish(value: unknown): value is Wish {
  const { slug, variantId, addedAt } = (value ?? {}) as Partial<Wish>
  return isText(slug) && (variantId === null || isText(variantId)) && !Number.isNaN(Date.parse(String(addedAt)))
}

const isChange = (value: unknown): value is WishChange => {
  const { slug, wish } = (value ?? {}) as Partial<WishChange>
  return isText(slug) && (wish === undefined || isWish(wish))
}

const listOf = <Entry>(value: unknown, is: (entry: unknown) => entry is Entry): Entry[] =>
  Array.isArray(value) ? value.filter(is).slice(0, wishlistLimits.wishesMax) : []

/** Parses the stored list without invalid entries. A guest's entries expire after a year. */
export function parseStoredWishlist(text: string | null, now: number): StoredWishlist {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof StoredWishlist, unknown>> | null
    const owner = typeof kept?.owner === 'string' ? kept.owner : null
    const oldest = now - wishlistLimits.deviceDays * 86_400_000
    const wishes = listOf(kept?.wishes, isWish).filter(({ addedAt }) => owner !== null || Date.parse(addedAt) > oldest)
    return { owner, wishes, changes: listOf(kept?.changes, isChange) }
  } catch {
    return noWishlist
  }
}

export const readStoredWishlist = (): StoredWishlist =>
  parseStoredWishlist(deviceStorage.getItem(wishlistKey), Date.now())

export const storedWishlist = createStore<StoredWishlist>(noWishlist)

/** Stores the list and notifies subscribers of `storedWishlist`. */
export function storeWishlist(kept: StoredWishlist): void {
  deviceStorage.setItem(wishlistKey, JSON.stringify(kept))
  storedWishlist.set(kept)
}

/** Adds or removes a product. A restored one keeps its position; undefined if the list is full. */
export function withChange(kept: StoredWishlist, change: WishChange, isToBeTold: boolean): StoredWishlist | undefined {
  const { slug, wish } = change
  const others = kept.wishes.filter((other) => other.slug !== slug)
  if (wish !== undefined && others.length >= wishlistLimits.wishesMax) return undefined
  const wishes =
    wish === undefined
      ? others
      : [...others, wish].toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt))
  const older = kept.changes.filter((other) => other.slug !== slug)
  const changes = isToBeTold ? [...older, change] : older
  return { ...kept, wishes, changes }
}

/** Removes a sent change, unless it was changed again meanwhile. */
export const withoutSent = (kept: StoredWishlist, told: WishChange): StoredWishlist => ({
  ...kept,
  changes: kept.changes.filter((change) => JSON.stringify(change) !== JSON.stringify(told))
})

/** The API's list with unsent changes applied. */
export const fromResponse = (
  kept: StoredWishlist,
  { owner, wishes }: { owner: string; wishes: readonly Wish[] }
): StoredWishlist => {
  const list = kept.changes.reduce<StoredWishlist>((one, change) => withChange(one, change, false) ?? one, {
    owner,
    wishes,
    changes: []
  })
  return { ...list, changes: kept.changes }
}

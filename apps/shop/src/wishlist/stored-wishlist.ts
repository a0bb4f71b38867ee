import type { Wish } from '@motif/contract'
import { wishlistLimits } from '@motif/contract/wishlist-rules'
import { deviceStorage } from '../services/storage.ts'
import { createStore } from '../services/store.ts'

/** What the shop has yet to be told of. */
export interface WishChange {
  slug: string
  /** Undefined: it is wished for no more. */
  wish: Wish | undefined
}

/** The wishlist as this browser keeps it: a visitor's is kept nowhere else, an account's is a copy. */
export interface StoredWishlist {
  /** Whose account it is of; null for a visitor's. */
  owner: string | null
  /** Newest first. */
  wishes: readonly Wish[]
  /** Oldest first, one for each product. */
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

/** Reads what is kept, without what is no wish. A visitor's wishes end after a year. */
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

/** Keeps a list on the device, and shows it to what follows `storedWishlist`. */
export function storeWishlist(kept: StoredWishlist): void {
  deviceStorage.setItem(wishlistKey, JSON.stringify(kept))
  storedWishlist.set(kept)
}

/** The list with a product wished for, or no more. One that was there before keeps its place; undefined where there is no room. */
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

/** Without what the shop has been told, unless it was changed again meanwhile. */
export const withoutSent = (kept: StoredWishlist, told: WishChange): StoredWishlist => ({
  ...kept,
  changes: kept.changes.filter((change) => JSON.stringify(change) !== JSON.stringify(told))
})

/** The shop's list, with what it has yet to be told of. */
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

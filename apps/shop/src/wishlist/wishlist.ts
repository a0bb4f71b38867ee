import type { Wish } from '@motif/contract'
import { wishlistLimits } from '@motif/contract/wishlist-rules'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { Wishes } from '@motif/ui/components/wish-button'
import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '../services/store.ts'
import { retryUntilDone } from '../services/retry-until-done.ts'
import { signedInUser } from '../shell/client-state.ts'
import { sessionStatus } from '../shell/session-status.ts'
import {
  storeWishlist,
  type StoredWishlist,
  readStoredWishlist,
  storedWishlist,
  noWishlist,
  parseStoredWishlist,
  type WishChange,
  wishlistKey,
  withChange
} from './stored-wishlist.ts'

/** Communicates with the API; only accounts need it. */
const loadFlow = () => import('./wishlist-flow.ts')

/** An account's list is hidden from others: after logout or the end of the session it is empty. */
const isHidden = ({ owner }: StoredWishlist) => owner !== null && sessionStatus.get() === 'visitor'

const noWishes: readonly Wish[] = []

const shownWishes = (): readonly Wish[] => {
  const kept = storedWishlist.get()
  return isHidden(kept) ? noWishes : kept.wishes
}

function subscribe(listener: () => void): () => void {
  const stops = [storedWishlist.subscribe(listener), sessionStatus.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

function subscribeToPerson(listener: () => void): () => void {
  const stops = [subscribe(listener), signedInUser.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

const wishlistStore = { get: shownWishes, set: () => {}, subscribe }

/** Newest first. */
export const useWishlist = (): readonly Wish[] => useStore<readonly Wish[]>(wishlistStore, noWishes)

/** Whether the list is known; an account's is loaded first. */
export const useIsWishlistKnown = (): boolean =>
  useSyncExternalStore(
    subscribeToPerson,
    () => sessionStatus.get() === 'visitor' || storedWishlist.get().owner === (signedInUser.get()?._id ?? 'nobody'),
    () => false
  )

/** Changes the list optimistically. Shows a toast if it is full. */
export function changeWishlist(change: WishChange): void {
  const stored = readStoredWishlist()
  const kept = isHidden(stored) ? noWishlist : stored
  const isVisitor = sessionStatus.get() === 'visitor'
  const changed = withChange(kept, change, !isVisitor)
  if (changed === undefined) {
    toaster.show({ tone: 'bad', title: m.wishlist_full({ max: wishlistLimits.wishesMax }) })
    return
  }
  storeWishlist(changed)
  if (!isVisitor)
    void loadFlow().then(
      ({ sendChanges }) => sendChanges(),
      () => {}
    )
}

/** The wishlist for product hearts. */
export const wishes: Wishes = {
  has: (slug) => shownWishes().some((wish) => wish.slug === slug),
  subscribe,
  onToggle: ({ slug, variantId, isWished }) =>
    changeWishlist({ slug, wish: isWished ? { slug, variantId, addedAt: new Date().toISOString() } : undefined })
}

const synchroniseFailure = createStore<unknown>(undefined)

/** Why the account's list could not be loaded. */
export const useWishlistFailure = (): unknown => useStore(synchroniseFailure, undefined)

/** Synchronizes with the account's list; failures are retried later. */
export async function synchroniseWishlist(): Promise<void> {
  synchroniseFailure.set(undefined)
  try {
    const { synchronise } = await loadFlow()
    await synchronise()
  } catch (error) {
    synchroniseFailure.set(error)
  }
}

/** Removes an account's list from the device on logout. */
export function forgetAccountsWishlist(): void {
  if (readStoredWishlist().owner !== null) storeWishlist(noWishlist)
}

/** Follows the stored list across tabs and synchronizes it with the account; returns the unsubscribe function. */
export function followWishlist(): () => void {
  storedWishlist.set(readStoredWishlist())
  const onChange = ({ key, newValue }: StorageEvent) => {
    if (key === wishlistKey) storedWishlist.set(parseStoredWishlist(newValue, Date.now()))
  }
  let person: string | undefined
  const onPerson = () => {
    const now = signedInUser.get()?._id
    if (now === person) return
    person = now
    if (now !== undefined) void synchroniseWishlist()
  }
  let stopTrying: (() => void) | undefined
  // Here, because the API code may not have loaded before going offline.
  const onOnline = () => {
    stopTrying?.()
    stopTrying = retryUntilDone(async () => {
      await synchroniseWishlist()
      return readStoredWishlist().changes.length === 0
    })
  }
  onPerson()
  const stop = signedInUser.subscribe(onPerson)
  addEventListener('storage', onChange)
  addEventListener('online', onOnline)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener('online', onOnline)
    stopTrying?.()
    stop()
  }
}

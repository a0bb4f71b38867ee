import { SWRGlobalState } from 'swr/_internal'
import { SWRConfig } from 'swr'
import { expect, waitFor } from 'storybook/test'
import { passwordResetAt } from '../../apps/shop/src/accounts/use-password-reset.ts'
import { registrationAt } from '../../apps/shop/src/accounts/use-registration.ts'
import { cartActor, forgetCart } from '../../apps/shop/src/services/cart-flow.ts'
import { seedCache } from '../../apps/shop/src/loading/resource-cache.ts'
import { readRememberedCart } from '../../apps/shop/src/services/remembered-cart.ts'
import { setTokenSource } from '../../apps/shop/src/services/identity/token-source.ts'
import { dispatch } from '../../apps/shop/src/shell/client-state.ts'
import { hasSignedInHere } from '../../apps/shop/src/shell/session.ts'
import { sessionStatus } from '../../apps/shop/src/shell/session-status.ts'
import { readStoredWishlist } from '../../apps/shop/src/wishlist/stored-wishlist.ts'
import { replaceKept } from '../../.storybook/kept-on-device.ts'

/** A browser's storage after previous steps. */
export interface Kept {
  /** In `localStorage`. */
  device?: Readonly<Record<string, string>>
  /** In `sessionStorage`. */
  tab?: Readonly<Record<string, string>>
}

/** Clears SWR's cached answers, and its pending mutations and requests. */
function forgetAnswers(): void {
  const { cache } = SWRConfig.defaultValue
  for (const key of cache.keys()) cache.delete(key)
  const [, mutations, fetching] = SWRGlobalState.get(cache) ?? []
  for (const underWay of [mutations, fetching])
    for (const key of Object.keys(underWay ?? {})) delete (underWay as Record<string, unknown>)[key]
  seedCache({})
}

/**
 * Restarts both processes at their first step, after a call with another step: a process already at a step would not
 * restart. When a screen of another step opens, its process restarts from the tab's storage.
 */
function restartProcesses(): void {
  registrationAt('complete', '')
  registrationAt('form', '')
  passwordResetAt('code')
  passwordResetAt('request')
}

/** Resets the shop's page-wide module state to a new page with this storage: all stories share one Storybook page. */
export function beginPage({ device, tab }: Kept): void {
  forgetAnswers()
  dispatch({ type: 'LOGOUT', payload: null })
  dispatch({ type: 'SET_PRODUCTS', payload: [] })
  setTokenSource(async () => undefined)
  sessionStatus.set('unknown')
  forgetCart()
  restartProcesses()
  replaceKept(localStorage, device)
  replaceKept(sessionStorage, tab)
  const { id: cartId } = readRememberedCart(localStorage.getItem('cart'))
  if (cartId !== null) cartActor().send({ type: 'CART_REPLACED', cartId })
}

/** Waits for the wishlist request, which would otherwise end in the next story. */
export async function isWishlistRead(): Promise<void> {
  if (hasSignedInHere()) await waitFor(() => expect(readStoredWishlist().owner).not.toBeNull())
}

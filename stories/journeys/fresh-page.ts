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

/** What a browser keeps of somebody who has come so far. */
export interface Kept {
  /** In `localStorage`. */
  device?: Readonly<Record<string, string>>
  /** In `sessionStorage`. */
  tab?: Readonly<Record<string, string>>
}

/** Answers that SWR holds, and those it waits for. */
function forgetAnswers(): void {
  const { cache } = SWRConfig.defaultValue
  for (const key of cache.keys()) cache.delete(key)
  const [, mutations, fetching] = SWRGlobalState.get(cache) ?? []
  for (const underWay of [mutations, fetching])
    for (const key of Object.keys(underWay ?? {})) delete (underWay as Record<string, unknown>)[key]
  seedCache({})
}

/** A process that stands elsewhere is begun anew when its screen comes, from what the tab keeps. */
function restartProcesses(): void {
  registrationAt('complete', '')
  registrationAt('form', '')
  passwordResetAt('code')
  passwordResetAt('request')
}

/**
 * Brings back what the shop's modules hold for the whole page to how a page begins that finds this in its browser: every
 * story of Storybook is shown in the same one.
 */
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

/** The shop asks for the wishlist of who is signed in behind everything else: during the next story it would be nobody's. */
export async function isWishlistRead(): Promise<void> {
  if (hasSignedInHere()) await waitFor(() => expect(readStoredWishlist().owner).not.toBeNull())
}

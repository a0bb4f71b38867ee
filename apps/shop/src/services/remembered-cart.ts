import { deviceStorage } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** Persisted cart state; enough for the count in the header before any request. */
export interface RememberedCart {
  id: string | null
  count: number
  /** Requires its owner's login. */
  belongsToAccount?: boolean
  /** Somebody signed in, and this cart was not merged with theirs yet. */
  isClaimOwed?: boolean
}

export const cartKey = 'cart'
/** Storage key of unsent changes. */
export const changesKey = 'cart-changes'
/** Storage key of additions until the cart machine takes over. */
export const pressesKey = 'cart-presses'
const noCart: RememberedCart = { id: null, count: 0 }

export function readRememberedCart(text: string | null): RememberedCart {
  try {
    const { id, count, belongsToAccount, isClaimOwed } = JSON.parse(text ?? '{}') as Partial<RememberedCart>
    const pendingClaim = isClaimOwed === true ? { isClaimOwed } : undefined
    return typeof id === 'string'
      ? {
          id,
          count: typeof count === 'number' ? count : 0,
          ...(belongsToAccount === true ? { belongsToAccount } : undefined),
          ...pendingClaim
        }
      : { ...noCart, ...pendingClaim }
  } catch {
    return noCart
  }
}

export const rememberedCart = createStore<RememberedCart>(noCart)

export function rememberCart(cart: RememberedCart): void {
  rememberedCart.set(cart)
  deviceStorage.setItem(cartKey, JSON.stringify(cart))
}

export const useRememberedCart = <Selected = RememberedCart>(select?: (cart: RememberedCart) => Selected): Selected =>
  useStore(rememberedCart, noCart, select)

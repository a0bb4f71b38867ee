import { deviceStorage } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** What this browser remembers of its cart; enough for the count in the header before anything is asked. */
export interface RememberedCart {
  id: string | null
  count: number
  /** Its owner alone may open it. */
  belongsToAccount?: boolean
  /** Somebody logged in, and their cart and this one are not known to be one yet. */
  isClaimOwed?: boolean
}

export const cartKey = 'cart'
/** Where changes of it wait that could not be sent. */
export const changesKey = 'cart-changes'
/** Where a press waits until the cart's machine is there and has taken it over. */
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

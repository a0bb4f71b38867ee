import type { LineBatch, NewLine } from '@motif/contract'
import { deviceStorage } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** What this browser remembers of its cart; enough for the count in the header before anything is asked. */
export interface RememberedCart {
  id: string | null
  count: number
}

export const cartKey = 'cart'
/** Where changes of it wait that could not be sent. */
export const changesKey = 'cart-changes'
const nothing: RememberedCart = { id: null, count: 0 }

export function readRememberedCart(text: string | null): RememberedCart {
  try {
    const { id, count } = JSON.parse(text ?? '{}') as Partial<RememberedCart>
    return typeof id === 'string' ? { id, count: typeof count === 'number' ? count : 0 } : nothing
  } catch {
    return nothing
  }
}

export const rememberedCart = createStore<RememberedCart>(nothing)

export function rememberCart(cart: RememberedCart): void {
  rememberedCart.set(cart)
  deviceStorage.setItem(cartKey, JSON.stringify(cart))
}

/** Follows the remembered cart, also as other tabs change it, and sends what an earlier page could not; returns how to stop. */
export function followRememberedCart(): () => void {
  rememberedCart.set(readRememberedCart(deviceStorage.getItem(cartKey)))
  if (deviceStorage.getItem(changesKey) !== null) void loadFlow().then(({ cartActor }) => cartActor(), () => {})
  const heed = ({ key, newValue }: StorageEvent) => {
    if (key === cartKey) rememberedCart.set(readRememberedCart(newValue))
  }
  addEventListener('storage', heed)
  return () => removeEventListener('storage', heed)
}

export const useCartCount = (): number => useStore(rememberedCart, nothing).count

/** The cart's machine comes with the first thing put in, or with the cart's own screen. */
const loadFlow = () => import('./cart-flow.ts')

/** Puts a line in; resolves when the shop has it. @throws what the shop said instead */
export const addToCart = async (line: NewLine): Promise<void> => (await loadFlow()).addLine(line)

/** Puts several lines in at once, all or none, in the place of others if need be. @throws what the shop said instead; the same key may be sent again */
export const addBatchToCart = async (batch: LineBatch): Promise<void> => (await loadFlow()).addBatch(batch)

/** Makes this browser's cart the signed-in person's, or finds the one they had. */
export const claimCart = async (): Promise<void> => (await loadFlow()).claim()

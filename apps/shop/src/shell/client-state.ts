import {
  type ClientAction,
  type ClientState,
  clientReducer,
  initialClientState,
  type LoggedInUser
} from '@motif/flows/client-state'
import type { ProductCard } from '@motif/contract'
import { createStore, useStore } from '../services/store.ts'
import { openDevTools } from './dev-tools.ts'

/** The client state of SPEC.md points 3 and 4; one per page. */
const clientState = createStore<ClientState>(initialClientState)

const notifyDevTools = openDevTools(initialClientState)

export function dispatch(action: ClientAction): void {
  const state = clientReducer(clientState.get(), action)
  clientState.set(state)
  notifyDevTools(action, state)
}

/** The signed-in user, outside of components. */
export const signedInUser = { get: () => clientState.get().user, subscribe: clientState.subscribe }

export const useUser = (): LoggedInUser | null => useStore(clientState, initialClientState, ({ user }) => user)

/** The product's card in the last shown list, if any. */
export const useListedProduct = (slug: string): ProductCard | undefined =>
  useStore(clientState, initialClientState, ({ product }) =>
    product.currentProducts.data.find((card) => card.slug === slug)
  )

import { type ClientAction, type ClientState, clientReducer, initialClientState, type LoggedInUser } from '@motif/flows/client-state'
import { createStore, useStore } from '../services/store.ts'

/** The client state of SPEC.md points 3 and 4; one a page. */
const clientState = createStore<ClientState>(initialClientState)

export const dispatch = (action: ClientAction): void => clientState.set(clientReducer(clientState.get(), action))

export const useUser = (): LoggedInUser | null => useStore(clientState, initialClientState).user

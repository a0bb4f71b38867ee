import { fromTransition } from 'xstate'
import { clientReducer, initialClientState } from './reducer.ts'
import type { ClientAction, ClientState } from './types.ts'

/** The client state as an actor: send it actions, read `getSnapshot().context`. */
export const clientStateLogic = fromTransition<ClientState, ClientAction, never, Partial<ClientState> | undefined>(clientReducer, ({ input }) => ({ ...initialClientState, ...input }))

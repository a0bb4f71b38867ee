export { clientReducer, initialClientState } from './reducer.ts'
export type { ClientAction, ClientState, LoggedInUser, UserAction } from './types.ts'

import type { ClientAction, ClientState } from '@motif/flows/client-state'

/** The part of the Redux DevTools' interface that is used here. */
interface DevTools {
  connect: (options: { name: string }) => {
    init: (state: unknown) => void
    send: (action: unknown, state: unknown) => void
  }
}

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION__?: DevTools
  }
}

/** Identity tokens stay out of what a developer may export or share. */
const withoutToken = (state: ClientState) =>
  state.user === null ? state : { ...state, user: { ...state.user, token: '…' } }

const isSignIn = (action: ClientAction) =>
  (action.type === 'LOGGED_IN_USER' || action.type === 'LOGOUT') && action.payload !== null

/** Follows the client state in the Redux DevTools, where a developer has them installed. */
export function openDevTools(initial: ClientState): (action: ClientAction, state: ClientState) => void {
  const tools =
    typeof window === 'undefined' ? undefined : window.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name: 'Shop' })
  tools?.init(initial)
  return (action, state) => {
    const shown = withoutToken(state)
    tools?.send(isSignIn(action) ? { ...action, payload: shown.user } : action, shown)
  }
}

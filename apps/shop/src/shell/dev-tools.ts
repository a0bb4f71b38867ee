import type { ClientAction, ClientState } from '@motif/flows/client-state'

/** The used part of the Redux DevTools' interface. */
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

/** Removes identity tokens from state that developers may export or share. */
const withoutToken = (state: ClientState) =>
  state.user === null ? state : { ...state, user: { ...state.user, token: '…' } }

const isSignIn = (action: ClientAction) =>
  (action.type === 'LOGGED_IN_USER' || action.type === 'LOGOUT') && action.payload !== null

/** Connects the client state to the Redux DevTools, if installed. */
export function openDevTools(initial: ClientState): (action: ClientAction, state: ClientState) => void {
  const tools =
    typeof window === 'undefined' ? undefined : window.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name: 'Shop' })
  tools?.init(initial)
  return (action, state) => {
    const shown = withoutToken(state)
    tools?.send(isSignIn(action) ? { ...action, payload: shown.user } : action, shown)
  }
}

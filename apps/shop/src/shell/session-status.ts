import { createStore, useStore } from '../services/store.ts'

/** The state of the session. */
export type SessionStatus = 'unknown' | 'visitor' | 'customer'

export const sessionStatus = createStore<SessionStatus>('unknown')
export const useSessionStatus = (): SessionStatus => useStore(sessionStatus, 'unknown')
/** Whether nobody is signed in; does not re-render while `isAsked` is false. */
export const useIsVisitor = (isAsked: boolean): boolean =>
  useStore(sessionStatus, 'unknown', (status) => isAsked && status === 'visitor')

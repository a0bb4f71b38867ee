import { createStore, useStore } from '../services/store.ts'

/** Whether it is known yet who is here. */
export type SessionStatus = 'unknown' | 'visitor' | 'customer'

export const sessionStatus = createStore<SessionStatus>('unknown')
export const useSessionStatus = (): SessionStatus => useStore(sessionStatus, 'unknown')
/** Nobody is logged in, as far as it matters: while `isAsked` is false, coming to know it renders nothing. */
export const useIsVisitor = (isAsked: boolean): boolean =>
  useStore(sessionStatus, 'unknown', (status) => isAsked && status === 'visitor')

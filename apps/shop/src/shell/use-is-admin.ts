import { useUser } from './client-state.ts'

/** Whether the stored token claims `admin`: as of page load, or of a later login. */
export function useIsAdmin(atStart: boolean): boolean {
  const user = useUser()
  return user === null ? atStart : user.role === 'admin'
}

import { useUser } from './client-state.ts'

/** Whether the stored identity token says `admin`: as it stood when the page was opened, or of who signed in since. */
export function useIsAdmin(atStart: boolean): boolean {
  const user = useUser()
  return user === null ? atStart : user.role === 'admin'
}

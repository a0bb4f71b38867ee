import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSessionStatus } from '../shell/session-status.ts'

/** Leads whoever is signed in already, perhaps in another tab, on to where they were going; a flow under way ends by itself. */
export function useRedirectWhenSignedIn({ isIdle, returnTo }: { isIdle: boolean; returnTo: string | undefined }): void {
  const navigate = useNavigate()
  const isOver = useSessionStatus() === 'customer' && isIdle
  useEffect(() => {
    if (isOver) void navigate(returnTo ?? '/', { replace: true })
  }, [isOver, returnTo, navigate])
}

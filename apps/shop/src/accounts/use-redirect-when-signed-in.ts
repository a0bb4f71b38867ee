import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSessionStatus } from '../shell/session-status.ts'

/** Redirects a user who is already signed in, perhaps in another tab; an active flow redirects by itself. */
export function useRedirectWhenSignedIn({ isIdle, returnTo }: { isIdle: boolean; returnTo: string | undefined }): void {
  const navigate = useNavigate()
  const isOver = useSessionStatus() === 'customer' && isIdle
  useEffect(() => {
    if (isOver) void navigate(returnTo ?? '/', { replace: true })
  }, [isOver, returnTo, navigate])
}

import type { OpenedInvitation } from '@motif/contract'
import type { Failure } from '@motif/flows/outcome'
import { StaffInvitationScreen } from '@motif/ui/screens/staff-invitation'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import shop from '../../../../shop.config.ts'
import { authenticatedCall } from '../services/authenticated-call.ts'
import { listen } from '../shell/session.ts'
import { useSessionStatus } from '../shell/session-status.ts'
import { leave } from '../shell/session-flow.ts'
import { failureIn } from '../shell/show-failure-toast.ts'
import { withReturnTo } from './return-to.ts'

type Account = { name: string; password: string } | undefined

/**
 * Opens an invitation as the current user, and again after login or logout. Not during acceptance, which uses it up.
 */
function useInvitation(token: string, { isBusy }: { isBusy: boolean }) {
  const status = useSessionStatus()
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ of: number; invitation?: OpenedInvitation; failure?: Failure }>()
  useEffect(() => {
    if (status === 'unknown' || isBusy) return undefined
    let isOver = false
    // The opened invitation and the form's input stay if a later request fails.
    const tell = (told: Omit<NonNullable<typeof answer>, 'of'>) =>
      isOver ? undefined : setAnswer((before) => ({ ...(before?.of === tries && before), ...told, of: tries }))
    authenticatedCall('POST /api/v1/staff-invitations/open', { body: { token } }).then(
      ({ data }) => tell({ invitation: data }),
      (error: unknown) => tell({ failure: failureIn(error) })
    )
    return () => {
      isOver = true
    }
  }, [status, token, tries, isBusy])
  return {
    // The response of an earlier attempt is hidden while the next is pending.
    invitation: answer?.of === tries ? answer.invitation : undefined,
    failure: answer?.of === tries ? answer.failure : undefined,
    onRetry: () => setTries(tries + 1)
  }
}

/** Handles the link of a staff invitation. */
export function InvitedPerson({ token }: { token: string }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const opened = useInvitation(token, { isBusy })
  const [acceptFailure, setFailure] = useState<Failure>()
  const here = `/register?${new URLSearchParams({ invitation: token })}`
  const join = async (account: Account) => {
    const { data } = await authenticatedCall('POST /api/v1/staff-invitations/accept', { body: { token, ...account } })
    // The current session's token still has the customer role; the next login gets the new one.
    if (account === undefined) return leave(withReturnTo('/login', '/admin'))
    try {
      const credentials = { email: data.email, password: account.password }
      const login = await authenticatedCall('POST /api/v1/login', { body: credentials })
      await (await listen()).signIn(login.data)
    } catch {
      // The account exists and the invitation is used up: only the login is left.
      return navigate(withReturnTo('/login', '/admin'), { replace: true })
    }
    return navigate('/admin', { replace: true })
  }
  const accept = async (account: Account) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await join(account)
    } catch (error) {
      setFailure(failureIn(error))
      setBusy(false)
    }
  }
  return (
    <StaffInvitationScreen
      {...opened}
      shopName={shop.name}
      isBusy={isBusy}
      acceptFailure={acceptFailure}
      onAccept={(account) => void accept(account)}
      loginHref={withReturnTo('/login', here)}
      onLogOut={() => void leave(here)}
    />
  )
}

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

/** Opens an invitation as whoever is signed in, and again after they logged in or out; not while it is being accepted, which uses it up. */
function useInvitation(token: string, { isBusy }: { isBusy: boolean }) {
  const status = useSessionStatus()
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ of: number; invitation?: OpenedInvitation; failure?: Failure }>()
  useEffect(() => {
    if (status === 'unknown' || isBusy) return undefined
    let isOver = false
    // What was opened stays, with what was typed there, where asking again fails.
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
    // The answer to an earlier try is not shown while the next one is on its way.
    invitation: answer?.of === tries ? answer.invitation : undefined,
    failure: answer?.of === tries ? answer.failure : undefined,
    onRetry: () => setTries(tries + 1)
  }
}

/** Whoever came by the link of an invitation to the staff. */
export function InvitedPerson({ token }: { token: string }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const opened = useInvitation(token, { isBusy })
  const [acceptFailure, setFailure] = useState<Failure>()
  const here = `/register?${new URLSearchParams({ invitation: token })}`
  const join = async (account: Account) => {
    const { data } = await authenticatedCall('POST /api/v1/staff-invitations/accept', { body: { token, ...account } })
    // The token of a session that goes on says customer still: the next login says what they are now.
    if (account === undefined) return leave(withReturnTo('/login', '/admin'))
    try {
      const credentials = { email: data.email, password: account.password }
      const login = await authenticatedCall('POST /api/v1/login', { body: credentials })
      await (await listen()).signIn(login.data)
    } catch {
      // The account is there, and the invitation used up: logging in is all that is left.
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

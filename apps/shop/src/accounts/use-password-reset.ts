import {
  type PasswordResetActor,
  type PasswordResetSnapshot,
  passwordResetStepOf,
  resetCodeActorOf
} from '@motif/flows/password-reset'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { createActor } from 'xstate'
import { passwordReset } from './machines.ts'
import { sessionStatus } from '../shell/session-status.ts'
import { persistProgress, codeProgressOf } from './persist-progress.ts'
import { codeProgress, forgetProgress, readProgress, saveProgress } from './progress.ts'
import { useClientOnly } from './use-client-only.ts'

const flow = 'password-reset'

/** Code and new password share a URL: Back skips both, and a verified code is not asked for again. */
const addresses = {
  request: '/forgotpassword',
  code: '/verifyotpforgot',
  'new-password': '/verifyotpforgot',
  done: '/login?reason=password-changed'
} as const

let running: PasswordResetActor | undefined

function persist(snapshot: PasswordResetSnapshot): void {
  const step = passwordResetStepOf(snapshot)
  const { email, resetToken } = snapshot.context
  if (step !== 'new-password') return saveProgress(flow, { step, email, ...codeProgressOf(resetCodeActorOf(snapshot)) })
  // The resend time is kept: the token may expire before the password is set.
  const { resendAt } = readProgress(flow) ?? {}
  return saveProgress(flow, { step, email, resetToken, ...(resendAt === undefined ? undefined : { resendAt }) })
}

function startAt(step: 'request' | 'code'): PasswordResetActor {
  running?.stop()
  const known = readProgress(flow)
  // The code step requires a sent, unverified code.
  const from = step === 'code' && (known?.step === 'request' || known?.step === 'new-password') ? known.step : step
  const proof =
    from === 'new-password' && known?.resetToken !== undefined ? { resetToken: known.resetToken } : undefined
  const actor = createActor(passwordReset, {
    input: {
      step: from,
      ...(known === undefined ? undefined : { email: known.email, ...codeProgress(known), ...proof })
    }
  })
  persistProgress(actor, resetCodeActorOf, persist)
  return actor.start()
}

/** Prefills the e-mail typed at the login. */
export const offerEmail = (email: string): void => saveProgress(flow, { step: 'request', email })

/** The running flow if it is at this URL, else a new one. */
export function passwordResetAt(step: 'request' | 'code'): PasswordResetActor {
  const isHere =
    running !== undefined &&
    running.getSnapshot().status === 'active' &&
    addresses[passwordResetStepOf(running.getSnapshot())] === addresses[step]
  running = isHere && running !== undefined ? running : startAt(step)
  return running
}

/** Ends this browser's session, if any. */
async function endSession(): Promise<void> {
  if (sessionStatus.get() === 'visitor') return
  const { signOut } = await import('../shell/session-flow.ts')
  await signOut().catch(() => undefined)
}

/** Navigates to the URL of the flow's current step, finally to the login. */
function usePasswordResetSteps(snapshot: PasswordResetSnapshot | undefined, step: 'request' | 'code'): void {
  const navigate = useNavigate()
  const here = addresses[step]
  const target = snapshot === undefined ? here : addresses[passwordResetStepOf(snapshot)]
  useEffect(() => {
    if (target === here) return
    if (target !== addresses.done) {
      void navigate(target)
      return
    }
    forgetProgress(flow)
    // The API ended all sessions of the account, including this one.
    void endSession().finally(() => void navigate(target, { replace: true }))
  }, [target, here, navigate])
}

/** The first step of the flow, which is server-rendered. */
export function useResetRequest() {
  const actor = useClientOnly(() => passwordResetAt('request'))
  const snapshot = useSelector(actor, (current) => current)
  usePasswordResetSteps(snapshot, 'request')
  return { actor, snapshot }
}

/** The flow from the code on, client only. */
export function useResetCode() {
  const [actor] = useState(() => passwordResetAt('code'))
  const snapshot = useSelector(actor, (current) => current)
  usePasswordResetSteps(snapshot, 'code')
  return { actor, snapshot }
}

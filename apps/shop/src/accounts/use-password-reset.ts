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

/** The code and the new password share an address: Back leads past both, and a code that was right is not asked for again. */
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
  // Until when no other code is sent holds on: the proof may run out before the password is set.
  const { resendAt } = readProgress(flow) ?? {}
  return saveProgress(flow, { step, email, resetToken, ...(resendAt === undefined ? undefined : { resendAt }) })
}

function startAt(step: 'request' | 'code'): PasswordResetActor {
  running?.stop()
  const known = readProgress(flow)
  // A code is asked for only where one was sent and not entered yet.
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

/** The e-mail typed at the login is offered where its password is asked back. */
export const offerEmail = (email: string): void => saveProgress(flow, { step: 'request', email })

/** The running flow where it is at this address, else one begun there. */
export function passwordResetAt(step: 'request' | 'code'): PasswordResetActor {
  const isHere =
    running !== undefined &&
    running.getSnapshot().status === 'active' &&
    addresses[passwordResetStepOf(running.getSnapshot())] === addresses[step]
  running = isHere && running !== undefined ? running : startAt(step)
  return running
}

/** Ends the session of this browser, where there is one. */
async function endSession(): Promise<void> {
  if (sessionStatus.get() === 'visitor') return
  const { signOut } = await import('../shell/session-flow.ts')
  await signOut().catch(() => undefined)
}

/** Walks on to the address of the step that the flow reached, in the end to the login. */
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
    // The server ended every session of the account, this browser's too.
    void endSession().finally(() => void navigate(target, { replace: true }))
  }, [target, here, navigate])
}

/** The flow at its beginning, which the server shows too. */
export function useResetRequest() {
  const actor = useClientOnly(() => passwordResetAt('request'))
  const snapshot = useSelector(actor, (current) => current)
  usePasswordResetSteps(snapshot, 'request')
  return { actor, snapshot }
}

/** The flow from the code on, which only the browser can show. */
export function useResetCode() {
  const [actor] = useState(() => passwordResetAt('code'))
  const snapshot = useSelector(actor, (current) => current)
  usePasswordResetSteps(snapshot, 'code')
  return { actor, snapshot }
}

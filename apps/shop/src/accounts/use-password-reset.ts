import { type PasswordResetActor, type PasswordResetSnapshot, passwordResetStepOf, resetCodeActorOf } from '@motif/flows/password-reset'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { createActor } from 'xstate'
import { passwordReset } from './machines.ts'
import { forgetProgress, readProgress, saveProgress, secondsUntil } from './progress.ts'

const flow = 'password-reset'

/** The code and the new password share an address: the proof between them is never written down. */
const addresses = { request: '/forgotpassword', code: '/verifyotpforgot', 'new-password': '/verifyotpforgot', done: '/login?reason=password-changed' } as const

let running: PasswordResetActor | undefined

function keep(snapshot: PasswordResetSnapshot): void {
  const resendAt = resetCodeActorOf(snapshot)?.getSnapshot().context.resendAt
  saveProgress(flow, { step: passwordResetStepOf(snapshot), email: snapshot.context.email, ...(resendAt ? { resendAt } : undefined) })
}

function startAt(step: 'request' | 'code'): PasswordResetActor {
  running?.stop()
  const known = readProgress(flow)
  const actor = createActor(passwordReset, { input: { step, ...(known === undefined ? undefined : { email: known.email, resendAfter: secondsUntil(known.resendAt) }) } })
  actor.subscribe(keep)
  return actor.start()
}

/** The flow of a forgotten password, which walks over two addresses to the login. */
export function usePasswordReset(step: 'request' | 'code'): { actor: PasswordResetActor; snapshot: PasswordResetSnapshot } {
  const navigate = useNavigate()
  const [actor] = useState(() => {
    const isHere = running !== undefined && running.getSnapshot().status === 'active' && addresses[passwordResetStepOf(running.getSnapshot())] === addresses[step]
    running = isHere && running !== undefined ? running : startAt(step)
    return running
  })
  const snapshot = useSelector(actor, (current) => current)
  const target = addresses[passwordResetStepOf(snapshot)]
  const here = addresses[step]
  useEffect(() => {
    if (target === here) return
    if (target === addresses.done) forgetProgress(flow)
    void navigate(target, { replace: target === addresses.done })
  }, [target, here, navigate])
  return { actor, snapshot }
}

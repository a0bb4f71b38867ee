import {
  codeActorOf,
  type RegistrationActor,
  type RegistrationInput,
  type RegistrationSnapshot,
  registrationStepOf,
  type RegistrationStep
} from '@motif/flows/registration'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createActor } from 'xstate'
import { registration } from './machines.ts'
import { persistProgress, codeProgressOf } from './persist-progress.ts'
import { codeProgress, forgetProgress, readProgress, saveProgress } from './progress.ts'
import { returnToIn, withReturnTo } from './return-to.ts'

const flow = 'registration'

const addresses = {
  form: '/register',
  code: '/verifyotp',
  complete: '/register/complete',
  login: '/login?reason=confirmed'
} as const

let running: RegistrationActor | undefined

function persist(snapshot: RegistrationSnapshot): void {
  const { email, name, returnTo } = snapshot.context
  saveProgress(flow, {
    step: registrationStepOf(snapshot),
    email,
    name,
    ...(returnTo === undefined ? undefined : { returnTo }),
    ...codeProgressOf(codeActorOf(snapshot))
  })
}

function startAt(step: RegistrationStep, search: string): RegistrationActor {
  running?.stop()
  const known = readProgress(flow)
  const returnTo = returnToIn(search) ?? known?.returnTo
  const input: RegistrationInput = {
    // The code step requires a sent, unverified code.
    step: step === 'code' && (known?.step === 'form' || known?.step === 'complete') ? known.step : step,
    ...(known === undefined ? undefined : { email: known.email, name: known.name ?? '', ...codeProgress(known) }),
    ...(returnTo === undefined ? undefined : { returnTo })
  }
  const actor = createActor(registration, { input })
  persistProgress(actor, codeActorOf, persist)
  return actor.start()
}

/** The running flow if it is at this step, else a new one: a manual return to a step restarts it. */
export function registrationAt(step: RegistrationStep, search: string): RegistrationActor {
  const isHere =
    running !== undefined &&
    running.getSnapshot().status === 'active' &&
    registrationStepOf(running.getSnapshot()) === step
  running = isHere && running !== undefined ? running : startAt(step, search)
  return running
}

/** Navigates to the URL of the flow's current step, and finally to the return path. */
export function useRegistrationSteps(snapshot: RegistrationSnapshot | undefined, step: RegistrationStep): void {
  const navigate = useNavigate()
  const reached = snapshot === undefined ? step : registrationStepOf(snapshot)
  const returnTo = snapshot?.context.returnTo
  const isDone = snapshot?.status === 'done'
  useEffect(() => {
    if (isDone) {
      forgetProgress(flow)
      void navigate(returnTo ?? '/', { replace: true })
    } else if (reached !== step) {
      // A verified code is finished: Back must not ask for it again.
      void navigate(withReturnTo(addresses[reached], reached === 'login' ? returnTo : undefined), {
        replace: step === 'code' && reached !== 'form'
      })
    }
  }, [isDone, reached, step, returnTo, navigate])
}

/** A step of the flow, client only. */
export function useRegistration(step: RegistrationStep): { actor: RegistrationActor; snapshot: RegistrationSnapshot } {
  const { search } = useLocation()
  const [actor] = useState(() => registrationAt(step, search))
  const snapshot = useSelector(actor, (current) => current)
  useRegistrationSteps(snapshot, step)
  return { actor, snapshot }
}

/** Sends an unverified account to the code step, like a new registration. */
export function continueWithCode(email: string, returnTo: string | undefined): string {
  saveProgress(flow, {
    step: 'code',
    email,
    ...(returnTo === undefined ? undefined : { returnTo }),
    resendAt: Date.now() + 60_000
  })
  return addresses.code
}

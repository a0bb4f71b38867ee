import {
  isAskingToEndAll,
  isChangingPassword,
  isEndingAll,
  type SignInsActor,
  signInsFailureOf
} from '@motif/flows/sign-ins'
import type { LoggedInUser } from '@motif/flows/client-state'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'
import { SignInsPanel, SignInsSheet } from '@motif/ui/screens/sign-ins'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { useUser } from '../shell/client-state.ts'
import { leave } from '../shell/session-flow.ts'
import { signIns } from './machines.ts'
import { offerEmail } from './use-password-reset.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Starts the flow; it continues and reports its result even if the sheet is closed. */
function begin(onClose: () => void): SignInsActor {
  const actor = createActor(signIns)
  actor.subscribe({
    complete: () => {
      const { output } = actor.getSnapshot()
      if (output?.kind === 'ended-everywhere') return void leave('/login?reason=ended-everywhere')
      if (output?.isSignedIn === false) return void leave('/login?reason=password-changed')
      toaster.show({
        tone: 'good',
        title: m.accounts_sign_ins_changed(),
        description: m.accounts_sign_ins_changed_text()
      })
      return onClose()
    }
  })
  return actor.start()
}

/** Failures after the sheet was closed are shown as toasts. */
function toastLateFailures(actor: SignInsActor): void {
  const following = actor.subscribe((snapshot) => {
    if (!snapshot.matches('form')) return
    following.unsubscribe()
    const failure = signInsFailureOf(snapshot)
    if (failure !== null) toaster.show({ tone: 'bad', title: sentenceOf(failure) })
  })
}

function Panel({ person, onClose }: { person: LoggedInUser; onClose: () => void }) {
  const [actor] = useState(() => begin(onClose))
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => () => toastLateFailures(actor), [actor])
  return (
    <SignInsPanel
      person={person}
      isBusy={isChangingPassword(snapshot)}
      isAsking={isAskingToEndAll(snapshot)}
      isEnding={isEndingAll(snapshot)}
      failure={signInsFailureOf(snapshot)}
      twoFactor={person.role === 'admin' ? { href: '/admin?section=sign-in', onOpen: onClose } : undefined}
      onSubmit={(change) => actor.send({ type: 'SUBMIT', ...change })}
      onForgotten={() => {
        offerEmail(person.email)
        onClose()
      }}
      onEndAll={() => actor.send({ type: 'END_ALL' })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      onBack={() => actor.send({ type: 'BACK' })}
    />
  )
}

/** "Login and security" of the signed-in user. */
export function SignIns({ isOpen, onClose }: Props) {
  const user = useUser()
  return (
    <SignInsSheet isOpen={isOpen && user !== null} onClose={onClose}>
      {user === null ? null : <Panel person={user} onClose={onClose} />}
    </SignInsSheet>
  )
}

import type { LoginData } from '@motif/contract'
import { type ActorRefFrom, type DoneActorEvent, type SnapshotFrom, assertEvent, assign, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import type {
  LogoutEverywhereResponse,
  PasswordChange,
  PasswordChangeResponse,
  SignInsContext,
  SignInsEvent,
  SignInsOutput
} from './types.ts'

const types = {} as { context: SignInsContext; events: SignInsEvent; output: SignInsOutput }

const output = (value: SignInsOutput) => () => value

/** Account security: change the password and end other sessions. */
export const signInsMachine = setup({
  types,
  actors: {
    changePassword: placeholderActor<PasswordChangeResponse, PasswordChange>('changePassword'),
    signIn: placeholderActor<void, LoginData>('signIn'),
    logoutEverywhere: placeholderActor<LogoutEverywhereResponse>('logoutEverywhere')
  },
  actions: { forgetFailure: assign({ failure: null }) }
}).createMachine({
  id: 'signIns',
  context: { failure: null },
  initial: 'form',
  output: ({ event }) => event.output as SignInsOutput,
  states: {
    form: {
      on: {
        SUBMIT: { target: 'changing', actions: 'forgetFailure' },
        EDIT: { actions: 'forgetFailure' },
        END_ALL: { target: 'asking', actions: 'forgetFailure' }
      }
    },
    changing: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'SUBMIT')
          const { currentPassword, password } = event
          return { currentPassword, password }
        },
        onDone: 'signingIn',
        onError: { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    // The API ended all sessions; this browser signs in again.
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => (event as unknown as DoneActorEvent<PasswordChangeResponse>).output.data,
        onDone: 'changed',
        onError: 'changedAndOut'
      }
    },
    asking: { on: { CONFIRM: 'ending', BACK: 'form' } },
    ending: {
      invoke: {
        id: 'logoutEverywhere',
        src: 'logoutEverywhere',
        onDone: 'ended',
        onError: { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    changed: { type: 'final', output: output({ kind: 'password-changed', isSignedIn: true }) },
    changedAndOut: { type: 'final', output: output({ kind: 'password-changed', isSignedIn: false }) },
    ended: { type: 'final', output: output({ kind: 'ended-everywhere' }) }
  }
})

export type SignInsActor = ActorRefFrom<typeof signInsMachine>
export type SignInsSnapshot = SnapshotFrom<typeof signInsMachine>

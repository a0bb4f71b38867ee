import type { LoginData } from '@motif/contract'
import { type ActorRefFrom, type DoneActorEvent, type SnapshotFrom, assertEvent, assign, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import type {
  LogoutEverywhereAnswer,
  PasswordChange,
  PasswordChangeAnswer,
  SignInsContext,
  SignInsEvent,
  SignInsOutput
} from './types.ts'

const types = {} as { context: SignInsContext; events: SignInsEvent; output: SignInsOutput }

const output = (value: SignInsOutput) => () => value

/** What somebody signed in can do about their password, and about who else is signed in. */
export const signInsMachine = setup({
  types,
  actors: {
    changePassword: provided<PasswordChangeAnswer, PasswordChange>('changePassword'),
    signIn: provided<void, LoginData>('signIn'),
    logoutEverywhere: provided<LogoutEverywhereAnswer>('logoutEverywhere')
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
    // The server ended this browser's session with the others and opened a new one.
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => (event as unknown as DoneActorEvent<PasswordChangeAnswer>).output.data,
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

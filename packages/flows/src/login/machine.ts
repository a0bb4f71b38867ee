import type { LoginData, User } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import { type ActorRefFrom, type DoneActorEvent, type SnapshotFrom, assertEvent, assign, setup } from 'xstate'
import { failureOf, isSuccess, refusalOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import type { Credentials, LoginAnswer, LoginContext, LoginEvent, LoginInput, LoginOutput } from './types.ts'

const login = 'POST /api/v1/login'

const types = {} as { context: LoginContext; events: LoginEvent; input: LoginInput; output: LoginOutput }

/** Signs in with e-mail and password, or with a Google account; tells where to go next. */
export const loginMachine = setup({
  types,
  actors: {
    login: provided<LoginAnswer, Credentials>('login'),
    signIn: provided<void, LoginData>('signIn'),
    signInWithGoogle: provided<void>('signInWithGoogle'),
    createOrUpdateUser: provided<CallResult<User>>('createOrUpdateUser')
  }
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ email: input.email ?? '', returnTo: input.returnTo, failure: null }),
  initial: 'form',
  output: ({ event }) => event.output as LoginOutput,
  states: {
    form: {
      on: {
        SUBMIT: { target: 'loggingIn', actions: assign({ failure: null, email: ({ event }) => event.email }) },
        GOOGLE: { target: 'atGoogle', actions: assign({ failure: null }) },
        EDIT: { actions: assign({ failure: null }) }
      }
    },
    loggingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ event }) => {
          assertEvent(event, 'SUBMIT')
          const { email, password } = event
          return { email, password }
        },
        onDone: [
          { guard: ({ event }) => isSuccess(login, event.output), target: 'signingIn' },
          { target: 'form', actions: assign({ failure: ({ event }) => refusalOf(login, event.output) }) }
        ],
        onError: [
          { guard: ({ event }) => refusalOf(login, event.error).code === 'unverified', target: 'unverified' },
          { target: 'form', actions: assign({ failure: ({ event }) => refusalOf(login, event.error) }) }
        ]
      }
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => (event as unknown as DoneActorEvent<LoginAnswer>).output.data,
        onDone: 'signedIn',
        onError: { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    atGoogle: {
      // The window may be lost behind others, or closed: another takes its place.
      on: { GOOGLE: { target: 'atGoogle', reenter: true } },
      invoke: {
        id: 'signInWithGoogle',
        src: 'signInWithGoogle',
        onDone: 'enrolling',
        onError: [
          // Closing the popup is a choice, not a failure.
          { guard: ({ event }) => failureOf(event.error).code === 'cancelled', target: 'form' },
          { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
        ]
      }
    },
    /** The shop makes its own record of a person it may see for the first time. */
    enrolling: {
      invoke: {
        id: 'createOrUpdateUser',
        src: 'createOrUpdateUser',
        onDone: 'signedIn',
        onError: { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    signedIn: { type: 'final', output: ({ context: { returnTo } }): LoginOutput => ({ kind: 'signed-in', returnTo }) },
    unverified: {
      type: 'final',
      output: ({ context: { email, returnTo } }): LoginOutput => ({ kind: 'unverified', email, returnTo })
    }
  }
})

export type LoginActor = ActorRefFrom<typeof loginMachine>
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>

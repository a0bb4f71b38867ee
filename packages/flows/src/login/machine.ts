import type { LoginData, User } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import { type ActorRefFrom, type DoneActorEvent, type SnapshotFrom, assertEvent, assign, setup } from 'xstate'
import { failureOf, isSuccess, refusalOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import type { Credentials, LoginResponse, LoginContext, LoginEvent, LoginInput, LoginOutput } from './types.ts'

const login = 'POST /api/v1/login'

const types = {} as { context: LoginContext; events: LoginEvent; input: LoginInput; output: LoginOutput }

/** Signs in with e-mail and password, or with Google; the output says where to go next. */
export const loginMachine = setup({
  types,
  actors: {
    login: placeholderActor<LoginResponse, Credentials>('login'),
    signIn: placeholderActor<void, LoginData>('signIn'),
    signInWithGoogle: placeholderActor<void>('signInWithGoogle'),
    createOrUpdateUser: placeholderActor<CallResult<User>>('createOrUpdateUser')
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
        input: ({ event }) => (event as unknown as DoneActorEvent<LoginResponse>).output.data,
        onDone: 'signedIn',
        onError: { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    atGoogle: {
      // The popup may be hidden or closed: open another.
      on: { GOOGLE: { target: 'atGoogle', reenter: true } },
      invoke: {
        id: 'signInWithGoogle',
        src: 'signInWithGoogle',
        onDone: 'enrolling',
        onError: [
          // Closing the popup is not an error.
          { guard: ({ event }) => failureOf(event.error).code === 'cancelled', target: 'form' },
          { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
        ]
      }
    },
    /** The API creates its record of a new user. */
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

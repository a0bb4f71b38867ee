import { ResponseError } from '@motif/contract/client'
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import { isUser } from './token.ts'
import type { CurrentUserAnswer, Identity, SessionAction, SessionContext, SessionEvent } from './types.ts'

/** The listening actor for an identity provider; it stops listening when the session stops. */
export const listenTo = (identity: Pick<Identity, 'onUser'>) =>
  fromCallback<SessionEvent>(({ sendBack }) =>
    identity.onUser((person) => sendBack({ type: 'IDENTITY_CHANGED', person }))
  )

/** Who is signed in: hears it from the identity provider, asks the shop who that is, tells the client state. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    identity: fromCallback<SessionEvent>(() => {
      throw new Error('The actor "identity" must be provided')
    }),
    freshToken: provided<string>('freshToken'),
    currentUser: provided<CurrentUserAnswer, { token: string }>('currentUser'),
    signOut: provided<void>('signOut')
  },
  actions: {
    /** Injected: hands an action to the client state. */
    dispatch: (_args, _action: SessionAction) => {},
    /** Injected: writes the error to the log; the person is not told. */
    logFailure: (_args, _params: { error: unknown }) => {},
    forgetUser: assign({ user: null, token: null }),
    rememberPerson: assign({
      person: ({ context, event }) => (event.type === 'IDENTITY_CHANGED' ? event.person : context.person)
    })
  },
  guards: {
    /** Nobody may be shown as the person who was here before, not even until the look-up is done. */
    isAnother: ({ context, event }) =>
      event.type === 'IDENTITY_CHANGED' &&
      event.person !== null &&
      context.user !== null &&
      event.person.id !== context.person?.id,
    isSomebody: ({ event }) => event.type === 'IDENTITY_CHANGED' && event.person !== null
  }
}).createMachine({
  id: 'session',
  context: { person: null, user: null, token: null, failure: null },
  invoke: {
    id: 'identity',
    src: 'identity',
    onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } }
  },
  initial: 'unknown',
  on: {
    IDENTITY_CHANGED: [
      // Whoever was being looked up is dropped: the answer of the newest report counts.
      {
        guard: 'isAnother',
        target: '.fetchingToken',
        actions: ['forgetUser', { type: 'dispatch', params: { type: 'LOGOUT', payload: null } }, 'rememberPerson']
      },
      { guard: 'isSomebody', target: '.fetchingToken', actions: 'rememberPerson' },
      { target: '.signedOut', actions: 'rememberPerson' }
    ]
  },
  states: {
    unknown: {},
    fetchingToken: {
      invoke: {
        id: 'freshToken',
        src: 'freshToken',
        onDone: { target: 'lookingUp', actions: assign({ token: ({ event }) => event.output }) },
        onError: {
          target: 'unrecognised',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) }
        }
      }
    },
    lookingUp: {
      invoke: {
        id: 'currentUser',
        src: 'currentUser',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: ({ event }) => isUser(event.output.data),
            target: 'signedIn',
            actions: assign({
              failure: null,
              user: ({ context, event: { output } }) => {
                const { name, email, role, _id } = output.data
                return { name, email, role, _id, token: context.token ?? '' }
              }
            })
          },
          // An answer that names nobody is a look-up that failed.
          {
            target: 'unrecognised',
            actions: {
              type: 'logFailure',
              params: ({ event }) => ({ error: new ResponseError(event.output.status, undefined) })
            }
          }
        ],
        onError: {
          target: 'unrecognised',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) }
        }
      }
    },
    signedIn: {
      entry: {
        type: 'dispatch',
        params: ({ context }) =>
          context.user === null ? { type: 'LOGOUT', payload: null } : { type: 'LOGGED_IN_USER', payload: context.user }
      },
      on: { REFRESH: 'fetchingToken', SIGN_OUT: 'signingOut' }
    },
    /** Somebody is signed in at the provider, but the shop could not say who; the next report or REFRESH tries again. */
    unrecognised: {
      on: { REFRESH: 'fetchingToken', SIGN_OUT: 'signingOut' }
    },
    signingOut: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: [
          {
            guard: ({ context }) => context.user !== null,
            target: 'signedIn',
            actions: assign({ failure: ({ event }) => failureOf(event.error) })
          },
          { target: 'unrecognised', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
        ]
      }
    },
    signedOut: {
      entry: [
        assign({ person: null, user: null, token: null, failure: null }),
        { type: 'dispatch', params: { type: 'LOGOUT', payload: null } }
      ]
    }
  }
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

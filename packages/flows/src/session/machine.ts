import { ResponseError } from '@motif/contract/client'
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import { isUser } from './token.ts'
import type { CurrentUserResponse, Identity, SessionAction, SessionContext, SessionEvent } from './types.ts'

/** The listener actor of an identity provider; it unsubscribes when the session stops. */
export const listenTo = (identity: Pick<Identity, 'onUser'>) =>
  fromCallback<SessionEvent>(({ sendBack }) =>
    identity.onUser((person) => sendBack({ type: 'IDENTITY_CHANGED', person }))
  )

/** The session: listens to the identity provider, loads the current user, and updates client state. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    identity: fromCallback<SessionEvent>(() => {
      throw new Error('The actor "identity" must be provided')
    }),
    freshToken: placeholderActor<string>('freshToken'),
    currentUser: placeholderActor<CurrentUserResponse, { token: string }>('currentUser'),
    signOut: placeholderActor<void>('signOut')
  },
  actions: {
    /** Provided by the shop: dispatches to client state. */
    dispatch: (_args, _action: SessionAction) => {},
    /** Provided by the shop: logs the error; the user is not informed. */
    logFailure: (_args, _params: { error: unknown }) => {},
    forgetUser: assign({ user: null, token: null }),
    rememberPerson: assign({
      person: ({ context, event }) => (event.type === 'IDENTITY_CHANGED' ? event.person : context.person)
    })
  },
  guards: {
    /** The previous user must disappear at once, before the new one is loaded. */
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
      // A pending look-up is dropped: the newest report counts.
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
          // A response without a user counts as a failed look-up.
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
    /** The provider reports a user, but the look-up failed; the next report or REFRESH retries. */
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

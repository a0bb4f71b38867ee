import type { LoginData } from '@motif/contract'
import { type ActorRefFrom, type DoneActorEvent, type SnapshotFrom, assertEvent, assign, setup } from 'xstate'
import { oneTimeCodeMachine, type OneTimeCodeOutput, type Verified } from '../one-time-code/index.ts'
import { failureOf, isSuccess, refusalOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import type {
  ProfileData,
  RegisterResponse,
  RegistrationContext,
  RegistrationData,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput
} from './types.ts'

const register = 'POST /api/v1/register'

/** Validates the response, which is untrusted JSON. */
const isLoginData = (answer: Verified | null): answer is LoginData =>
  typeof answer === 'object' && answer !== null && 'id_token' in answer

const loginDataOf = (output: OneTimeCodeOutput): LoginData | undefined =>
  output.kind === 'verified' && isLoginData(output.answer) ? output.answer : undefined

const types = {} as {
  context: RegistrationContext
  events: RegistrationEvent
  input: RegistrationInput
  output: RegistrationOutput
  children: { oneTimeCode: 'oneTimeCode' }
}

/** Registration, from the form over the one-time code to a signed-in user. */
export const registrationMachine = setup({
  types,
  actors: {
    register: placeholderActor<RegisterResponse, RegistrationData>('register'),
    oneTimeCode: oneTimeCodeMachine,
    signIn: placeholderActor<void, LoginData>('signIn'),
    saveProfile: placeholderActor<void, ProfileData>('saveProfile')
  },
  actions: { forgetFailure: assign({ failure: null }) },
  guards: {
    startsWithCode: ({ context }) => context.startAt === 'code' && context.email !== '',
    startsWithProfile: ({ context }) => context.startAt === 'complete'
  }
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    email: input.email ?? '',
    name: input.name ?? '',
    resendAfter: input.resendAfter,
    triesLeft: input.triesLeft,
    returnTo: input.returnTo,
    failure: null,
    startAt: input.step ?? 'form'
  }),
  initial: 'starting',
  output: ({ context: { email, returnTo } }) => ({ email, returnTo }),
  states: {
    starting: {
      always: [
        { guard: 'startsWithCode', target: 'code' },
        { guard: 'startsWithProfile', target: 'profile' },
        { target: 'form' }
      ]
    },
    form: {
      on: {
        EDIT: { actions: 'forgetFailure' },
        TYPED: { actions: assign(({ event: { name, email } }) => ({ name, email })) },
        SUBMIT: {
          target: 'registering',
          actions: assign({ failure: null, name: ({ event }) => event.name, email: ({ event }) => event.email })
        }
      }
    },
    registering: {
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'SUBMIT')
          const { name, email, password } = event
          return { name, email, password }
        },
        onDone: [
          {
            guard: ({ event }) => isSuccess(register, event.output),
            target: 'code',
            actions: assign(({ context, event: { output } }) => ({
              email: output.data?.email ?? context.email,
              resendAfter: output.data?.resendAfter,
              triesLeft: undefined
            }))
          },
          { target: 'form', actions: assign({ failure: ({ event }) => refusalOf(register, event.output) }) }
        ],
        onError: { target: 'form', actions: assign({ failure: ({ event }) => refusalOf(register, event.error) }) }
      }
    },
    code: {
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { email, resendAfter, triesLeft } }) => ({
          email,
          resendAfter,
          triesLeft,
          purpose: 'register'
        }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'change-email', target: 'form' },
          { guard: ({ event }) => loginDataOf(event.output) !== undefined, target: 'signingIn' },
          // Verified, but without login data: the user logs in manually.
          { target: 'signInFailed' }
        ],
        onError: { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => loginDataOf((event as unknown as DoneActorEvent<OneTimeCodeOutput>).output) as LoginData,
        onDone: 'profile',
        onError: { target: 'signInFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    /** The account exists, but the sign-in failed: continue at the login screen. */
    signInFailed: {},
    profile: {
      on: {
        EDIT: { actions: 'forgetFailure' },
        SAVE_PROFILE: { target: 'savingProfile', actions: 'forgetFailure' },
        SKIP: 'complete'
      }
    },
    savingProfile: {
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ event }) => {
          assertEvent(event, 'SAVE_PROFILE')
          return event.profile
        },
        onDone: 'complete',
        onError: { target: 'profile', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    complete: { type: 'final' }
  }
})

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>

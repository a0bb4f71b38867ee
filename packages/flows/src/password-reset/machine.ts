import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate'
import { oneTimeCodeMachine, type OneTimeCodeOutput } from '../one-time-code/index.ts'
import { type Failure, failureOf, isSuccess, outcomes, refusalOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import type {
  NewPassword,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  RequestResetAnswer,
  ResetAnswer
} from './types.ts'

const request = 'POST /api/v1/request-reset-password'
const reset = 'POST /api/v1/reset-password'

const resetTokenOf = (output: OneTimeCodeOutput): string | undefined =>
  output.kind === 'verified' &&
  typeof output.answer === 'object' &&
  output.answer !== null &&
  'resetToken' in output.answer
    ? output.answer.resetToken
    : undefined

/** What the person is told where the answer to a right code holds no proof. */
const unproven: Failure = { code: 'unreadable', message: outcomes['POST /api/v1/verify-otp'].otherwise, status: 200 }

const types = {} as {
  context: PasswordResetContext
  events: PasswordResetEvent
  input: PasswordResetInput
  output: PasswordResetOutput
  children: { oneTimeCode: 'oneTimeCode' }
}

/** From a forgotten password over the one-time code to a new one. */
export const passwordResetMachine = setup({
  types,
  actors: {
    requestReset: provided<RequestResetAnswer, { email: string }>('requestReset'),
    oneTimeCode: oneTimeCodeMachine,
    resetPassword: provided<ResetAnswer, NewPassword>('resetPassword')
  },
  actions: { forgetFailure: assign({ failure: null }) }
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    startAt: input.step ?? 'request',
    email: input.email ?? '',
    resendAfter: input.resendAfter,
    triesLeft: input.triesLeft,
    resetToken: input.resetToken ?? '',
    failure: null
  }),
  initial: 'starting',
  output: ({ context: { email } }) => ({ email }),
  states: {
    starting: {
      always: [
        {
          guard: ({ context: { startAt, email, resetToken } }) =>
            startAt === 'new-password' && email !== '' && resetToken !== '',
          target: 'newPassword'
        },
        // A proof that is gone is made again by a code.
        { guard: ({ context: { startAt, email } }) => startAt !== 'request' && email !== '', target: 'code' },
        { target: 'request' }
      ]
    },
    request: {
      on: {
        REQUEST: { target: 'requesting', actions: assign({ failure: null, email: ({ event }) => event.email }) },
        EDIT: { actions: 'forgetFailure' }
      }
    },
    requesting: {
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          {
            guard: ({ event }) => isSuccess(request, event.output),
            target: 'code',
            actions: assign(({ event }) => ({ resendAfter: event.output.data?.resendAfter, triesLeft: undefined }))
          },
          { target: 'request', actions: assign({ failure: ({ event }) => refusalOf(request, event.output) }) }
        ],
        onError: { target: 'request', actions: assign({ failure: ({ event }) => refusalOf(request, event.error) }) }
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
          purpose: 'reset'
        }),
        onDone: [
          {
            guard: ({ event }) => resetTokenOf(event.output) !== undefined,
            target: 'newPassword',
            actions: assign({ resetToken: ({ event }) => resetTokenOf(event.output) ?? '' })
          },
          { guard: ({ event }) => event.output.kind === 'change-email', target: 'request' },
          // Right, but without the proof: only a new code helps, and the person is told why they are back.
          { target: 'request', actions: assign({ failure: unproven }) }
        ],
        onError: { target: 'request', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      }
    },
    newPassword: {
      on: { SUBMIT: { target: 'resetting', actions: 'forgetFailure' }, EDIT: { actions: 'forgetFailure' } }
    },
    resetting: {
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { email, resetToken }, event }) => ({
          email,
          resetToken,
          password: event.type === 'SUBMIT' ? event.password : ''
        }),
        onDone: [
          { guard: ({ event }) => isSuccess(reset, event.output), target: 'done' },
          { target: 'newPassword', actions: assign({ failure: ({ event }) => refusalOf(reset, event.output) }) }
        ],
        onError: [
          {
            // The proof has run out: only a new code helps, and the person is told why they are back.
            guard: ({ event }) => refusalOf(reset, event.error).code === 'invalid-reset-token',
            target: 'request',
            actions: assign({ resetToken: '', failure: ({ event }) => refusalOf(reset, event.error) })
          },
          { target: 'newPassword', actions: assign({ failure: ({ event }) => refusalOf(reset, event.error) }) }
        ]
      }
    },
    done: { type: 'final', entry: assign({ resetToken: '' }) }
  }
})

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>
export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>

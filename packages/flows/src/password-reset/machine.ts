import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate'
import { oneTimeCodeMachine, type OneTimeCodeOutput } from '../one-time-code/index.ts'
import { type Failure, failureOf, isSuccess, outcomes, refusalOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import type {
  NewPassword,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  RequestResetResponse,
  ResetResponse
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

/** Error for a verified code without a reset token. */
const unproven: Failure = { code: 'unreadable', message: outcomes['POST /api/v1/verify-otp'].otherwise, status: 200 }

const types = {} as {
  context: PasswordResetContext
  events: PasswordResetEvent
  input: PasswordResetInput
  output: PasswordResetOutput
  children: { oneTimeCode: 'oneTimeCode' }
}

/** Password reset, from the request over the one-time code to the new password. */
export const passwordResetMachine = setup({
  types,
  actors: {
    requestReset: placeholderActor<RequestResetResponse, { email: string }>('requestReset'),
    oneTimeCode: oneTimeCodeMachine,
    resetPassword: placeholderActor<ResetResponse, NewPassword>('resetPassword')
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
        // A lost token is obtained again with a new code.
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
          // Verified, but without a token: only a new code helps, and the user is informed.
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
            // The token expired: only a new code helps, and the user is informed.
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

import { type ActorRefFrom, type DoneActorEvent, type SnapshotFrom, assign, setup } from 'xstate'
import type { OtpPurpose } from '@motif/contract'
import { isSuccess, refusalOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import { clock } from './clock.ts'
import type {
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
  OneTimeCodeOutput,
  ResendResponse,
  VerifyResponse
} from './types.ts'

const verify = 'POST /api/v1/verify-otp'
const resend = 'POST /api/v1/resend-otp'

/** Seconds between codes, and attempts per code, as the API enforces them. */
const resendAfter = 60
const tries = 5

/** Seconds until the next code, from the response or by default. */
const pauseOf = (told: unknown): number => (typeof told === 'number' && told >= 0 ? told : resendAfter)

const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000))

/** Verifies a one-time code and resends codes, in parallel states. */
export const oneTimeCodeMachine = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as OneTimeCodeInput,
    output: {} as OneTimeCodeOutput
  },
  actors: {
    verify: placeholderActor<VerifyResponse, { email: string; otp: string; purpose: OtpPurpose }>('verify'),
    resend: placeholderActor<ResendResponse, { email: string; purpose: OtpPurpose }>('resend'),
    clock
  },
  guards: {
    hasTriesLeft: ({ context }) => context.triesLeft > 0,
    isSpent: ({ context }) => context.triesLeft <= 0,
    isTimeOver: ({ context }) => context.secondsLeft === 0
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    tellTime: assign(({ context, event }) => {
      if (event.type !== 'CLOCK_TICKED') return {}
      const resendAt = context.resendAt ?? event.now + context.secondsLeft * 1000
      return { resendAt, secondsLeft: secondsUntil(resendAt, event.now) }
    })
  }
}).createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({
    email: input.email,
    purpose: input.purpose,
    secondsLeft: pauseOf(input.resendAfter),
    resendAt: null,
    triesLeft: input.triesLeft ?? tries,
    failure: null,
    sent: 0
  }),
  initial: 'asking',
  output: ({ event }) => event.output as OneTimeCodeOutput,
  states: {
    asking: {
      type: 'parallel',
      on: { CHANGE_EMAIL: 'changingEmail' },
      states: {
        code: {
          initial: 'entering',
          states: {
            entering: {
              always: { guard: 'isSpent', target: 'spent' },
              on: {
                EDIT: { actions: 'forgetFailure' },
                SUBMIT: { target: 'verifying', actions: 'forgetFailure' }
              }
            },
            verifying: {
              invoke: {
                id: 'verify',
                src: 'verify',
                input: ({ context: { email, purpose }, event }) => ({
                  email,
                  purpose,
                  otp: event.type === 'SUBMIT' ? event.otp : ''
                }),
                onDone: [
                  { guard: ({ event }) => isSuccess(verify, event.output), target: '#oneTimeCode.verified' },
                  { target: 'entering', actions: assign({ failure: ({ event }) => refusalOf(verify, event.output) }) }
                ],
                onError: {
                  target: 'entering',
                  actions: assign(({ context, event }) => {
                    const failure = refusalOf(verify, event.error)
                    // Network errors and rate limits do not count as attempts.
                    return {
                      failure,
                      triesLeft: failure.code === 'invalid-code' ? context.triesLeft - 1 : context.triesLeft
                    }
                  })
                }
              }
            },
            /** No attempts left; a new code is needed. */
            spent: { always: { guard: 'hasTriesLeft', target: 'entering' } }
          }
        },
        resend: {
          initial: 'counting',
          states: {
            counting: {
              invoke: { id: 'clock', src: 'clock', onError: 'ready' },
              on: { CLOCK_TICKED: { actions: 'tellTime' } },
              always: { guard: 'isTimeOver', target: 'ready' }
            },
            ready: { on: { RESEND: { target: 'sending', actions: 'forgetFailure' } } },
            sending: {
              invoke: {
                id: 'resend',
                src: 'resend',
                input: ({ context: { email, purpose } }) => ({ email, purpose }),
                onDone: [
                  {
                    guard: ({ event }) => isSuccess(resend, event.output),
                    target: 'counting',
                    actions: assign({
                      secondsLeft: ({ event }) => pauseOf(event.output.data?.resendAfter),
                      resendAt: null,
                      triesLeft: tries,
                      failure: null,
                      sent: ({ context }) => context.sent + 1
                    })
                  },
                  { target: 'ready', actions: assign({ failure: ({ event }) => refusalOf(resend, event.output) }) }
                ],
                onError: {
                  // `counting` proceeds to `ready` at once without a waiting time.
                  target: 'counting',
                  actions: assign(({ event }) => {
                    const failure = refusalOf(resend, event.error)
                    return { failure, secondsLeft: failure.retryAfter ?? 0, resendAt: null }
                  })
                }
              }
            }
          }
        }
      }
    },
    verified: {
      type: 'final',
      output: ({ event }): OneTimeCodeOutput => ({
        kind: 'verified',
        answer: (event as unknown as DoneActorEvent<VerifyResponse>).output.data
      })
    },
    changingEmail: { type: 'final', output: { kind: 'change-email' } }
  }
})

export type OneTimeCodeActor = ActorRefFrom<typeof oneTimeCodeMachine>
export type OneTimeCodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>

import { oneTimeCodeMachine } from '@motif/flows/one-time-code'
import { fromCallback } from 'xstate'
import { account, loginData } from '../actors.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed } from '../walk/written.ts'

export const oneTimeCodeWalk: Walk = {
  machine: oneTimeCodeMachine,
  beginnings: [{ name: 'After registering', input: { email: account.email, purpose: 'register', resendAfter: 60 } }],
  events: [
    { event: { type: 'SUBMIT', otp: account.code } },
    { event: { type: 'EDIT' } },
    did('verify', { status: 200, data: loginData }),
    failed('verify', { status: 400, code: 'invalid-code', detail: 'That code is wrong or too old.' }),
    failed('verify', 'network'),
    { event: { type: 'CLOCK_TICKED', now: 0 }, called: 'at the beginning' },
    { event: { type: 'CLOCK_TICKED', now: 61_000 }, called: 'a minute later' },
    { event: { type: 'RESEND' } },
    did('resend', { status: 200, data: { resendAfter: 60 } }),
    failed('resend', { status: 429, code: 'too-many-requests', detail: 'Wait a moment.', retryAfter: 95 }),
    failed('clock', 'network', 'no clock'),
    { event: { type: 'CHANGE_EMAIL' } }
  ],
  guards: {
    isSpent: 'no tries are left',
    hasTriesLeft: 'tries are left',
    isTimeOver: 'the time is over',
    'asking.code.verifying verify done 1': 'the answer says the code is right',
    'asking.resend.sending resend done 1': 'the answer says a code was sent'
  },
  actors: { clock: fromCallback(() => {}) },
  key: ({ triesLeft, resendAt }: { triesLeft: number; resendAt: number | null }) => [triesLeft, resendAt]
}

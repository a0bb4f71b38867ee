import {
  type ClockEvent,
  oneTimeCodeMachine,
  type ResendResponse,
  type Verified,
  type VerifyResponse
} from '@motif/flows/one-time-code'
import type { OtpPurpose } from '@motif/contract'
import { fromCallback, fromPromise } from 'xstate'
import { account, refusal } from './actors.ts'

interface Checked {
  email: string
  otp: string
  purpose: OtpPurpose
}

/** A verification with one valid code. The clock is frozen, so that stories are reproducible. */
export const codeInMemory = (verified: Verified, resendAfter = 60) =>
  oneTimeCodeMachine.provide({
    actors: {
      verify: fromPromise<VerifyResponse, Checked>(async ({ input: { otp } }) => {
        if (otp !== account.code) throw refusal(400, 'invalid-code', 'That code is wrong or too old.')
        return { status: 200, data: verified }
      }),
      resend: fromPromise<ResendResponse, Omit<Checked, 'otp'>>(async () => ({ status: 200, data: { resendAfter } })),
      clock: fromCallback<ClockEvent>(({ sendBack }) => sendBack({ type: 'CLOCK_TICKED', now: 0 }))
    }
  })

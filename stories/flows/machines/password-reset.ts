import { passwordResetMachine } from '@motif/flows/password-reset'
import { account } from '../actors.ts'
import { codeInMemory } from '../code-in-memory.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed } from '../walk/written.ts'

const proof = { resetToken: 'proof' }

export const passwordResetWalk: Walk = {
  machine: passwordResetMachine,
  beginnings: [
    { name: 'From the beginning', input: {} },
    { name: 'Reloaded at the code', input: { step: 'code', email: account.email } },
    {
      name: 'Reloaded at the new password',
      input: { step: 'new-password', email: account.email, resetToken: proof.resetToken }
    }
  ],
  events: [
    { event: { type: 'REQUEST', email: account.email } },
    { event: { type: 'EDIT' } },
    did('requestReset', { status: 200, data: { resendAfter: 60 } }),
    failed('requestReset', 'network'),
    did('oneTimeCode', { kind: 'verified', answer: proof }, 'right'),
    did('oneTimeCode', { kind: 'verified', answer: {} }, 'without proof'),
    did('oneTimeCode', { kind: 'change-email' }, 'another address'),
    failed('oneTimeCode', 'network'),
    { event: { type: 'SUBMIT', password: 'plum kettle orbit' } },
    did('resetPassword', { status: 200, data: {} }),
    failed('resetPassword', { status: 400, code: 'weak-password', detail: 'That password is too easy to guess.' }),
    failed('resetPassword', { status: 400, code: 'invalid-reset-token', detail: 'Ask for a new code.' })
  ],
  guards: {
    'starting at once 1': 'it starts at the new password, with an address and a proof',
    'starting at once 2': 'it starts later than the request, with an address',
    'requesting requestReset done 1': 'the answer says a code was sent',
    'code oneTimeCode done 1': 'the answer holds a proof',
    'code oneTimeCode done 2': 'the person wants another address',
    'resetting resetPassword done 1': 'the answer says the password is changed',
    'resetting resetPassword failed 1': 'the proof has run out'
  },
  actors: { oneTimeCode: codeInMemory(proof) }
}

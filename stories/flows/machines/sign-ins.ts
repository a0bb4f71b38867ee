import { signInsMachine } from '@motif/flows/sign-ins'
import { account, loginData } from '../actors.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed } from '../walk/written.ts'

export const signInsWalk: Walk = {
  machine: signInsMachine,
  beginnings: [{ name: 'Signed in' }],
  events: [
    { event: { type: 'SUBMIT', currentPassword: account.password, password: 'plum kettle orbit' } },
    { event: { type: 'EDIT' } },
    did('changePassword', { status: 200, data: loginData }),
    failed('changePassword', { status: 400, code: 'wrong-credentials', detail: 'That is not your current password.' }),
    did('signIn'),
    failed('signIn', 'network'),
    { event: { type: 'END_ALL' } },
    { event: { type: 'CONFIRM' } },
    { event: { type: 'BACK' } },
    did('logoutEverywhere', { status: 200, data: {} }),
    failed('logoutEverywhere', 'network')
  ],
  guards: {}
}

import { registrationMachine } from '@motif/flows/registration'
import { account, loginData } from '../actors.ts'
import { codeInMemory } from '../code-in-memory.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed } from '../walk/written.ts'

export const registrationWalk: Walk = {
  machine: registrationMachine,
  beginnings: [
    { name: 'From the beginning', input: {} },
    { name: 'Reloaded at the code', input: { step: 'code', email: account.email, name: account.name } },
    { name: 'Reloaded at the profile', input: { step: 'complete', email: account.email, name: account.name } }
  ],
  events: [
    { event: { type: 'TYPED', name: account.name, email: 'ada@' } },
    { event: { type: 'SUBMIT', name: account.name, email: account.email, password: account.password } },
    { event: { type: 'EDIT' } },
    did('register', { status: 201, data: { email: account.email, resendAfter: 60 } }),
    failed('register', { status: 409, code: 'email-taken', detail: 'There is an account with this address.' }),
    failed('register', 'network'),
    did('oneTimeCode', { kind: 'verified', answer: loginData }, 'right'),
    did('oneTimeCode', { kind: 'verified', answer: {} }, 'without a login'),
    did('oneTimeCode', { kind: 'change-email' }, 'another address'),
    failed('oneTimeCode', 'network'),
    did('signIn'),
    failed('signIn', 'network'),
    { event: { type: 'SAVE_PROFILE', profile: { name: account.name, phone: '+14155550123' } } },
    { event: { type: 'SKIP' } },
    did('saveProfile'),
    failed('saveProfile', 'network')
  ],
  guards: {
    startsWithCode: 'it starts at the code, with an address',
    startsWithProfile: 'it starts at the profile',
    'registering register done 1': 'the answer says the account was made',
    'code oneTimeCode done 1': 'the person wants another address',
    'code oneTimeCode done 2': 'the answer is a login'
  },
  actors: { oneTimeCode: codeInMemory(loginData) }
}

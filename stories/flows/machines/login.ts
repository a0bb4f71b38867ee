import { loginMachine } from '@motif/flows/login'
import { account, loginData } from '../actors.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed } from '../walk/written.ts'

export const loginWalk: Walk = {
  machine: loginMachine,
  beginnings: [{ name: 'On the way to the cart', input: { returnTo: '/cart' } }],
  events: [
    { event: { type: 'SUBMIT', email: account.email, password: account.password } },
    { event: { type: 'GOOGLE' } },
    { event: { type: 'EDIT' } },
    did('login', { status: 200, data: loginData }),
    failed('login', { status: 401, code: 'wrong-credentials', detail: 'E-mail or password is wrong.' }),
    failed('login', { status: 403, code: 'unverified', detail: 'Your e-mail address is not confirmed yet.' }),
    failed('login', 'network'),
    did('signIn'),
    failed('signIn', 'network'),
    did('signInWithGoogle'),
    failed('signInWithGoogle', { code: 'cancelled', detail: 'The popup was closed' }),
    failed('signInWithGoogle', { code: 'popup-blocked', detail: 'The popup was blocked' }),
    did('createOrUpdateUser', { status: 200, data: loginData.user }),
    failed('createOrUpdateUser', {
      status: 409,
      code: 'conflict',
      detail: 'Google has not confirmed that this e-mail address is yours.'
    })
  ],
  guards: {
    'loggingIn login done 1': 'the answer is a login',
    'loggingIn login failed 1': 'the e-mail address is not confirmed yet',
    'atGoogle signInWithGoogle failed 1': 'the person has closed the window'
  }
}

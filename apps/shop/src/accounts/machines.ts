import type { LoginData } from '@motif/contract'
import { loginMachine } from '@motif/flows/login'
import { oneTimeCodeMachine } from '@motif/flows/one-time-code'
import { passwordResetMachine } from '@motif/flows/password-reset'
import { registrationMachine } from '@motif/flows/registration'
import { signInsMachine } from '@motif/flows/sign-ins'
import { fromPromise } from 'xstate'
import { call } from '../services/api.ts'
import { listen } from '../shell/session.ts'

const signInActor = fromPromise<void, LoginData>(async ({ input }) => (await listen()).signIn(input))

const oneTimeCode = oneTimeCodeMachine.provide({
  actors: {
    verify: fromPromise(({ input }) => call('POST /api/v1/verify-otp', { body: input })),
    resend: fromPromise(({ input }) => call('POST /api/v1/resend-otp', { body: input }))
  }
})

export const login = loginMachine.provide({
  actors: {
    login: fromPromise(({ input }) => call('POST /api/v1/login', { body: input })),
    signIn: signInActor,
    signInWithGoogle: fromPromise(async () =>
      (await import('../services/identity/index.ts')).identity.signInWithGoogle()
    ),
    createOrUpdateUser: fromPromise(async () => (await listen()).enrol())
  }
})

export const registration = registrationMachine.provide({
  actors: {
    oneTimeCode,
    register: fromPromise(({ input }) => call('POST /api/v1/register', { body: input })),
    signIn: signInActor,
    saveProfile: fromPromise(async ({ input: { name, phone, address } }) => {
      const changes = {
        ...(name === undefined ? undefined : { name }),
        ...(phone === undefined ? undefined : { phone })
      }
      if (Object.keys(changes).length > 0) await call('PATCH /api/v1/profile', { body: changes })
      // The first address of an account becomes its default shipping address.
      if (address !== undefined)
        await call('POST /api/v1/addresses', { body: { ...address, isDefaultShipping: true, isDefaultBilling: true } })
    })
  }
})

export const passwordReset = passwordResetMachine.provide({
  actors: {
    oneTimeCode,
    requestReset: fromPromise(({ input: { email } }) =>
      call('POST /api/v1/request-reset-password', { query: { email } })
    ),
    resetPassword: fromPromise(({ input }) => call('POST /api/v1/reset-password', { body: input }))
  }
})

export const signIns = signInsMachine.provide({
  actors: {
    changePassword: fromPromise(({ input }) => call('POST /api/v1/change-password', { body: input })),
    signIn: signInActor,
    logoutEverywhere: fromPromise(() => call('POST /api/v1/logout-everywhere', {}))
  }
})

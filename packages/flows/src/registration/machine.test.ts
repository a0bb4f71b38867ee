import type { LoginData } from '@motif/contract'
import { createActor, fromCallback } from 'xstate'
import { describe, expect, it } from 'vitest'
import { oneTimeCodeMachine, type ClockEvent, type VerifyResponse } from '../one-time-code/index.ts'
import { answerable, done, failed, lostNetwork, reachedStates, refused, flushPromises, statesOf } from '../testing.ts'
import {
  codeActorOf,
  isRegistering,
  registrationFailureOf,
  registrationMachine,
  registrationStepOf,
  type ProfileData,
  type RegisterResponse,
  type RegistrationData,
  type RegistrationInput
} from './index.ts'

const email = 'ada@example.com'
const form = { type: 'SUBMIT', name: 'Ada', email, password: 'correct horse' } as const
const loginData: LoginData = {
  id_token: 'a.b.c',
  expires_in: 900,
  user: { _id: 'u1', name: 'Ada', email, role: 'customer' }
}
const registered: RegisterResponse = { status: 201, data: { email, resendAfter: 60 } }

function scene(input: RegistrationInput = {}) {
  const register = answerable<RegisterResponse, RegistrationData>()
  const verify = answerable<VerifyResponse, { email: string; otp: string; purpose: 'register' | 'reset' }>()
  const signIn = answerable<void, LoginData>()
  const saveProfile = answerable<void, ProfileData>()
  const oneTimeCode = oneTimeCodeMachine.provide({
    actors: { verify: verify.logic, clock: fromCallback<ClockEvent>(() => {}) }
  })
  const machine = registrationMachine.provide({
    actors: { register: register.logic, oneTimeCode, signIn: signIn.logic, saveProfile: saveProfile.logic }
  })
  const actor = createActor(machine, { input }).start()
  const enterCode = async (answer: VerifyResponse['data']) => {
    codeActorOf(actor.getSnapshot())?.send({ type: 'SUBMIT', otp: '123456' })
    await verify.last().answer({ status: 200, data: answer })
  }
  return {
    actor,
    register,
    verify,
    signIn,
    saveProfile,
    enterCode,
    now: () => actor.getSnapshot(),
    step: () => registrationStepOf(actor.getSnapshot())
  }
}

describe('registering', () => {
  it('can reach every state', () => {
    const verified = { kind: 'verified', answer: loginData }
    const events = [
      form,
      { type: 'SAVE_PROFILE', profile: { name: 'Ada' } },
      { type: 'SKIP' },
      done('register', registered),
      done('oneTimeCode', verified),
      done('signIn'),
      failed('signIn', lostNetwork())
    ] as const
    const states = statesOf(registrationMachine).filter((state) => state !== 'starting')
    expect(reachedStates(registrationMachine, events, [{}])).toEqual(states)
  })

  it('keeps what is typed for a reload, and never the password', () => {
    const { actor, now } = scene()
    actor.send({ type: 'TYPED', name: 'Ada', email: 'ada@' })
    expect(now()).toMatchObject({ value: 'form', context: { name: 'Ada', email: 'ada@' } })
    actor.send(form)
    expect(JSON.stringify(now().context)).not.toContain('correct horse')
  })

  it.each([null, 'text', 7, [], {}])(
    'goes to the login when the code is right but the answer is %j',
    async (answer) => {
      const { enterCode, step } = scene({ step: 'code', email })
      await enterCode(answer as never)
      expect(step()).toBe('login')
    }
  )

  it('leads from the form over the code to a welcomed, signed-in person', async () => {
    const { actor, register, signIn, saveProfile, enterCode, now, step } = scene({ returnTo: '/cart' })
    actor.send(form)
    expect(isRegistering(now())).toBe(true)
    expect(register.last().input).toEqual({ name: 'Ada', email, password: 'correct horse' })
    await register.last().answer(registered)
    expect(step()).toBe('code')
    await enterCode(loginData)
    expect(signIn.last().input).toEqual(loginData)
    await signIn.last().answer()
    expect(step()).toBe('complete')
    actor.send({ type: 'SAVE_PROFILE', profile: { phone: '+14155550123' } })
    await saveProfile.last().answer()
    expect(now().value).toBe('complete')
    expect(now().output).toEqual({ email, returnTo: '/cart' })
  })

  it('takes nothing but 201 for a registration', async () => {
    const { actor, register, now, step } = scene()
    actor.send(form)
    await register.last().answer({ ...registered, status: 200 })
    expect(step()).toBe('form')
    expect(registrationFailureOf(now())).toMatchObject({ code: 'unexpected-status', status: 200 })
  })

  it('keeps what was typed, but never the password, when the server refuses', async () => {
    const { actor, register, now } = scene()
    actor.send(form)
    await register
      .last()
      .refuse(refused(400, 'weak-password', { errors: [{ pointer: '/password', detail: 'Too easy' }] }))
    expect(now().context).toMatchObject({
      name: 'Ada',
      email,
      failure: { code: 'weak-password', field: 'password', fields: { password: 'Too easy' } }
    })
    expect(JSON.stringify(now().context)).not.toContain('correct horse')
    actor.send({ type: 'EDIT' })
    expect(registrationFailureOf(now())).toBeNull()
  })

  it('goes back to the form with the address in it to change the e-mail', async () => {
    const { actor, register, now, step } = scene()
    actor.send(form)
    await register.last().answer(registered)
    codeActorOf(now())?.send({ type: 'CHANGE_EMAIL' })
    await flushPromises()
    expect(step()).toBe('form')
    expect(now().context.email).toBe(email)
  })

  it('starts on the step an address names, and on the form where it lacks the e-mail', () => {
    expect(scene({ step: 'code', email }).step()).toBe('code')
    expect(scene({ step: 'complete' }).step()).toBe('complete')
    expect(scene({ step: 'code' }).step()).toBe('form')
  })

  it('leads to the login screen when the account stands but signing in fails', async () => {
    const { signIn, enterCode, now, step } = scene({ step: 'code', email })
    await enterCode(loginData)
    await signIn.last().refuse(lostNetwork())
    expect(step()).toBe('login')
    expect(registrationFailureOf(now())?.code).toBe('network')
  })

  it('lets the profile wait, and lets it be tried again', async () => {
    const { actor, saveProfile, now } = scene({ step: 'complete', email })
    actor.send({ type: 'SAVE_PROFILE', profile: { name: 'Ada' } })
    await saveProfile.last().refuse(lostNetwork())
    expect(now()).toMatchObject({ value: 'profile', context: { failure: { code: 'network' } } })
    actor.send({ type: 'SKIP' })
    expect(now().value).toBe('complete')
  })
})

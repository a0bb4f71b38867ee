import { createActor, fromCallback } from 'xstate'
import { describe, expect, it } from 'vitest'
import { oneTimeCodeMachine, type ClockEvent, type VerifyResponse } from '../one-time-code/index.ts'
import { answerable, done, lostNetwork, reachedStates, refused, flushPromises, statesOf } from '../testing.ts'
import {
  passwordResetFailureOf,
  passwordResetMachine,
  passwordResetStepOf,
  resetCodeActorOf,
  type NewPassword,
  type PasswordResetInput,
  type RequestResetResponse,
  type ResetResponse
} from './index.ts'

const email = 'ada@example.com'

function scene(input: PasswordResetInput = {}) {
  const requestReset = answerable<RequestResetResponse, { email: string }>()
  const verify = answerable<VerifyResponse, { email: string; otp: string; purpose: 'register' | 'reset' }>()
  const resetPassword = answerable<ResetResponse, NewPassword>()
  const oneTimeCode = oneTimeCodeMachine.provide({
    actors: { verify: verify.logic, clock: fromCallback<ClockEvent>(() => {}) }
  })
  const actor = createActor(
    passwordResetMachine.provide({
      actors: { requestReset: requestReset.logic, oneTimeCode, resetPassword: resetPassword.logic }
    }),
    { input }
  ).start()
  const enterCode = async () => {
    resetCodeActorOf(actor.getSnapshot())?.send({ type: 'SUBMIT', otp: '123456' })
    await verify.last().answer({ status: 200, data: { resetToken: 'proof' } })
  }
  return {
    actor,
    requestReset,
    verify,
    resetPassword,
    enterCode,
    now: () => actor.getSnapshot(),
    step: () => passwordResetStepOf(actor.getSnapshot())
  }
}

describe('resetting a password', () => {
  it('can reach every state', () => {
    const events = [
      { type: 'REQUEST', email },
      { type: 'SUBMIT', password: 'new' },
      done('requestReset', { status: 200, data: { resendAfter: 60 } }),
      done('oneTimeCode', { kind: 'verified', answer: { resetToken: 'proof' } }),
      done('resetPassword', { status: 200, data: {} })
    ] as const
    expect(reachedStates(passwordResetMachine, events, [{}])).toEqual(
      statesOf(passwordResetMachine).filter((state) => state !== 'starting')
    )
  })

  it.each([200, 201])('leads from the request (%i) over the code to a new password', async (status) => {
    const { actor, requestReset, verify, resetPassword, enterCode, now, step } = scene()
    actor.send({ type: 'REQUEST', email })
    await requestReset.last().answer({ status, data: { resendAfter: 60 } })
    expect(step()).toBe('code')
    await enterCode()
    expect(verify.last().input.purpose).toBe('reset')
    expect(step()).toBe('new-password')
    actor.send({ type: 'SUBMIT', password: 'correct horse' })
    expect(resetPassword.last().input).toEqual({ email, resetToken: 'proof', password: 'correct horse' })
    await resetPassword.last().answer({ status, data: {} })
    expect(now()).toMatchObject({ status: 'done', output: { email }, context: { resetToken: '' } })
    expect(JSON.stringify(now().context)).not.toContain('correct horse')
  })

  it.each([null, 'text', 7, [], {}])(
    'begins again, saying so, when the code is right but the answer is %j',
    async (answer) => {
      const { actor, verify, step } = scene({ step: 'code', email })
      resetCodeActorOf(actor.getSnapshot())?.send({ type: 'SUBMIT', otp: '123456' })
      await verify.last().answer({ status: 200, data: answer as never })
      expect([actor.getSnapshot().status, step()]).toEqual(['active', 'request'])
      expect(passwordResetFailureOf(actor.getSnapshot())).toMatchObject({
        code: 'unreadable',
        message: 'Register failed'
      })
    }
  )

  it('rethrows a refused request as it came, and takes no other status for a success', async () => {
    const { actor, requestReset, now } = scene()
    actor.send({ type: 'REQUEST', email })
    const raw = refused(429, 'too-many-requests', { retryAfter: 60 })
    await requestReset.last().refuse(raw)
    expect(passwordResetFailureOf(now())).toMatchObject({
      message: raw.message,
      code: 'too-many-requests',
      retryAfter: 60
    })
    actor.send({ type: 'REQUEST', email })
    await requestReset.last().answer({ status: 202, data: { resendAfter: 60 } })
    expect(now()).toMatchObject({ value: 'request', context: { failure: { code: 'unexpected-status' } } })
  })

  it('stays with the new password when it is too weak or the network is lost', async () => {
    const { actor, resetPassword, enterCode, now, step } = scene({ step: 'code', email })
    await enterCode()
    actor.send({ type: 'SUBMIT', password: 'password' })
    await resetPassword.last().refuse(refused(400, 'weak-password'))
    expect(passwordResetFailureOf(now())).toMatchObject({ message: 'Register failed', code: 'weak-password' })
    actor.send({ type: 'SUBMIT', password: 'correct horse' })
    await resetPassword.last().refuse(lostNetwork())
    expect(step()).toBe('new-password')
    expect(passwordResetFailureOf(now())?.code).toBe('network')
  })

  it('stays with the new password after a reload, and asks for the code again where the proof is gone', async () => {
    const { actor, resetPassword, step } = scene({ step: 'new-password', email, resetToken: 'kept proof' })
    expect(step()).toBe('new-password')
    actor.send({ type: 'SUBMIT', password: 'correct horse' })
    expect(resetPassword.last().input).toEqual({ email, resetToken: 'kept proof', password: 'correct horse' })
    expect(scene({ step: 'new-password', email }).step()).toBe('code')
    expect(scene({ step: 'new-password', resetToken: 'kept proof' }).step()).toBe('request')
  })

  it('starts over, saying why, when the proof has run out', async () => {
    const { actor, resetPassword, enterCode, now } = scene({ step: 'code', email })
    await enterCode()
    actor.send({ type: 'SUBMIT', password: 'correct horse' })
    await resetPassword.last().refuse(refused(400, 'invalid-reset-token'))
    expect(now()).toMatchObject({
      value: 'request',
      context: { email, resetToken: '', failure: { code: 'invalid-reset-token' } }
    })
  })

  it('goes back to the request to change the e-mail', async () => {
    const { now, step } = scene({ step: 'code', email })
    resetCodeActorOf(now())?.send({ type: 'CHANGE_EMAIL' })
    await flushPromises()
    expect(step()).toBe('request')
  })
})

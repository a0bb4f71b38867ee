import type { LoginData } from '@motif/contract'
import { createActor } from 'xstate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerable, done, failed, lostNetwork, reachedStates, refused, flushPromises, statesOf } from '../testing.ts'
import {
  canResend,
  isResending,
  isVerifying,
  oneTimeCodeMachine,
  secondsLeftOf,
  triesLeftOf,
  type ResendResponse,
  type VerifyResponse
} from './index.ts'

const email = 'ada@example.com'
const loginData: LoginData = {
  id_token: 'a.b.c',
  expires_in: 900,
  user: { _id: 'u1', name: 'Ada', email, role: 'customer' }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function scene(resendAfter?: number) {
  const verify = answerable<VerifyResponse, { email: string; otp: string; purpose: 'register' | 'reset' }>()
  const resend = answerable<ResendResponse, { email: string; purpose: 'register' | 'reset' }>()
  const machine = oneTimeCodeMachine.provide({ actors: { verify: verify.logic, resend: resend.logic } })
  const actor = createActor(machine, { input: { email, purpose: 'register', resendAfter } }).start()
  const enter = async (otp: string, error: unknown) => {
    actor.send({ type: 'SUBMIT', otp })
    await verify.last().refuse(error)
  }
  return { actor, verify, resend, enter, now: () => actor.getSnapshot() }
}

describe('the one-time code', () => {
  it('can reach every state', () => {
    const events = [
      { type: 'SUBMIT', otp: '123456' },
      { type: 'RESEND' },
      { type: 'CHANGE_EMAIL' },
      { type: 'CLOCK_TICKED', now: 0 },
      { type: 'CLOCK_TICKED', now: 61_000 },
      done('verify', { status: 200, data: loginData }),
      failed('verify', refused(400, 'invalid-code')),
      done('resend', { status: 200, data: { resendAfter: 60 } })
    ] as const
    const reached = reachedStates(
      oneTimeCodeMachine,
      events,
      [{ email, purpose: 'register' }],
      ({ triesLeft, resendAt }) => [triesLeft, resendAt]
    )
    expect(reached).toEqual(statesOf(oneTimeCodeMachine))
  })

  it('ends with the login data when the code is right', async () => {
    const { actor, verify, now } = scene()
    actor.send({ type: 'SUBMIT', otp: '123456' })
    expect(isVerifying(now())).toBe(true)
    expect(verify.last().input).toEqual({ email, otp: '123456', purpose: 'register' })
    await verify.last().answer({ status: 200, data: loginData })
    expect(now()).toMatchObject({ status: 'done', output: { kind: 'verified', answer: loginData } })
  })

  it('ends in "Register failed" for any other status, and lets the person try again', async () => {
    const { actor, verify, enter, now } = scene()
    actor.send({ type: 'SUBMIT', otp: '123456' })
    await verify.last().answer({ status: 201, data: loginData })
    expect(now().context.failure).toEqual({ code: 'unexpected-status', message: 'Register failed', status: 201 })
    await enter('111111', refused(400, 'invalid-code'))
    expect(now().context.failure).toMatchObject({
      code: 'invalid-code',
      message: 'Register failed',
      detail: 'Told: invalid-code'
    })
    actor.send({ type: 'EDIT' })
    expect(now().context.failure).toBeNull()
  })

  it('takes five wrong tries, then waits for a new code', async () => {
    const { actor, resend, enter, now } = scene()
    for (let left = 4; left >= 0; left -= 1) {
      await enter('111111', refused(400, 'invalid-code'))
      expect(triesLeftOf(now())).toBe(left)
    }
    expect(now().matches({ asking: { code: 'spent' } })).toBe(true)
    expect(now().can({ type: 'SUBMIT', otp: '123456' })).toBe(false)
    vi.advanceTimersByTime(60_000)
    actor.send({ type: 'RESEND' })
    await resend.last().answer({ status: 200, data: { resendAfter: 60 } })
    expect(now().matches({ asking: { code: 'spent' } })).toBe(false)
    expect(now().context).toMatchObject({ triesLeft: 5, sent: 1, failure: null })
  })

  it('does not count a lost network as a try', async () => {
    const { enter, now } = scene()
    await enter('123456', lostNetwork())
    expect(now().context).toMatchObject({ triesLeft: 5, failure: { code: 'network' } })
  })

  it('counts down before another code may be asked for', async () => {
    const { actor, resend, now } = scene(30)
    expect(now().can({ type: 'RESEND' })).toBe(false)
    vi.advanceTimersByTime(12_000)
    expect(secondsLeftOf(now())).toBe(18)
    vi.advanceTimersByTime(18_000)
    expect(canResend(now())).toBe(true)
    actor.send({ type: 'RESEND' })
    expect(isResending(now())).toBe(true)
    await resend.last().answer({ status: 200, data: { resendAfter: 90 } })
    expect(secondsLeftOf(now())).toBe(90)
  })

  it('counts by the clock on the wall when the page was asleep', () => {
    const { now } = scene(60)
    vi.setSystemTime(1_045_000)
    vi.advanceTimersByTime(1000)
    expect(secondsLeftOf(now())).toBe(14)
  })

  it('waits as long as the server says when codes were asked for too often', async () => {
    const { actor, resend, now } = scene(0)
    actor.send({ type: 'RESEND' })
    await resend.last().refuse(refused(429, 'too-many-requests', { retryAfter: 600 }))
    expect(secondsLeftOf(now())).toBe(600)
    expect(now().context.failure).toMatchObject({ message: 'Register failed', code: 'too-many-requests' })
    await flushPromises()
    expect(canResend(now())).toBe(false)
  })

  it('may ask again at once after a lost network', async () => {
    const { actor, resend, now } = scene(0)
    actor.send({ type: 'RESEND' })
    await resend.last().refuse(lostNetwork())
    expect(canResend(now())).toBe(true)
  })

  it('leads back to change the e-mail address', () => {
    const { actor, now } = scene()
    actor.send({ type: 'CHANGE_EMAIL' })
    expect(now().output).toEqual({ kind: 'change-email' })
  })

  it('remembers over a reload how many tries are left', async () => {
    const machine = oneTimeCodeMachine.provide({
      actors: {
        verify: answerable<VerifyResponse, { email: string; otp: string; purpose: 'register' | 'reset' }>().logic
      }
    })
    const start = (triesLeft: number) =>
      createActor(machine, { input: { email, purpose: 'register', triesLeft } })
        .start()
        .getSnapshot()
    expect([triesLeftOf(start(2)), start(2).matches({ asking: { code: 'spent' } })]).toEqual([2, false])
    expect(start(0).matches({ asking: { code: 'spent' } })).toBe(true)
  })

  it.each([null, 'text', [], {}, { resendAfter: 'soon' }])(
    'counts down by the rule where the answer is %j',
    async (data) => {
      const { actor, resend, now } = scene(0)
      actor.send({ type: 'RESEND' })
      await resend.last().answer({ status: 200, data: data as never })
      expect(secondsLeftOf(now())).toBe(60)
    }
  )

  it('keeps no code in its context', async () => {
    const { enter, now } = scene()
    await enter('424242', refused(400, 'invalid-code'))
    expect(JSON.stringify(now().context)).not.toContain('424242')
  })
})

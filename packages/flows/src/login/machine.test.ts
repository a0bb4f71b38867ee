import type { LoginData, User } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { FlowError } from '../outcome/index.ts'
import { answerable, done, failed, lostNetwork, reachedStates, refused, statesOf } from '../testing.ts'
import {
  isAtGoogle,
  isLoggingIn,
  loginFailureOf,
  loginMachine,
  type Credentials,
  type LoginResponse,
  type LoginInput
} from './index.ts'

const email = 'ada@example.com'
const submit = { type: 'SUBMIT', email, password: 'correct horse' } as const
const user: User = { _id: 'u1', name: 'Ada', email, role: 'customer' }
const loginData: LoginData = { id_token: 'a.b.c', expires_in: 900, user }

function scene(input: LoginInput = {}) {
  const login = answerable<LoginResponse, Credentials>()
  const signIn = answerable<void, LoginData>()
  const google = answerable<void>()
  const enrol = answerable<CallResult<User>>()
  const actor = createActor(
    loginMachine.provide({
      actors: {
        login: login.logic,
        signIn: signIn.logic,
        signInWithGoogle: google.logic,
        createOrUpdateUser: enrol.logic
      }
    }),
    { input }
  ).start()
  return { actor, login, signIn, google, enrol, now: () => actor.getSnapshot() }
}

describe('logging in', () => {
  it('can reach every state', () => {
    const events = [
      submit,
      { type: 'GOOGLE' },
      done('login', { status: 200, data: loginData }),
      failed('login', refused(403, 'unverified')),
      done('signIn'),
      done('signInWithGoogle')
    ] as const
    expect(reachedStates(loginMachine, events, [{}])).toEqual(statesOf(loginMachine))
  })

  it('signs the person in and says where they were going', async () => {
    const { actor, login, signIn, now } = scene({ returnTo: '/checkout' })
    actor.send(submit)
    expect(isLoggingIn(now())).toBe(true)
    await login.last().answer({ status: 200, data: loginData })
    expect(signIn.last().input).toEqual(loginData)
    await signIn.last().answer()
    expect(now().output).toEqual({ kind: 'signed-in', returnTo: '/checkout' })
  })

  it.each([201, 202, 204])('ends in "Login failed" on status %i', async (status) => {
    const { actor, login, now } = scene()
    actor.send(submit)
    await login.last().answer({ status, data: loginData })
    expect(loginFailureOf(now())).toEqual({ code: 'unexpected-status', message: 'Login failed', status })
  })

  it('ends in "Login failed" on wrong credentials and keeps the e-mail but no password', async () => {
    const { actor, login, now } = scene()
    actor.send(submit)
    await login.last().refuse(refused(401, 'wrong-credentials'))
    expect(now()).toMatchObject({
      value: 'form',
      context: { email, failure: { code: 'wrong-credentials', message: 'Login failed' } }
    })
    expect(JSON.stringify(now().context)).not.toContain('correct horse')
    actor.send({ type: 'EDIT' })
    expect(loginFailureOf(now())).toBeNull()
  })

  it('tells how long to wait after too many tries', async () => {
    const { actor, login, now } = scene()
    actor.send(submit)
    await login.last().refuse(refused(429, 'too-many-requests', { retryAfter: 120 }))
    expect(loginFailureOf(now())).toMatchObject({ code: 'too-many-requests', retryAfter: 120 })
  })

  it('leads to the code when the e-mail was never verified', async () => {
    const { actor, login, now } = scene({ returnTo: '/cart' })
    actor.send(submit)
    await login.last().refuse(refused(403, 'unverified'))
    expect(now().output).toEqual({ kind: 'unverified', email, returnTo: '/cart' })
  })

  it('lets a lost network through as what it is', async () => {
    const { actor, login, now } = scene()
    actor.send(submit)
    await login.last().refuse(lostNetwork())
    expect(loginFailureOf(now())).toEqual({ code: 'network', message: 'fetch failed' })
  })

  it('signs in with a Google account and makes the shop know the person', async () => {
    const { actor, google, enrol, now } = scene()
    actor.send({ type: 'GOOGLE' })
    expect(isAtGoogle(now())).toBe(true)
    await google.last().answer()
    await enrol.last().answer({ status: 200, data: user })
    expect(now().output).toMatchObject({ kind: 'signed-in' })
  })

  it('opens the popup again when it was lost, and forgets the first', async () => {
    const { actor, google, enrol, now } = scene()
    actor.send({ type: 'GOOGLE' })
    const lost = google.last()
    actor.send({ type: 'GOOGLE' })
    await lost.refuse(new FlowError('Replaced', { code: 'cancelled' }))
    expect(isAtGoogle(now())).toBe(true)
    await google.last().answer()
    await enrol.last().answer({ status: 200, data: user })
    expect(now().output).toMatchObject({ kind: 'signed-in' })
  })

  it('tells that the popup was blocked, and lets the person try again', async () => {
    const { actor, google, now } = scene()
    actor.send({ type: 'GOOGLE' })
    await google.last().refuse(new FlowError('Blocked', { code: 'popup-blocked' }))
    expect(loginFailureOf(now())).toEqual({ code: 'popup-blocked', message: 'Blocked' })
    actor.send({ type: 'GOOGLE' })
    expect(loginFailureOf(now())).toBeNull()
  })

  it('says why the shop would not have whom Google signed in', async () => {
    const { actor, google, enrol, now } = scene()
    actor.send({ type: 'GOOGLE' })
    await google.last().answer()
    await enrol.last().refuse(refused(409, 'conflict', { detail: 'Not confirmed there.' }))
    expect(now()).toMatchObject({
      value: 'form',
      context: { failure: { code: 'conflict', detail: 'Not confirmed there.' } }
    })
  })

  it('takes a closed popup for a choice, not for a failure', async () => {
    const { actor, google, now } = scene()
    actor.send({ type: 'GOOGLE' })
    await google.last().refuse(new FlowError('Popup closed', { code: 'cancelled' }))
    expect(now()).toMatchObject({ value: 'form', context: { failure: null } })
  })
})

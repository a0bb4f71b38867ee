import type { LoginData } from '@motif/contract'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { answerable, done, lostNetwork, reachedStates, refused, statesOf } from '../testing.ts'
import {
  isAskingToEndAll,
  isChangingPassword,
  isEndingAll,
  signInsFailureOf,
  signInsMachine,
  type LogoutEverywhereResponse,
  type PasswordChange,
  type PasswordChangeResponse
} from './index.ts'

const change = { type: 'SUBMIT', currentPassword: 'the old words', password: 'quite new words' } as const
const data: LoginData = {
  id_token: 'a.b.c',
  expires_in: 900,
  user: { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'customer' }
}

function scene() {
  const changePassword = answerable<PasswordChangeResponse, PasswordChange>()
  const signIn = answerable<void, LoginData>()
  const logoutEverywhere = answerable<LogoutEverywhereResponse>()
  const actor = createActor(
    signInsMachine.provide({
      actors: { changePassword: changePassword.logic, signIn: signIn.logic, logoutEverywhere: logoutEverywhere.logic }
    })
  ).start()
  return { actor, changePassword, signIn, logoutEverywhere, now: () => actor.getSnapshot() }
}

describe('password and sign-ins', () => {
  it('can reach every state', () => {
    const events = [
      change,
      { type: 'END_ALL' },
      { type: 'CONFIRM' },
      done('changePassword', { status: 200, data }),
      done('signIn'),
      { type: 'xstate.error.actor.signIn', error: lostNetwork() },
      done('logoutEverywhere')
    ] as const
    expect(reachedStates(signInsMachine, events, [undefined])).toEqual(statesOf(signInsMachine))
  })

  it('changes the password, goes on with the session that was opened for it, and keeps neither password', async () => {
    const { actor, changePassword, signIn, now } = scene()
    actor.send(change)
    expect([isChangingPassword(now()), changePassword.last().input]).toEqual([
      true,
      { currentPassword: 'the old words', password: 'quite new words' }
    ])
    await changePassword.last().answer({ status: 200, data })
    expect([isChangingPassword(now()), signIn.last().input]).toEqual([true, data])
    await signIn.last().answer()
    expect(now()).toMatchObject({ status: 'done', output: { kind: 'password-changed', isSignedIn: true } })
    expect(JSON.stringify(now().context)).not.toMatch(/words/)
  })

  it.each([
    [
      'the current password is wrong',
      refused(400, 'invalid-input', { errors: [{ pointer: '/currentPassword', detail: 'That is not it.' }] }),
      { code: 'invalid-input', fields: { currentPassword: 'That is not it.' } }
    ],
    [
      'the new one is easy to guess',
      refused(400, 'weak-password', { errors: [{ pointer: '/password', detail: 'Too common.' }] }),
      { code: 'weak-password', fields: { password: 'Too common.' } }
    ],
    [
      'somebody guesses too fast',
      refused(429, 'too-many-requests', { retryAfter: 4 }),
      { code: 'too-many-requests', retryAfter: 4 }
    ],
    ['the network is lost', lostNetwork(), { code: 'network' }]
  ])('stays with the form, and says so, when %s', async (_when, error, failure) => {
    const { actor, changePassword, now } = scene()
    actor.send(change)
    await changePassword.last().refuse(error)
    expect([now().value, signInsFailureOf(now())]).toEqual(['form', expect.objectContaining(failure)])
    actor.send({ type: 'EDIT' })
    expect(signInsFailureOf(now())).toBeNull()
  })

  it('tells a changed password from a failed one where only signing in again did not work', async () => {
    const { actor, changePassword, signIn, now } = scene()
    actor.send(change)
    await changePassword.last().answer({ status: 200, data })
    await signIn.last().refuse(lostNetwork())
    expect(now()).toMatchObject({ status: 'done', output: { kind: 'password-changed', isSignedIn: false } })
  })

  it('ends every sign-in only after asking once more', async () => {
    const { actor, logoutEverywhere, now } = scene()
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'END_ALL' })
    expect([isAskingToEndAll(now()), isEndingAll(now())]).toEqual([true, false])
    actor.send({ type: 'BACK' })
    expect([isAskingToEndAll(now()), logoutEverywhere.calls]).toEqual([false, []])
    actor.send({ type: 'END_ALL' })
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'CONFIRM' })
    expect([isEndingAll(now()), logoutEverywhere.calls.length]).toEqual([true, 1])
    await logoutEverywhere.last().answer({ status: 200, data: {} })
    expect(now()).toMatchObject({ status: 'done', output: { kind: 'ended-everywhere' } })
  })

  it('says why where that failed', async () => {
    const { actor, logoutEverywhere, now } = scene()
    actor.send({ type: 'END_ALL' })
    actor.send({ type: 'CONFIRM' })
    await logoutEverywhere.last().refuse(lostNetwork())
    expect([now().value, signInsFailureOf(now())?.code]).toEqual(['form', 'network'])
  })
})

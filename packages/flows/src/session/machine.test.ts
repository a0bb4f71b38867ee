import type { User } from '@motif/contract'
import { createActor, fromPromise } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { answerable, done, failed, lostNetwork, reachedStates, flushPromises, statesOf } from '../testing.ts'
import {
  isSessionKnown,
  listenTo,
  sessionMachine,
  sessionUserOf,
  type CurrentUserResponse,
  type IdentityUser
} from './index.ts'

const ada: User = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'customer' }

function scene(freshToken?: () => Promise<string>) {
  let report: (person: IdentityUser | null) => void = () => {}
  const stopListening = vi.fn()
  const dispatched: unknown[] = []
  const logged: unknown[] = []
  const currentUser = answerable<CurrentUserResponse, { token: string }>()
  const signOut = answerable<void>()
  let token = 0
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        identity: listenTo({
          onUser: (callback) => {
            report = callback
            return stopListening
          }
        }),
        freshToken: fromPromise(freshToken ?? (async () => `token-${(token += 1)}`)),
        currentUser: currentUser.logic,
        signOut: signOut.logic
      },
      actions: {
        dispatch: (_, action) => void dispatched.push(action),
        logFailure: (_, { error }) => void logged.push(error)
      }
    })
  ).start()
  return {
    actor,
    report: (person: IdentityUser | null) => report(person),
    stopListening,
    dispatched,
    logged,
    currentUser,
    signOut
  }
}

describe('the session', () => {
  it('can reach every state', () => {
    const report = { type: 'IDENTITY_CHANGED', person: { id: '1' } } as const
    const events = [
      report,
      { type: 'IDENTITY_CHANGED', person: null },
      { type: 'SIGN_OUT' },
      done('freshToken', 't'),
      done('currentUser', { status: 200, data: ada }),
      failed('currentUser', lostNetwork()),
      done('signOut')
    ] as const
    expect(reachedStates(sessionMachine, events, [undefined])).toEqual(statesOf(sessionMachine))
  })

  it('fetches a fresh token, looks the person up with it and stores them as logged in', async () => {
    const { actor, report, dispatched, currentUser } = scene()
    expect(actor.getSnapshot().value).toBe('unknown')
    report({ id: '1' })
    await flushPromises()
    expect(currentUser.last().input).toEqual({ token: 'token-1' })
    await currentUser.last().answer({ status: 200, data: ada })
    expect(dispatched).toEqual([{ type: 'LOGGED_IN_USER', payload: { ...ada, token: 'token-1' } }])
    expect(sessionUserOf(actor.getSnapshot())).toMatchObject(ada)
  })

  it('only logs a failed look-up', async () => {
    const { actor, report, dispatched, logged, currentUser } = scene()
    report({ id: '1' })
    await flushPromises()
    const lost = lostNetwork()
    await currentUser.last().refuse(lost)
    expect(logged).toEqual([lost])
    expect(dispatched).toEqual([])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unrecognised',
      status: 'active',
      context: { failure: null, user: null }
    })
  })

  it('stores nobody when the answer names nobody', async () => {
    const { actor, report, dispatched, logged, currentUser } = scene()
    report({ id: '1' })
    await flushPromises()
    await currentUser.last().answer({ status: 204, data: {} as User })
    expect(dispatched).toEqual([])
    expect(logged).toEqual([expect.objectContaining({ name: 'ResponseError', status: 204 })])
    expect(actor.getSnapshot()).toMatchObject({ value: 'unrecognised', context: { user: null } })
  })

  it('only logs that no fresh token could be had', async () => {
    const lost = lostNetwork()
    const { report, dispatched, logged, currentUser } = scene(() => Promise.reject(lost))
    report({ id: '1' })
    await flushPromises()
    expect(currentUser.calls).toEqual([])
    expect(logged).toEqual([lost])
    expect(dispatched).toEqual([])
  })

  it('looks the person up again with another fresh token when asked to', async () => {
    const { actor, report, dispatched, currentUser } = scene()
    report({ id: '1' })
    await flushPromises()
    await currentUser.last().refuse(lostNetwork())
    actor.send({ type: 'REFRESH' })
    await flushPromises()
    expect(currentUser.last().input).toEqual({ token: 'token-2' })
    await currentUser.last().answer({ status: 200, data: ada })
    expect(dispatched).toEqual([{ type: 'LOGGED_IN_USER', payload: { ...ada, token: 'token-2' } }])
  })

  it('lets the newest report win when people change quickly', async () => {
    const { report, dispatched, currentUser } = scene()
    report({ id: '1' })
    await flushPromises()
    const first = currentUser.last()
    report({ id: '2' })
    await flushPromises()
    expect(first.signal.aborted).toBe(true)
    await currentUser.last().answer({ status: 200, data: { ...ada, name: 'Second' } })
    await first.answer({ status: 200, data: { ...ada, name: 'First' } })
    expect(dispatched).toMatchObject([{ payload: { name: 'Second', token: 'token-2' } }])
  })

  it('keeps showing a person who is looked up again, but never in the place of another', async () => {
    const { actor, report, dispatched, currentUser } = scene()
    report({ id: '1' })
    await flushPromises()
    await currentUser.last().answer({ status: 200, data: ada })
    actor.send({ type: 'REFRESH' })
    expect(isSessionKnown(actor.getSnapshot())).toBe(true)
    report({ id: '2' })
    expect(sessionUserOf(actor.getSnapshot())).toBeNull()
    expect(dispatched.at(-1)).toEqual({ type: 'LOGOUT', payload: null })
  })

  it('stops listening when it is stopped, and then hears and stores nothing more', async () => {
    const { actor, report, stopListening, dispatched, currentUser } = scene()
    report({ id: '1' })
    await flushPromises()
    actor.stop()
    expect(stopListening).toHaveBeenCalledOnce()
    expect(currentUser.last().signal.aborted).toBe(true)
    await currentUser.last().answer({ status: 200, data: ada })
    report({ id: '2' })
    await flushPromises()
    expect(dispatched).toEqual([])
  })

  it('signs out and forgets the person', async () => {
    const { actor, report, dispatched, currentUser, signOut } = scene()
    report({ id: '1' })
    await flushPromises()
    await currentUser.last().answer({ status: 200, data: ada })
    actor.send({ type: 'SIGN_OUT' })
    await signOut.last().answer()
    expect(dispatched.at(-1)).toEqual({ type: 'LOGOUT', payload: null })
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { user: null, token: null } })
  })

  it('stays signed in and says why when signing out fails', async () => {
    const { actor, report, currentUser, signOut } = scene()
    report({ id: '1' })
    await flushPromises()
    await currentUser.last().answer({ status: 200, data: ada })
    actor.send({ type: 'SIGN_OUT' })
    await signOut.last().refuse(lostNetwork())
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedIn',
      context: { failure: { code: 'network' }, user: ada }
    })
  })
})

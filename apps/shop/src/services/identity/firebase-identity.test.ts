import type { LoginData, User } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import { FlowError } from '@motif/flows/outcome'
import type { IdentityUser } from '@motif/flows/session'
import { describe, expect, it } from 'vitest'
import { deferredIdentity } from './deferred-identity.ts'
import { flowErrorOf } from './firebase-failure.ts'
import { type Account, createFirebaseIdentity } from './firebase-identity.ts'

const now = Date.UTC(2026, 10, 21)
const ada: User = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'customer' }
const tokenOf = (sub: string, more: object = {}) =>
  `e30.${Buffer.from(JSON.stringify({ sub, iat: 1, exp: 3601, ...more })).toString('base64url')}.signature`
const loginData = (firebaseToken?: string): LoginData => ({
  id_token: 'own',
  expires_in: 900,
  user: ada,
  ...(firebaseToken === undefined ? undefined : { firebaseToken })
})

/** A browser with Firebase. A custom token equals the uid that it is for. */
function scene(userData?: object) {
  const texts = new Map<string, string>(userData === undefined ? [] : [['userData', JSON.stringify(userData)]])
  const calls: unknown[] = []
  const reports: (IdentityUser | null)[] = []
  let account: Account | null = null
  let onChange = () => {}
  let foreign = () => {}
  const arrive = (uid: string, token = tokenOf(uid)) => {
    account = { uid, token: async () => token }
    onChange()
  }
  const identity = createFirebaseIdentity({
    provider: {
      ready: async () => {},
      account: () => account,
      onChange: (callback) => {
        onChange = callback
      },
      signInWithCustomToken: async (token) => arrive(token),
      signInWithGoogle: async () => arrive('google-uid'),
      signOut: async () => {
        account = null
        onChange()
      }
    },
    call: (async (name: string, request: unknown) => void calls.push([name, request])) as unknown as Call,
    storage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key)
    },
    now: () => now,
    onForeignChange: (act) => {
      foreign = act
      return () => {
        foreign = () => {}
      }
    }
  })
  const kept = () => JSON.parse(texts.get('userData') ?? 'null') as Record<string, unknown> | null
  const listen = async () => {
    const stop = identity.onUser((person) => void reports.push(person))
    await flushCallbacks()
    return stop
  }
  return { identity, arrive, reports, calls, texts, kept, listen, foreign: () => foreign() }
}

const flushCallbacks = () => new Promise((resolve) => setImmediate(resolve))

describe('people kept at Firebase', () => {
  it('are signed in by the token the shop hands out, and kept with their profile', async () => {
    const { identity, reports, kept, listen } = scene()
    await listen()
    await identity.signIn(loginData('u1'))
    expect(reports.at(-1)).toEqual({ id: 'u1' })
    expect(kept()).toEqual({ version: 1, id_token: tokenOf('u1'), expires_at: now + 3_600_000, user: ada })
    expect(await identity.freshToken()).toBe(tokenOf('u1'))
  })

  it('cannot be signed in by a server that is set up otherwise', async () => {
    await expect(scene().identity.signIn(loginData())).rejects.toThrow('Reload the page')
  })

  it('are nobody here until the shop knows them', async () => {
    const { identity, reports, kept, listen } = scene()
    await listen()
    await identity.signInWithGoogle()
    expect([reports, kept()]).toEqual([[null], null])
    await identity.keep?.(ada)
    expect(reports.at(-1)).toEqual({ id: 'google-uid' })
    expect(kept()).toMatchObject({ id_token: tokenOf('google-uid'), user: ada })
  })

  it('leave nothing behind when the shop will not have them, and nobody is asked', async () => {
    const { identity, kept, calls } = scene()
    await identity.signInWithGoogle()
    await identity.refused?.()
    expect([kept(), calls]).toEqual([null, []])
    await expect(identity.freshToken()).rejects.toThrow('Nobody is signed in')
  })

  it('keep their profile beside each renewed token', async () => {
    const { arrive, kept } = scene({ version: 1, id_token: tokenOf('u1'), expires_at: 1, user: ada })
    arrive('u1', tokenOf('u1', { iat: 3600, exp: 7200 }))
    await flushCallbacks()
    expect(kept()).toEqual({
      version: 1,
      id_token: tokenOf('u1', { iat: 3600, exp: 7200 }),
      expires_at: now + 3_600_000,
      user: ada
    })
  })

  it('are told of once, however often their token is renewed', async () => {
    const { arrive, reports, listen } = scene({ version: 1, id_token: tokenOf('u1'), user: ada })
    arrive('u1')
    await listen()
    arrive('u1', tokenOf('u1', { exp: 7200 }))
    await flushCallbacks()
    expect(reports).toEqual([{ id: 'u1' }])
  })

  it('are not taken for who was here before', async () => {
    const { arrive, reports, listen } = scene({ version: 1, id_token: tokenOf('u1'), user: ada })
    arrive('u1')
    await listen()
    arrive('u2')
    await flushCallbacks()
    expect(reports).toEqual([{ id: 'u1' }, null])
  })

  it('leave when Firebase forgets them, in another tab too', async () => {
    const { identity, arrive, reports, kept, listen } = scene({ version: 1, id_token: tokenOf('u1'), user: ada })
    arrive('u1')
    await listen()
    await identity.refused?.()
    expect([reports.at(-1), kept()]).toEqual([null, null])
  })

  it('are heard of when another tab keeps them', async () => {
    const { identity, texts, reports, listen, foreign } = scene()
    await listen()
    await identity.signInWithGoogle()
    texts.set('userData', JSON.stringify({ version: 1, id_token: tokenOf('google-uid'), user: ada }))
    foreign()
    expect(reports.at(-1)).toEqual({ id: 'google-uid' })
  })

  it('log out of the shop first, so that the sign-in ends there too', async () => {
    const { identity, calls, kept } = scene()
    await identity.signIn(loginData('u1'))
    await identity.signOut()
    expect(calls).toEqual([['POST /api/v1/logout', { headers: { authtoken: tokenOf('u1') } }]])
    expect(kept()).toBeNull()
  })

  it('stop being told of', async () => {
    const { identity, reports, listen } = scene()
    ;(await listen())()
    await identity.signIn(loginData('u1'))
    expect(reports).toEqual([null])
  })

  it.each(['{', 'null', '[]', '7', '{"id_token":7}'])('are nobody where %s is kept', async (text) => {
    const { arrive, texts, reports, listen } = scene()
    texts.set('userData', text)
    arrive('u1')
    await listen()
    expect(reports).toEqual([null])
  })
})

describe('an identity whose code comes when it is used', () => {
  it('is loaded once, and again after a lost network', async () => {
    let loads = 0
    const { identity } = scene()
    const deferred = deferredIdentity(async () => {
      loads += 1
      if (loads === 1) throw new TypeError('Failed to fetch')
      return identity
    })
    await expect(deferred.freshToken()).rejects.toThrow('Failed to fetch')
    await deferred.signIn(loginData('u1'))
    expect([await deferred.freshToken(), loads]).toEqual([tokenOf('u1'), 2])
  })

  it('tells nobody who stopped listening before it came', async () => {
    const { identity, reports } = scene()
    deferredIdentity(async () => identity).onUser((person) => void reports.push(person))()
    await flushCallbacks()
    expect(reports).toEqual([])
  })
})

describe('what Firebase throws', () => {
  const thrown = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })
  const codeOf = (code: string, isOnline = true) => (flowErrorOf(thrown(code), isOnline) as FlowError).code

  it.each([
    ['auth/popup-closed-by-user', 'cancelled'],
    ['auth/cancelled-popup-request', 'cancelled'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/network-request-failed', 'network'],
    ['auth/account-exists-with-different-credential', 'account-exists'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/user-disabled', 'forbidden'],
    ['auth/unauthorized-domain', 'unavailable']
  ])('%s is %s in the flows’ words', (code, told) => {
    expect(codeOf(code)).toBe(told)
  })

  it('is a lost network where a script of Google’s could not come for want of one', () => {
    expect([codeOf('auth/internal-error', false), codeOf('auth/internal-error')]).toEqual(['network', 'unavailable'])
  })

  it('stays as it is where it is not Firebase’s', () => {
    const lost = new TypeError('Failed to fetch')
    expect(flowErrorOf(lost, true)).toBe(lost)
    expect(flowErrorOf('text', true)).toBe('text')
  })
})

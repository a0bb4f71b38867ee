import { describe, expect, it } from 'vitest'
import { claimsOf, readUserData, roleOf, writeUserData } from './index.ts'

const now = Date.UTC(2026, 10, 21)
const tokenOf = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const ada = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' } as const

describe('roleOf', () => {
  it('reads the role a token claims, without checking its signature', () => {
    expect(roleOf(tokenOf({ role: 'admin' }))).toBe('admin')
    expect(roleOf(tokenOf({ role: 'customer', name: 'Zoë 漢字 🙂' }))).toBe('customer')
    expect(claimsOf(tokenOf({ name: 'Zoë 漢字 🙂' })).name).toBe('Zoë 漢字 🙂')
  })

  it.each([
    undefined,
    '',
    'one',
    'a.b',
    'a.%%%.c',
    `a.${btoa('null')}.c`,
    `a.${btoa('{')}.c`,
    tokenOf({ role: 'root' }),
    tokenOf(['admin'])
  ])('finds none in %s', (token) => {
    expect(roleOf(token)).toBeUndefined()
  })
})

describe('saved login data', () => {
  it('reads back what a sign-in saved until it runs out', () => {
    const text = writeUserData({ id_token: tokenOf({}), expires_in: 900, user: ada }, now)
    expect(readUserData(text, now)).toEqual({ id_token: tokenOf({}), expires_at: now + 900_000, user: ada })
    expect(readUserData(text, now + 900_000)).toBeUndefined()
  })

  it('believes the end noted on this device, whose clock may be hours off', () => {
    const hoursAgo = now / 1000 - 7200
    const text = writeUserData(
      { id_token: tokenOf({ iat: hoursAgo, exp: hoursAgo + 900 }), expires_in: 900, user: ada },
      now
    )
    expect(readUserData(text, now)?.expires_at).toBe(now + 900_000)
    expect(readUserData(text, now + 900_000)).toBeUndefined()
  })

  it('takes the claimed end where none was noted', () => {
    const id_token = tokenOf({ exp: now / 1000 + 60 })
    expect(readUserData(JSON.stringify({ id_token }), now)?.expires_at).toBe(now + 60_000)
    expect(readUserData(JSON.stringify({ id_token }), now + 60_000)).toBeUndefined()
  })

  it('has run out when its end is further away than it ever lived: the clock was set back', () => {
    const text = writeUserData(
      { id_token: tokenOf({ iat: now / 1000, exp: now / 1000 + 900 }), expires_in: 900, user: ada },
      now
    )
    expect(readUserData(text, now - 86_400_000)).toBeUndefined()
  })

  it('reads data of an older shop that holds no more than a token', () => {
    expect(readUserData(JSON.stringify({ id_token: tokenOf({ role: 'admin' }) }), now)?.id_token).toBe(
      tokenOf({ role: 'admin' })
    )
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    'true',
    '{}',
    '{"id_token":7}',
    '{"id_token":null}',
    '{"id_token":""}',
    '{"id_token":{"a":1}}',
    '{"id_token":"a.b.c","version":2}',
    '{"id_token":"a.b.c","version":"1"}',
    '{"__proto__":{"id_token":"a.b.c"}}'
  ])('finds none in %s', (text) => {
    expect(readUserData(text, now)).toBeUndefined()
  })

  it.each(['soon', null, {}, []])('takes %j for no end at all', (expires_at) => {
    expect(readUserData(JSON.stringify({ id_token: 'a.b.c', expires_at }), now)?.expires_at).toBe(
      Number.POSITIVE_INFINITY
    )
  })

  it('drops a profile it cannot read but keeps the token', () => {
    expect(readUserData(JSON.stringify({ id_token: 'a.b.c', user: { name: 7 } }), now)).toEqual({
      id_token: 'a.b.c',
      expires_at: Number.POSITIVE_INFINITY
    })
  })
})

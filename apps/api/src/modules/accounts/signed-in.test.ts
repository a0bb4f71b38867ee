import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const login = (email: string, password: string) => shop.call('POST /api/v1/login', { body: { email, password } })
const refresh = async (cookie: string) => (await shop.call('POST /api/v1/refresh', { headers: { cookie } })).status
const currentUser = async (token: string) => (await shop.call('POST /current-user', { token })).status
const change = ({ token }: Pick<SignedUp, 'token'>, currentPassword: string, password: string) =>
  shop.call('POST /api/v1/change-password', { token, body: { currentPassword, password } })
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

describe('changing the password while signed in', () => {
  it('goes on here, ends every other session, and says so by mail', async () => {
    const person = await shop.signUp()
    const elsewhere = await login(person.user.email, person.password)
    const changed = await change(person, person.password, 'a-quite-new-one')
    expect(changed).toMatchObject({ status: 200, data: { expires_in: 900, user: person.user } })
    expect([await currentUser(changed.data.id_token), await refresh(cookieOf(changed.headers))]).toEqual([200, 200])
    expect([await currentUser(person.token), await refresh(person.cookie)]).toEqual([401, 401])
    expect([await currentUser(elsewhere.data.id_token), await refresh(cookieOf(elsewhere.headers))]).toEqual([401, 401])
    expect([
      (await login(person.user.email, person.password)).status,
      (await login(person.user.email, 'a-quite-new-one')).status
    ]).toEqual([401, 200])
    expect((await shop.mailbox(person.user.email))[0]?.subject).toBe('Your password was changed at Motif')
  })

  it('needs the current one, told next to its field, and slows down who guesses it', async () => {
    const person = await shop.signUp()
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await change(person, 'not-the-password', 'a-quite-new-one')).toMatchObject({
        status: 400,
        problem: { errors: [{ pointer: '/currentPassword' }] }
      })
    }
    expect((await change(person, person.password, 'a-quite-new-one')).status).toBe(429)
    expect(await currentUser(person.token)).toBe(200)
  })

  it('refuses one that is easy to guess, and changes nothing then', async () => {
    const person = await shop.signUp()
    expect((await change(person, person.password, 'password123')).problem.code).toBe('weak-password')
    expect([await currentUser(person.token), await refresh(person.cookie)]).toEqual([200, 200])
  })

  it('spends a reset that was begun before', async () => {
    const person = await shop.signUp()
    await shop.call('POST /api/v1/request-reset-password', { query: { email: person.user.email } })
    const verified = await shop.call('POST /api/v1/verify-otp', {
      body: { email: person.user.email, otp: await shop.codeFor(person.user.email), purpose: 'reset' }
    })
    await change(person, person.password, 'a-quite-new-one')
    const { resetToken } = verified.data as { resetToken: string }
    expect(
      (
        await shop.call('POST /api/v1/reset-password', {
          body: { email: person.user.email, resetToken, password: 'an-intruders-own' }
        })
      ).problem.code
    ).toBe('invalid-reset-token')
  })
})

it('signing out everywhere ends every session of the person and nobody else’s', async () => {
  const [person, other] = [await shop.signUp(), await shop.signUp()]
  const elsewhere = await login(person.user.email, person.password)
  const answer = await shop.call('POST /api/v1/logout-everywhere', { token: person.token })
  expect(answer.status).toBe(200)
  expect(cookieOf(answer.headers)).toBe('motif_refresh=')
  expect([
    await currentUser(person.token),
    await refresh(person.cookie),
    await currentUser(elsewhere.data.id_token),
    await refresh(cookieOf(elsewhere.headers))
  ]).toEqual([401, 401, 401, 401])
  expect([await currentUser(other.token), await refresh(other.cookie)]).toEqual([200, 200])
})

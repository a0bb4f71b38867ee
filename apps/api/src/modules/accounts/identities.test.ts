import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  firebaseEnv,
  type Google,
  serviceAccountEmail,
  serviceAccountKey,
  standInGoogle
} from '../../testing/google.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { identities, users } from './tables.ts'

let shop: TestApp
const google: Google = standInGoogle(() => shop.clock)

beforeAll(async () => {
  shop = await testApp({ env: firebaseEnv, fetch: google.fetch })
})
afterAll(() => shop.close())

const enrol = (token: string) => shop.call('POST /create-or-update-user', { token })
const currentUser = (token: string) => shop.call('POST /current-user', { token })
const login = (email: string, password: string) => shop.call('POST /api/v1/login', { body: { email, password } })
const now = () => Math.floor(shop.clock.now().getTime() / 1000)
const accountsOf = (email: string) => shop.platform.db.select().from(users).where(eq(users.emailKey, email))

/** Successive tokens of one person, all from the same sign-in at Google. */
const atGoogle = (uid: string, email: string, more: Record<string, unknown> = {}) => {
  const signedInAt = now()
  return () => google.token({ sub: uid, email, name: 'Gail Google', auth_time: signedInAt, ...more })
}

describe('somebody new from Google', () => {
  it('becomes a confirmed customer with the name and address Google vouches for, and is welcomed', async () => {
    const token = atGoogle('new-1', 'New.One@example.com')
    const { status, data } = await enrol(await token())
    expect([status, data]).toEqual([
      200,
      { _id: expect.any(String), name: 'Gail Google', email: 'New.One@example.com', role: 'customer' }
    ])
    expect((await currentUser(await token())).data).toEqual(data)
    expect((await shop.mailbox('New.One@example.com')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/welcome/i)
    ])
    expect(await accountsOf('new.one@example.com')).toMatchObject([
      { passwordHash: null, verifiedAt: expect.any(Date) }
    ])
  })

  it('is one person however often, and from however many tabs at once, they come', async () => {
    const token = atGoogle('new-2', 'new-2@example.com')
    const answers = await Promise.all(Array.from({ length: 8 }, async () => enrol(await token())))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data._id}`)).size).toBe(1)
    expect(await accountsOf('new-2@example.com')).toHaveLength(1)
    expect(await shop.mailbox('new-2@example.com')).toHaveLength(1)
  })

  it('is called by their address where Google knows no name, and never by more than a line', async () => {
    expect(
      (await enrol(await google.token({ sub: 'new-3', email: 'plain.jo@example.com', name: undefined }))).data.name
    ).toBe('plain.jo')
    expect(
      (
        await enrol(
          await google.token({ sub: 'new-4', email: 'new-4@example.com', name: 'Jo\r\nBcc: all@example.com' })
        )
      ).data.name
    ).toBe('Jo Bcc: all@example.com')
    expect(
      (await enrol(await google.token({ sub: 'new-5', email: 'new-5@example.com', name: '🙂'.repeat(300) }))).data.name
    ).toBe('🙂'.repeat(100))
  })

  it('stays who they are here when Google calls them otherwise later', async () => {
    const { data } = await enrol(await google.token({ sub: 'moved', email: 'moved@example.com' }))
    expect(
      (
        await enrol(
          await google.token({ sub: 'moved', email: 'elsewhere@example.com', email_verified: false, name: 'Other' })
        )
      ).data
    ).toEqual(data)
  })

  it('has no password to guess until they set one by mail', async () => {
    await enrol(await google.token({ sub: 'new-6', email: 'new-6@example.com' }))
    expect((await login('new-6@example.com', 'correct-horse-7')).problem.code).toBe('wrong-credentials')
    await shop.call('POST /api/v1/request-reset-password', { query: { email: 'new-6@example.com' } })
    const otp = await shop.codeFor('new-6@example.com')
    const { data } = await shop.call('POST /api/v1/verify-otp', {
      body: { email: 'new-6@example.com', otp, purpose: 'reset' }
    })
    const { resetToken } = data as { resetToken: string }
    await shop.call('POST /api/v1/reset-password', {
      body: { email: 'new-6@example.com', resetToken, password: 'moss-kettle-orbit-17' }
    })
    expect((await login('new-6@example.com', 'moss-kettle-orbit-17')).status).toBe(200)
  })
})

describe('somebody from Google whose address has an account', () => {
  it('is signed in to it when Google has confirmed the address, and keeps their password', async () => {
    const { user, password } = await shop.signUp({ email: 'known@example.com', name: 'Known Here' })
    const token = atGoogle('known-1', 'KNOWN@example.com')
    expect((await enrol(await token())).data).toEqual(user)
    expect((await currentUser(await token())).data).toEqual(user)
    expect((await login('known@example.com', password)).status).toBe(200)
  })

  it('hears of it once by mail, from however many tabs they come', async () => {
    const { user } = await shop.signUp({ email: 'told@example.com' })
    const token = atGoogle('known-2', 'told@example.com')
    const tokens = await Promise.all(Array.from({ length: 6 }, token))
    const answers = await Promise.all(tokens.map(enrol))
    expect(answers.map(({ data }) => data._id)).toEqual(tokens.map(() => user._id))
    await enrol(await token())
    const told = (await shop.mailbox('told@example.com')).filter(({ subject }) => /with Google/.test(subject))
    expect(told.map(({ subject }) => subject)).toEqual(['You can log in to Motif with Google now'])
  })

  it('is refused when Google has not confirmed it, in the same words as for an address nobody has', async () => {
    await shop.signUp({ email: 'target@example.com' })
    const known = await enrol(await google.token({ sub: 'thief', email: 'target@example.com', email_verified: false }))
    const unknown = await enrol(
      await google.token({ sub: 'thief', email: 'unheard-of@example.com', email_verified: false })
    )
    expect([known.status, known.problem.code]).toEqual([409, 'conflict'])
    expect([unknown.status, unknown.problem.code, unknown.problem.detail]).toEqual([
      409,
      'conflict',
      known.problem.detail
    ])
    expect(await accountsOf('unheard-of@example.com')).toEqual([])
    expect((await currentUser(await google.token({ sub: 'thief', email: 'target@example.com' }))).status).toBe(401)
  })

  it.each([undefined, '', 'not an address', 'a@b', 'two@example.com\r\nBcc: all@example.com', 7])(
    'is refused where the address is %j',
    async (email) => {
      expect((await enrol(await google.token({ sub: 'odd', email }))).status).toBe(409)
    }
  )

  it.each(['true', 1, null, undefined])('takes %j for no confirmation', async (email_verified) => {
    expect((await enrol(await google.token({ sub: 'odd', email: 'odd@example.com', email_verified }))).status).toBe(409)
  })

  it('takes over what a stranger registered under their address before them, and the stranger’s password opens nothing', async () => {
    const email = 'prey@example.com'
    const password = 'lantern-gravel-oboe-58'
    expect((await shop.call('POST /api/v1/register', { body: { name: 'A Stranger', email, password } })).status).toBe(
      201
    )
    const otp = await shop.codeFor(email)
    const token = atGoogle('owner', email, { name: 'True Owner' })
    expect((await enrol(await token())).data).toMatchObject({ name: 'True Owner', email })
    expect((await login(email, password)).problem.code).toBe('wrong-credentials')
    expect(
      (await shop.call('POST /api/v1/verify-otp', { body: { email, otp, purpose: 'register' } })).problem.code
    ).toBe('invalid-code')
    shop.clock.advance(30)
    expect((await currentUser(await token())).status).toBe(200)
  })
})

describe('somebody with a password, where people are kept at Firebase', () => {
  const customTokenOf = async (email: string, password: string) =>
    (await login(email, password)).data.firebaseToken ?? ''

  it('is handed a token that Firebase takes from this shop alone, with their role in it', async () => {
    const { user, password } = await shop.signUp({ email: 'custom@example.com', role: 'admin' })
    const token = await customTokenOf('custom@example.com', password)
    const { payload } = await jwtVerify(token, serviceAccountKey, {
      algorithms: ['RS256'],
      currentDate: shop.clock.now()
    })
    expect(payload).toEqual({
      iss: serviceAccountEmail,
      sub: serviceAccountEmail,
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      iat: now(),
      exp: now() + 300,
      uid: user._id,
      claims: { role: 'admin', _id: user._id, proven_at: shop.clock.now().getTime() }
    })
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'service-key' })
    const identityToken = await google.token({ sub: user._id, email: undefined, role: 'admin', _id: user._id })
    expect((await currentUser(identityToken)).data).toEqual(user)
    expect((await shop.call('GET /api/v1/admin/summary', { token: identityToken })).status).toBe(200)
  })

  it('is handed none where a session only goes on, nor where Firebase is not used', async () => {
    const { cookie } = await shop.signUp()
    expect((await shop.call('POST /api/v1/refresh', { headers: { cookie } })).data.firebaseToken).toBeUndefined()
    const plain = await testApp()
    const { user, password } = await plain.signUp()
    expect((await plain.call('POST /api/v1/login', { body: { email: user.email, password } })).data).not.toHaveProperty(
      'firebaseToken'
    )
    await plain.close()
  })

  it('may use the shop’s own tokens beside Firebase’s', async () => {
    const { token, user } = await shop.signUp()
    expect((await currentUser(token)).data).toEqual(user)
    expect((await enrol(token)).data).toEqual(user)
  })

  it('is no administrator because a token says so', async () => {
    const { user } = await shop.signUp()
    const token = await google.token({ sub: user._id, role: 'admin' })
    expect((await currentUser(token)).data.role).toBe('customer')
    expect((await shop.call('GET /api/v1/admin/summary', { token })).status).toBe(403)
  })
})

describe('a sign-in at Firebase', () => {
  it('ends with the account’s password reset, and a new one begins after it', async () => {
    const email = 'reset-me@example.com'
    const { user } = await shop.signUp({ email })
    const google1 = atGoogle('reset-google', email)
    const custom = atGoogle(user._id, email)
    expect((await enrol(await google1())).status).toBe(200)
    expect((await currentUser(await custom())).status).toBe(200)
    shop.clock.advance(61)
    await shop.call('POST /api/v1/request-reset-password', { query: { email } })
    const { data } = await shop.call('POST /api/v1/verify-otp', {
      body: { email, otp: await shop.codeFor(email), purpose: 'reset' }
    })
    await shop.call('POST /api/v1/reset-password', {
      body: { email, resetToken: (data as { resetToken: string }).resetToken, password: 'moss-kettle-orbit-17' }
    })
    for (const token of [google1, custom]) {
      expect((await currentUser(await token())).status).toBe(401)
      expect((await enrol(await token())).status).toBe(401)
    }
    shop.clock.advance(5)
    expect((await enrol(await atGoogle('reset-google', email)())).status).toBe(200)
  })

  it('goes on with the password it was changed with, within the same second, and ends for a token of the old one that was kept', async () => {
    const { user, password, token } = await shop.signUp()
    const provenClaimOf = (customToken = '') => (decodeJwt(customToken)['claims'] as { proven_at: number }).proven_at
    const exchanged = async (customToken: string | undefined) =>
      google.token({ sub: user._id, email: user.email, auth_time: now(), proven_at: provenClaimOf(customToken) })
    shop.clock.advance(0.7)
    const kept = (await login(user.email, password)).data.firebaseToken
    shop.clock.advance(0.2)
    const changed = await shop.call('POST /api/v1/change-password', {
      token,
      body: { currentPassword: password, password: 'a-quite-new-one' }
    })
    expect((await currentUser(await exchanged(changed.data.firebaseToken))).status).toBe(200)
    shop.clock.advance(120)
    expect((await currentUser(await exchanged(kept))).status).toBe(401)
    expect((await enrol(await exchanged(kept))).status).toBe(401)
  })

  it('ends with the logout it was asked for, also in tokens renewed since, and no other sign-in with it', async () => {
    const phone = atGoogle('two-devices', 'two-devices@example.com')
    await enrol(await phone())
    shop.clock.advance(10)
    const desk = atGoogle('two-devices', 'two-devices@example.com')
    expect((await currentUser(await desk())).status).toBe(200)
    for (let times = 0; times < 2; times += 1)
      expect((await shop.call('POST /api/v1/logout', { token: await phone() })).status).toBe(200)
    shop.clock.advance(600)
    expect([
      (await currentUser(await phone())).status,
      (await enrol(await phone())).status,
      (await currentUser(await desk())).status
    ]).toEqual([401, 401, 200])
    const [identity] = await shop.platform.db.select().from(identities).where(eq(identities.subject, 'two-devices'))
    expect(identity?.endedSignIns).toHaveLength(1)
  })

  it('is not ended by a token that only claims to come from it', async () => {
    const token = atGoogle('stays', 'stays@example.com')
    await enrol(await token())
    const [header, payload] = (await token()).split('.')
    for (const forged of [
      `${header}.${payload}.AAAA`,
      `${header}.${payload}`,
      'x',
      google.unsignedToken({ sub: 'stays' })
    ])
      expect((await shop.call('POST /api/v1/logout', { token: forged })).status).toBe(200)
    expect((await currentUser(await token())).status).toBe(200)
  })
})

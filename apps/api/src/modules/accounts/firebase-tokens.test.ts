import { generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firebaseEnv, firebaseIssuer, type Google, projectId, standInGoogle } from '../../testing/google.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
const google: Google = standInGoogle(() => shop.clock)

beforeAll(async () => {
  shop = await testApp({ env: firebaseEnv, fetch: google.fetch })
  await shop.call('POST /create-or-update-user', { token: await google.token() })
})
afterAll(() => shop.close())
beforeEach(() => google.setReachable(true))

const currentUser = (token: string) => shop.call('POST /current-user', { token })
const now = () => Math.floor(shop.clock.now().getTime() / 1000)

describe('a good token of Firebase', () => {
  it('says who somebody is', async () => {
    expect(await currentUser(await google.token())).toMatchObject({
      status: 200,
      data: { name: 'Gail Google', email: 'gail@example.com', role: 'customer' }
    })
  })

  it('is checked with keys that are fetched once', async () => {
    const before = google.asked()
    await Promise.all([1, 2, 3].map(async () => currentUser(await google.token())))
    expect(google.asked()).toBe(before)
  })

  it('may come from a clock a little ahead of ours', async () => {
    const token = await google.token({ iat: now() + 50, auth_time: now() + 50, exp: now() + 3600 })
    expect((await currentUser(token)).status).toBe(200)
  })

  it('does not open the shop to somebody it does not know yet', async () => {
    expect(
      await currentUser(await google.token({ sub: 'google-uid-9', email: 'nobody-yet@example.com' }))
    ).toMatchObject({ status: 401, problem: { code: 'sign-in-required' } })
  })
})

describe('a bad token of Firebase', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicPem = () => google.key().publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const bad: [string, () => string | Promise<string>][] = [
    ['signed by another key under Google’s name for it', () => google.token({}, {}, other)],
    ['without a signature', () => google.unsignedToken()],
    [
      'that says "none" and keeps its signature',
      async () => swapHeader(await google.token(), { alg: 'none', typ: 'JWT' })
    ],
    ['that says "None" in other letters', async () => swapHeader(await google.token(), { alg: 'nOnE', typ: 'JWT' })],
    [
      'signed with the public key as a secret',
      () =>
        new SignJWT({ sub: 'google-uid-1', auth_time: now() })
          .setProtectedHeader({ alg: 'HS256', kid: 'google-0' })
          .setIssuer(firebaseIssuer)
          .setAudience(projectId)
          .setIssuedAt(now())
          .setExpirationTime(now() + 3600)
          .sign(Buffer.from(publicPem()))
    ],
    ['by another algorithm of the right key', () => google.token({}, { alg: 'PS256' })],
    ['of a longer digest', () => google.token({}, { alg: 'RS512' })],
    ['that names no key', () => google.token({}, { kid: undefined as never })],
    ['that names an unknown key', () => google.token({}, { kid: 'made-up' })],
    [
      'that asks for an extension nobody knows',
      async () => swapHeader(await google.token(), { alg: 'RS256', kid: 'google-0', crit: ['motif'], motif: true })
    ],
    [
      'that brings its own key',
      async () => google.token({}, { jwk: other.publicKey.export({ format: 'jwk' }) }, other)
    ],
    ['for another project', () => google.token({ aud: 'another-shop' })],
    ['for several projects, this one among them', () => google.token({ aud: [projectId, 'another-shop'] })],
    ['for nobody', () => google.token({ aud: undefined })],
    ['of another project’s issuer', () => google.token({ iss: 'https://securetoken.google.com/another-shop' })],
    ['of a session cookie’s issuer', () => google.token({ iss: `https://session.firebase.google.com/${projectId}` })],
    ['of an issuer with a slash at its end', () => google.token({ iss: `${firebaseIssuer}/` })],
    ['of the shop itself, in name', () => google.token({ iss: 'http://localhost:3000', aud: 'motif' })],
    ['of no issuer', () => google.token({ iss: undefined })],
    ['that expired this second', () => google.token({ iat: now() - 3600, exp: now() })],
    ['that never expires', () => google.token({ exp: undefined })],
    ['that expires at a word', () => google.token({ exp: 'tomorrow' })],
    ['that is not valid yet', () => google.token({ nbf: now() + 600 })],
    ['made in the future', () => google.token({ iat: now() + 61 })],
    ['made at no time', () => google.token({ iat: undefined })],
    ['of a sign-in in the future', () => google.token({ auth_time: now() + 61 })],
    ['of no sign-in', () => google.token({ auth_time: undefined })],
    ['of a sign-in at a word', () => google.token({ auth_time: String(now()) })],
    ['about nobody', () => google.token({ sub: undefined })],
    ['about an empty name', () => google.token({ sub: '' })],
    ['about a number', () => google.token({ sub: 1 })],
    ['about a name longer than Firebase makes them', () => google.token({ sub: 'x'.repeat(129) })],
    [
      'with another’s claims under its signature',
      async () => swapPayload(await google.token(), { sub: 'google-uid-2' })
    ],
    ['cut off', async () => (await google.token()).slice(0, -8)],
    ['without its last part', async () => (await google.token()).split('.').slice(0, 2).join('.')],
    ['with something added', async () => `${await google.token()}.more`],
    ['that is too long', async () => `${await google.token()}${'A'.repeat(5000)}`],
    ['whose claims are no JSON', async () => [(await google.token()).split('.')[0], 'bm90IGpzb24', 'AAAA'].join('.')]
  ]

  it.each(bad)('is refused: one %s', async (_what, make) => {
    const answer = await currentUser(await make())
    expect([answer.status, answer.problem.code]).toEqual([401, 'sign-in-required'])
    expect((await shop.call('POST /create-or-update-user', { token: await make() })).status).toBe(401)
  })

  it('is refused where the same claims under the right signature are taken', async () => {
    expect((await currentUser(await google.token())).status).toBe(200)
  })
})

function swapHeader(token: string, header: object): string {
  const [, ...rest] = token.split('.')
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')
}

function swapPayload(token: string, changes: object): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), ...changes }
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

describe('Google’s keys', () => {
  it('that cannot be had are a fault of the moment, not of the token, and are asked for again', async () => {
    const apart = await testApp({ env: firebaseEnv, fetch: google.fetch })
    const token = await google.token()
    google.setReachable(false)
    expect(await apart.call('POST /current-user', { token })).toMatchObject({
      status: 503,
      problem: { code: 'unavailable', retryAfter: 5 }
    })
    google.setReachable(true)
    expect((await apart.call('POST /create-or-update-user', { token })).status).toBe(200)
    await apart.close()
  })

  it('may change: a token under a new one is good as soon as it is published', async () => {
    const changing: Google = standInGoogle(() => apart.clock)
    const apart = await testApp({ env: firebaseEnv, fetch: changing.fetch })
    changing.rotate()
    expect((await apart.call('POST /create-or-update-user', { token: await changing.token() })).status).toBe(200)
    await apart.close()
  })
})

describe('a shop without Firebase', () => {
  it('takes no token of Firebase, however good', async () => {
    const plain = await testApp({ fetch: google.fetch })
    expect((await plain.call('POST /create-or-update-user', { token: await google.token() })).status).toBe(401)
    expect((await plain.call('POST /create-or-update-user', { token: google.unsignedToken() })).status).toBe(401)
    await plain.close()
  })
})

describe('a shop on the emulator', () => {
  const { FIREBASE_SERVICE_ACCOUNT: _key, ...web } = firebaseEnv

  it('takes the emulator’s unsigned tokens by the same rules, and no signed ones', async () => {
    const trial = await testApp({ env: { ...web, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, fetch: google.fetch })
    const enrolled = async (token: string) => (await trial.call('POST /create-or-update-user', { token })).status
    expect(await enrolled(google.unsignedToken())).toBe(200)
    for (const claims of [
      { aud: 'another-shop' },
      { iss: 'https://securetoken.google.com/another-shop' },
      { exp: now() },
      { sub: '' },
      { auth_time: undefined }
    ])
      expect(await enrolled(google.unsignedToken(claims))).toBe(401)
    expect(await enrolled(await google.token())).toBe(401)
    expect(
      await enrolled(
        new UnsecuredJWT({ name: 'Own' })
          .setIssuer('http://localhost:3000')
          .setAudience('motif')
          .setSubject('x')
          .setExpirationTime(now() + 60)
          .encode()
      )
    ).toBe(401)
    await trial.close()
  })
})

import { type KeyObject, createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from './tables.ts'

type Part = Record<string, unknown>

let shop: TestApp
let person: SignedUp
let other: SignedUp
let ended: SignedUp
let reset: SignedUp
let removed: SignedUp
let own: KeyObject

beforeAll(async () => {
  shop = await testApp()
  ;[person, other, ended, reset, removed] = [
    await shop.signUp(),
    await shop.signUp(),
    await shop.signUp(),
    await shop.signUp({ email: 'reset@example.com' }),
    await shop.signUp()
  ]
  // The server's signing key, so that each forgery has exactly one fault.
  own = createPrivateKey({
    key: Buffer.concat([
      Buffer.from('302e020100300506032b657004220420', 'hex'),
      shop.platform.secret('identity tokens')
    ]),
    format: 'der',
    type: 'pkcs8'
  })
  await shop.call('POST /api/v1/logout', { headers: { cookie: ended.cookie } })
  await shop.call('POST /api/v1/request-reset-password', { query: { email: 'reset@example.com' } })
  const verified = await shop.call('POST /api/v1/verify-otp', {
    body: { email: 'reset@example.com', otp: await shop.codeFor('reset@example.com'), purpose: 'reset' }
  })
  await shop.call('POST /api/v1/reset-password', {
    body: {
      email: 'reset@example.com',
      resetToken: (verified.data as { resetToken: string }).resetToken,
      password: 'a-quite-new-one'
    }
  })
  await shop.platform.db.delete(users).where(eq(users.id, removed.user._id))
})
afterAll(() => shop.close())

const write = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
const readPart = (token: string, index: number): Part =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Part
const header = () => readPart(person.token, 0)
const claims = () => readPart(person.token, 1)
const now = () => Math.floor(shop.clock.now().getTime() / 1000)

const joined = (head: unknown, body: unknown, signature: (input: string) => Buffer) => {
  const input = `${write(head)}.${write(body)}`
  return `${input}.${signature(input).toString('base64url')}`
}
/** A token signed with the server's own key, with the given changes. */
const signed = (change: Part = {}, head: Part = {}, key = own) =>
  joined({ ...header(), ...head }, { ...claims(), ...change }, (input) => sign(null, Buffer.from(input), key))
const without = (part: Part, name: string) => Object.fromEntries(Object.entries(part).filter(([key]) => key !== name))
const signedWithout = (name: string) =>
  joined(header(), without(claims(), name), (input) => sign(null, Buffer.from(input), own))
const parts = () => person.token.split('.') as [string, string, string]
const publicPem = () => createPublicKey(own).export({ type: 'spki', format: 'pem' }) as string
const publicX = () => String(createPublicKey(own).export({ format: 'jwk' }).x)
const stranger = generateKeyPairSync('ed25519')
const strangersJwk = stranger.publicKey.export({ format: 'jwk' })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const hmacWith = (secret: string | Buffer, head: Part = {}) =>
  joined({ ...header(), alg: 'HS256', ...head }, claims(), (input) =>
    createHmac('sha256', secret).update(input).digest()
  )

/** Tokens that differ from the sender's valid token in one point each. */
const bad: readonly (readonly [what: string, token: () => string])[] = [
  ['says nothing', () => ' '],
  ['is a word', () => 'token'],
  ['is two dots', () => '..'],
  ['has an empty signature', () => `${parts()[0]}.${parts()[1]}.`],
  ['has no signature part', () => `${parts()[0]}.${parts()[1]}`],
  ['has a fourth part', () => `${person.token}.${parts()[2]}`],
  ['has five parts, as an encrypted one', () => `${person.token}.a.b`],
  ['is unsigned (alg none)', () => joined({ ...header(), alg: 'none' }, claims(), () => Buffer.alloc(0))],
  ['is unsigned (alg None)', () => joined({ ...header(), alg: 'None' }, claims(), () => Buffer.alloc(0))],
  ['says alg none over the good signature', () => `${write({ ...header(), alg: 'none' })}.${parts()[1]}.${parts()[2]}`],
  [
    'names no algorithm',
    () => joined(without(header(), 'alg'), claims(), (input) => sign(null, Buffer.from(input), own))
  ],
  ['is HS256 with the public key as PEM for its secret', () => hmacWith(publicPem())],
  ['is HS256 with the bytes of the public key for its secret', () => hmacWith(Buffer.from(publicX(), 'base64url'))],
  ['is HS256 with the published text of the key for its secret', () => hmacWith(publicX())],
  ['is HS256 with an empty secret', () => hmacWith('')],
  [
    'is signed with ES256',
    () =>
      joined({ ...header(), alg: 'ES256' }, claims(), (input) =>
        sign('sha256', Buffer.from(input), { key: ec.privateKey, dsaEncoding: 'ieee-p1363' })
      )
  ],
  [
    'is signed with RS256',
    () => joined({ ...header(), alg: 'RS256' }, claims(), (input) => sign('sha256', Buffer.from(input), rsa.privateKey))
  ],
  ['is signed by another key', () => signed({}, {}, stranger.privateKey)],
  ['names another key', () => signed({}, { kid: 'another-key' })],
  ['names no key', () => joined(without(header(), 'kid'), claims(), (input) => sign(null, Buffer.from(input), own))],
  ['names a file as its key', () => signed({}, { kid: '../../../../dev/null' })],
  ['names its key by SQL', () => signed({}, { kid: "' or 1=1 --" })],
  ['brings its own key (jwk)', () => signed({}, { jwk: strangersJwk }, stranger.privateKey)],
  ['says where its key is (jku)', () => signed({}, { jku: 'https://attacker.example/jwks.json' }, stranger.privateKey)],
  [
    'says where its certificate is (x5u)',
    () => signed({}, { x5u: 'https://attacker.example/cert.pem' }, stranger.privateKey)
  ],
  ['brings its certificate (x5c)', () => signed({}, { x5c: ['MIIB'] }, stranger.privateKey)],
  ['asks for an extension nobody knows (crit)', () => signed({}, { crit: ['exp'] })],
  ['asks for an extension with a value (crit)', () => signed({}, { crit: ['motif'], motif: true })],
  ['is no identity token by its typ', () => signed({}, { typ: 'at+jwt' })],
  ['has no typ', () => joined(without(header(), 'typ'), claims(), (input) => sign(null, Buffer.from(input), own))],
  ['has a header that is a list', () => joined([header()], claims(), (input) => sign(null, Buffer.from(input), own))],
  [
    'has a header that is no JSON',
    () => joined('{alg:EdDSA}', claims(), (input) => sign(null, Buffer.from(input), own))
  ],
  ['has claims that are no JSON', () => joined(header(), 'claims', (input) => sign(null, Buffer.from(input), own))],
  ['has claims that are a list', () => joined(header(), [claims()], (input) => sign(null, Buffer.from(input), own))],
  ['is for another audience', () => signed({ aud: 'another-shop' })],
  ['has no audience', () => signedWithout('aud')],
  ['is of another issuer', () => signed({ iss: 'https://attacker.example' })],
  ['is of an issuer that begins like ours', () => signed({ iss: `${String(claims()['iss'])}.attacker.example` })],
  ['has no issuer', () => signedWithout('iss')],
  ['has expired this second', () => signed({ iat: now() - 900, exp: now() })],
  ['has expired long ago', () => signed({ iat: 1, exp: 2 })],
  ['never expires', () => signedWithout('exp')],
  ['expires at a word', () => signed({ exp: 'tomorrow' })],
  ['is not valid yet (nbf)', () => signed({ nbf: now() + 60 })],
  ['was issued in the future', () => signed({ iat: now() + 60 })],
  ['does not say when it was issued', () => signedWithout('iat')],
  ['is nobody’s', () => signedWithout('sub')],
  ['is of a subject that is a list', () => signed({ sub: [person.user._id] })],
  ['is of somebody who does not exist', () => signed({ sub: 'nobody' })],
  ['has no session', () => signedWithout('sid')],
  ['has a session that does not exist', () => signed({ sid: 'made-up' })],
  ['names another person with this person’s session', () => signed({ sub: other.user._id })],
  ['names this person with another’s session', () => signed({ sid: readPart(other.token, 1)['sid'] })],
  ['is of a session that was logged out', () => ended.token],
  ['is of a session from before the password was reset', () => reset.token],
  ['is of an account that was removed', () => removed.token],
  [
    'was made an administrator’s afterwards',
    () => `${parts()[0]}.${write({ ...claims(), role: 'admin' })}.${parts()[2]}`
  ],
  ['carries another token’s signature', () => `${parts()[0]}.${parts()[1]}.${other.token.split('.')[2]}`],
  ['lacks its last letter', () => person.token.slice(0, -1)],
  ['lacks its last half', () => person.token.slice(0, person.token.length / 2)],
  ['has a letter more', () => `${person.token}A`],
  ['is padded with =', () => `${person.token}==`],
  [
    'ends in the same bits written another way',
    () => person.token.replace(/.$/, (last) => ({ A: 'B', Q: 'R', g: 'h', w: 'x' })[last] ?? 'B')
  ],
  [
    'is written in plain base64',
    () => `${parts()[0]}=.${parts()[1]}=.${Buffer.from(parts()[2], 'base64url').toString('base64')}`
  ],
  ['has a space in it', () => `${parts()[0]}. ${parts()[1]}.${parts()[2]}`],
  ['comes with the word Bearer', () => `Bearer ${person.token}`],
  ['comes twice in one header', () => `${person.token}, ${person.token}`],
  ['is a refresh token', () => person.cookie.split('=')[1] ?? ''],
  ['is the cookie as it is sent', () => person.cookie],
  ['is huge', () => signed({ padding: 'x'.repeat(20_000) })],
  ['is a header of 15 000 dots', () => '.'.repeat(15_000)],
  ['is an identifier of a session', () => String(claims()['sid'])],
  [
    'is of the Firebase emulator, unsigned',
    () =>
      joined(
        { alg: 'none', typ: 'JWT' },
        {
          iss: 'https://securetoken.google.com/motif',
          aud: 'motif',
          sub: person.user._id,
          user_id: person.user._id,
          email: person.user.email,
          email_verified: true,
          iat: now(),
          auth_time: now(),
          exp: now() + 3600
        },
        () => Buffer.alloc(0)
      )
  ],
  [
    'is of a Firebase this shop does not use',
    () =>
      joined(
        { alg: 'RS256', typ: 'JWT', kid: 'x' },
        {
          iss: 'https://securetoken.google.com/motif',
          aud: 'motif',
          sub: person.user._id,
          iat: now(),
          auth_time: now(),
          exp: now() + 3600
        },
        (input) => sign('sha256', Buffer.from(input), rsa.privateKey)
      )
  ]
]

const currentUser = (authtoken: string | string[]) =>
  shop.app.inject({ method: 'POST', url: '/current-user', headers: { authtoken } })

it('takes the very token the bad ones are made from, and a new one signed by the same key', async () => {
  expect((await currentUser(person.token)).statusCode).toBe(200)
  expect((await currentUser(signed())).statusCode).toBe(200)
  expect((await currentUser(signed({ iat: now() + 5 }))).statusCode).toBe(200)
})

describe('a token is refused that', () => {
  it.each(bad)('%s', async (_what, token) => {
    const answer = await currentUser(token())
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'sign-in-required'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('comes in two headers', async () => {
    expect((await currentUser([person.token, person.token])).statusCode).toBe(401)
  })

  it('comes in another header', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/current-user',
      headers: { authorization: `Bearer ${person.token}`, cookie: `authtoken=${person.token}` }
    })
    expect(answer.statusCode).toBe(401)
  })
})

it('knows more than forty ways a token can be bad', () => {
  expect(bad.length).toBeGreaterThan(40)
})

import { type CallDefinition, type CallName, calls } from '@motif/contract'
import type { StaffRole } from '@motif/contract/staff-rules'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authenticator } from '../../../testing/authenticator.ts'
import { firebaseEnv, type Google, standInGoogle } from '../../../testing/google.ts'
import { type SignedUp, type TestApp, testApp } from '../../../testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { resetAdministrator } from '../administrators.ts'
import { recoveryCodes, staffRules, twoFactors, users } from '../tables.ts'

/** Behind one proxy, so that each call can have a different client address. */
let shop: TestApp
const google: Google = standInGoogle(() => shop.clock)
beforeAll(async () => {
  shop = await testApp({ env: { ...firebaseEnv, TRUST_PROXY: '1' }, fetch: google.fetch })
})
afterAll(() => shop.close())
afterEach(() => shop.platform.db.delete(staffRules))

interface Browser {
  token: string
  /** The cookie of the second step; absent before it. */
  pass?: string
  ip?: string
}

const home = '203.0.113.1'
const headersOf = ({ pass, ip = home }: Browser) => ({
  'x-forwarded-for': ip,
  ...(pass === undefined ? undefined : { cookie: pass })
})
const passIn = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith('motif_two_factor='))
const cookieIn = (headers: Headers) => passIn(headers)?.split(';', 1)[0] ?? ''

const me = (browser: Browser) =>
  shop.call('GET /api/v1/admin/staff/me', { token: browser.token, headers: headersOf(browser) })
const state = (browser: Browser) =>
  shop.call('GET /api/v1/admin/two-factor', { token: browser.token, headers: headersOf(browser) })
const enter = (browser: Browser, code: string, isRemembered = false) =>
  shop.call('POST /api/v1/admin/two-factor/enter', {
    token: browser.token,
    headers: headersOf(browser),
    body: { code, isRemembered }
  })
const turnOff = (browser: Browser, code: string) =>
  shop.call('POST /api/v1/admin/two-factor/turn-off', {
    token: browser.token,
    headers: headersOf(browser),
    body: { code }
  })
const demand = (browser: Browser, demandsTwoFactor = true) =>
  shop.call('PUT /api/v1/admin/staff-rules', {
    token: browser.token,
    headers: headersOf(browser),
    body: { demandsTwoFactor }
  })
const reset = (browser: Browser, id: string) =>
  shop.call('DELETE /api/v1/admin/staff/{id}/two-factor', {
    token: browser.token,
    headers: headersOf(browser),
    params: { id }
  })

const hire = (staffRole: StaffRole = 'viewer') => shop.signUp({ role: 'admin', staffRole })
const signIn = async ({ user: { email }, password }: Pick<SignedUp, 'user' | 'password'>): Promise<Browser> => {
  const { data } = await shop.call('POST /api/v1/login', {
    headers: { 'x-forwarded-for': home },
    body: { email, password }
  })
  return { token: data.id_token }
}

/** Sets up two-factor sign-in in a signed-in browser with the app's first code. From then on, the next code is valid. */
async function setUp(browser: Browser) {
  const { token } = browser
  const { data: begun } = await shop.call('POST /api/v1/admin/two-factor/set-up', { token })
  const app = authenticator(begun.uri, shop.clock)
  const confirmed = await shop.call('POST /api/v1/admin/two-factor/confirm', {
    token,
    headers: headersOf(browser),
    body: { code: app() }
  })
  expect(confirmed.status).toBe(200)
  return { app, secret: begun.secret, recovery: confirmed.data.recoveryCodes, pass: cookieIn(confirmed.headers) }
}

/** A member of staff with two-factor sign-in. `done` is the browser of the set-up; `open` is signed in without the second step. */
async function member(staffRole: StaffRole = 'viewer') {
  const person = await hire(staffRole)
  const { pass, ...rest } = await setUp(person)
  shop.clock.advance(30)
  const done: Browser = { token: person.token, pass }
  return { ...rest, person, done, open: await signIn(person) }
}

const logged = async ({ user }: SignedUp, action: string) =>
  shop.platform.db
    .select({ change: auditLog.change, subject: auditLog.subject })
    .from(auditLog)
    .where(and(eq(auditLog.adminId, user._id), eq(auditLog.action, action)))
const subjectsTo = async ({ user }: SignedUp) => (await shop.mailbox(user.email)).map(({ subject }) => subject)

const needsCode = { status: 403, problem: { reason: 'two-factor-code-needed' } }
const needsSetUp = { status: 403, problem: { reason: 'two-factor-set-up-needed' } }
const isWrong = { status: 400, problem: { code: 'invalid-code', reason: 'two-factor-code-wrong' } }

const definitions: Readonly<Record<string, CallDefinition>> = calls
const staffCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => definitions[name]?.access === 'admin' && !definitions[name].isBeforeTwoFactor
)
const anything = { id: 'none', lineId: 'none', noteId: 'none', area: 'front', slug: 'none', code: 'NONE', key: 'none' }

describe('setting up', () => {
  it('takes a code of the app, gives ten recovery codes once, and keeps neither them nor the key to read', async () => {
    const person = await hire()
    const { secret, recovery, pass } = await setUp(person)
    expect(new Set(recovery).size).toBe(10)
    expect(recovery.every((code) => /^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(code))).toBe(true)
    const browser = { token: person.token, pass }
    expect((await state(browser)).data).toMatchObject({ since: shop.clock.now().toISOString(), recoveryCodesLeft: 10 })
    const { db } = shop.platform
    const kept = JSON.stringify([await db.select().from(twoFactors), await db.select().from(recoveryCodes)])
    for (const text of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(text)
    expect(await subjectsTo(person)).toContain('Two-factor sign-in is on at Motif')
    expect(await logged(person, 'two-factor.on')).toHaveLength(1)
    const again = await shop.call('POST /api/v1/admin/two-factor/set-up', { token: person.token })
    expect(again.problem.reason).toBe('two-factor-on')
  })

  it('is refused with a wrong code, and once the key is an hour old', async () => {
    const person = await hire()
    const { data } = await shop.call('POST /api/v1/admin/two-factor/set-up', { token: person.token })
    const app = authenticator(data.uri, shop.clock)
    const confirm = (token: string, code: string) =>
      shop.call('POST /api/v1/admin/two-factor/confirm', { token, body: { code } })
    expect(await confirm(person.token, app(-120))).toMatchObject(isWrong)
    shop.clock.advance(3601)
    const { token } = await signIn(person)
    expect((await confirm(token, app())).problem.reason).toBe('two-factor-set-up-expired')
  })
})

describe('a sign-in before its second step', () => {
  it('may make no call of staff, and shop as everybody does', async () => {
    const { open } = await member('owner')
    for (const name of staffCalls) {
      const answer = await shop.call(name, { token: open.token, params: anything })
      expect([name, answer.status, answer.problem.reason]).toEqual([name, 403, 'two-factor-code-needed'])
    }
    expect((await state(open)).data).toMatchObject({ isDemanded: false, recoveryCodesLeft: 10 })
    expect((await shop.call('GET /api/v1/orders', { token: open.token })).status).toBe(200)
  })

  it('is opened by a code, in the browser that entered it and for that sign-in alone', async () => {
    const { app, person, open } = await member()
    const entered = await enter(open, app())
    expect(entered.status).toBe(200)
    expect(passIn(entered.headers)).toMatch(/HttpOnly; SameSite=Strict$/)
    const pass = cookieIn(entered.headers)
    expect((await me({ ...open, pass })).status).toBe(200)
    // A copied token lacks the cookie, and a copied cookie is not valid for another sign-in.
    expect(await me(open)).toMatchObject(needsCode)
    expect(await me({ ...(await signIn(person)), pass })).toMatchObject(needsCode)
    shop.clock.advance(12 * 3600)
    const { data } = await shop.call('POST /api/v1/login', {
      body: { email: person.user.email, password: person.password }
    })
    expect(await me({ token: data.id_token, pass })).toMatchObject(needsCode)
  })

  it('needs no code for thirty days where the device is to be remembered, until the password is another', async () => {
    const { app, person, open } = await member()
    const entered = await enter(open, app(), true)
    expect(passIn(entered.headers)).toContain('Max-Age=2592000')
    const pass = cookieIn(entered.headers)
    shop.clock.advance(29 * 24 * 3600)
    expect((await me({ ...(await signIn(person)), pass })).status).toBe(200)
    const stranger = await member()
    expect(await me({ ...stranger.open, pass })).toMatchObject(needsCode)
    shop.clock.advance(24 * 3600)
    expect(await me({ ...(await signIn(person)), pass })).toMatchObject(needsCode)

    const renewed = await enter(await signIn(person), app(), true)
    const changed = await shop.call('POST /api/v1/change-password', {
      token: (await signIn(person)).token,
      body: { currentPassword: person.password, password: 'another-horse-8' }
    })
    expect(await me({ token: changed.data.id_token, pass: cookieIn(renewed.headers) })).toMatchObject(needsCode)
  })

  it('is the same for whoever signs in with Google', async () => {
    const { app, person } = await member()
    const email = person.user.email
    const token = () => google.token({ sub: email, email, email_verified: true })
    await shop.call('POST /create-or-update-user', { token: await token() })
    expect(await me({ token: await token() })).toMatchObject(needsCode)
    const pass = cookieIn((await enter({ token: await token() }, app())).headers)
    expect((await me({ token: await token(), pass })).status).toBe(200)
    const later = Math.floor(shop.clock.now().getTime() / 1000) - 1
    expect(
      await me({ token: await google.token({ sub: email, email, email_verified: true, auth_time: later }), pass })
    ).toMatchObject(needsCode)
  })
})

describe('a code', () => {
  it('counts once, at its time and one step around it, and for its owner alone', async () => {
    const other = await member()
    const { app, open, person } = await member()
    expect(await enter(open, other.app())).toMatchObject(isWrong)
    // This code was used for the set-up.
    expect(await enter(open, app(-30))).toMatchObject(isWrong)
    expect(await enter(open, app(60))).toMatchObject(isWrong)
    expect((await enter(open, app(30))).status).toBe(200)
    // Of several concurrent attempts with one code, one succeeds. Afterwards neither that code nor an older one is valid.
    shop.clock.advance(60)
    const code = app()
    const answers = await Promise.all([enter(open, code), enter(open, code), enter(await signIn(person), code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect(await enter(open, app(-30))).toMatchObject(isWrong)
  })

  it('is refused where two-factor sign-in is off', async () => {
    const { token } = await hire()
    expect((await enter({ token }, '123456')).problem.reason).toBe('two-factor-off')
  })

  it('that is wrong slows down its place, and several of them are told by mail and in the log', async () => {
    const { app, person, done, open } = await member()
    const guess = (ip: string) => enter({ ...open, ip }, 'no-code')
    for (let count = 0; count < 5; count += 1) expect(await guess('198.51.100.1')).toMatchObject(isWrong)
    expect(await guess('198.51.100.1')).toMatchObject({ status: 429, problem: { retryAfter: 2 } })
    expect(await logged(person, 'two-factor.refused')).toMatchObject([{ change: { refusedCodes: 5 } }])
    expect(await subjectsTo(person)).toContain('Wrong codes were entered for your account at Motif')

    // A person who guesses from many networks has the password: all networks without a correct code so far share ten attempts.
    for (let index = 0; index < 5; index += 1) await guess(`198.51.100.${10 + index}`)
    expect((await guess('198.51.100.99')).problem.reason).toBe('two-factor-codes-over-limit')
    const mails = await subjectsTo(person)
    expect(mails.filter((subject) => subject.startsWith('Wrong codes'))).toHaveLength(1)
    // The owner is not affected in a network where they entered a code before.
    expect((await enter(open, app())).status).toBe(200)
    expect((await me(done)).status).toBe(200)
  })
})

describe('a recovery code', () => {
  it('takes the place of a code once, however it is typed; it is logged and told by mail', async () => {
    const { recovery, person, open } = await member()
    const [first = '', second = ''] = recovery
    const entered = await enter(open, ` ${first.toLowerCase().replace('-', ' ')} `)
    const browser = { ...open, pass: cookieIn(entered.headers) }
    expect((await state(browser)).data.recoveryCodesLeft).toBe(9)
    expect(await enter(open, first)).toMatchObject(isWrong)
    expect(await logged(person, 'two-factor.recovery-code')).toMatchObject([{ change: { recoveryCodesLeft: 9 } }])
    expect(await subjectsTo(person)).toContain('A recovery code was used at Motif')
    const other = await member()
    expect(await enter(other.open, second)).toMatchObject(isWrong)
  })

  it('is no longer good once others were made, by a code', async () => {
    const { app, recovery, done, open } = await member()
    const renew = (code: string) =>
      shop.call('POST /api/v1/admin/two-factor/recovery-codes', {
        token: done.token,
        headers: headersOf(done),
        body: { code }
      })
    expect(await renew('no-code')).toMatchObject(isWrong)
    const { data } = await renew(app())
    expect(await enter(open, recovery[0] ?? '')).toMatchObject(isWrong)
    expect((await enter(open, data.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

describe('turning off', () => {
  it('needs a code, forgets everything and is told by mail', async () => {
    const { app, person, done, open, recovery } = await member()
    expect(await turnOff(done, 'no-code')).toMatchObject(isWrong)
    expect(await turnOff(open, app())).toMatchObject(needsCode)
    expect((await turnOff(done, app())).status).toBe(200)
    expect((await me(open)).status).toBe(200)
    expect((await state(open)).data).toEqual({ since: null, isDemanded: false, recoveryCodesLeft: 0 })
    expect((await enter(open, recovery[0] ?? '')).problem.reason).toBe('two-factor-off')
    expect(await subjectsTo(person)).toContain('Two-factor sign-in is off at Motif')
    expect(await logged(person, 'two-factor.off')).toHaveLength(1)
  })

  it('comes with leaving the staff: a customer is asked for no code', async () => {
    const owner = await member('owner')
    const { person } = await member()
    await shop.call('DELETE /api/v1/admin/staff/{id}', {
      token: owner.done.token,
      headers: headersOf(owner.done),
      params: { id: person.user._id }
    })
    const { db } = shop.platform
    expect(await db.$count(twoFactors, eq(twoFactors.userId, person.user._id))).toBe(0)
    await db.update(users).set({ role: 'admin', staffRole: 'viewer' }).where(eq(users.id, person.user._id))
    expect((await me(await signIn(person))).status).toBe(200)
  })
})

describe('an owner', () => {
  it('sees who has it, and takes it from a colleague, who hears of it and is logged out', async () => {
    const owner = await member('owner')
    const { person, done } = await member()
    const list = async () =>
      (await shop.call('GET /api/v1/admin/staff', { token: owner.done.token, headers: headersOf(owner.done) })).data
    const has = async () => (await list()).items.find(({ id }) => id === person.user._id)?.hasTwoFactor
    expect(await has()).toBe(true)
    expect((await reset(owner.done, person.user._id)).data).toMatchObject({ hasTwoFactor: false })
    expect(await has()).toBe(false)
    expect((await me(done)).status).toBe(401)
    expect((await me(await signIn(person))).status).toBe(200)
    expect(await subjectsTo(person)).toContain('Your two-factor sign-in was reset at Motif')
    expect(await logged(owner.person, 'two-factor.reset')).toMatchObject([{ subject: person.user._id }])
    expect((await reset(owner.done, person.user._id)).problem.reason).toBe('two-factor-off')
    // Their own two-factor sign-in can only be turned off with a code.
    expect((await reset(owner.done, owner.person.user._id)).problem.reason).toBe('two-factor-own')
  })

  it('finds in the file of somebody’s data that it is on, and nothing that opens it', async () => {
    const owner = await member('owner')
    const { person, secret } = await member()
    const headers = { ...headersOf(owner.done), authtoken: owner.done.token }
    const { email } = person.user
    const { data } = await shop.call('GET /api/v1/admin/customers', { headers, query: { q: email } })
    const answer = await shop.fetch(`/api/v1/admin/customers/${data.items[0]?.key}/data.json`, { headers })
    const file = await answer.text()
    expect(file).toContain('"recoveryCodesLeft":10')
    const [kept] = await shop.platform.db.select().from(twoFactors).where(eq(twoFactors.userId, person.user._id))
    const hashes = await shop.platform.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.user._id))
    for (const text of [secret, kept?.secret ?? '', ...hashes.map(({ hash }) => hash)]) expect(file).not.toContain(text)
  })

  it('demands it of all staff, once they have it themselves', async () => {
    const owner = await hire('owner')
    const viewer = await hire()
    expect((await demand(owner)).problem.reason).toBe('two-factor-own-first')
    const { pass } = await setUp(owner)
    const browser = { token: owner.token, pass }
    expect((await demand(browser)).data).toEqual({ demandsTwoFactor: true })
    expect(await logged(owner, 'staff.demand-two-factor')).toMatchObject([
      { change: { from: { demandsTwoFactor: false }, to: { demandsTwoFactor: true } } }
    ])
    for (const name of staffCalls) {
      const answer = await shop.call(name, { token: viewer.token, params: anything })
      expect([name, answer.status, answer.problem.reason]).toEqual([name, 403, 'two-factor-set-up-needed'])
    }
    const own = await setUp(viewer)
    expect((await me({ token: viewer.token, pass: own.pass })).status).toBe(200)
    // A person who turns it off must set it up again.
    shop.clock.advance(30)
    await turnOff({ token: viewer.token, pass: own.pass }, own.app())
    expect(await me({ token: viewer.token, pass: own.pass })).toMatchObject(needsSetUp)
    await demand(browser, false)
    expect((await me({ token: viewer.token })).status).toBe(200)
  })

  it('who lost everything is let in anew by the command line, though it is demanded', async () => {
    const { person, done } = await member('owner')
    await demand(done)
    const result = await resetAdministrator(shop.platform, person.user.email)
    expect(result).toMatchObject({ hadTwoFactor: true })
    const browser = await signIn({ user: person.user, password: 'password' in result ? (result.password ?? '') : '' })
    expect(await me(browser)).toMatchObject(needsSetUp)
    const { pass } = await setUp(browser)
    expect((await me({ ...browser, pass })).status).toBe(200)
  })
})

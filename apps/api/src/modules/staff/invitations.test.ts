import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffRole } from '@motif/contract/staff-rules'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from '../accounts/tables.ts'
import { auditLog } from '../audit/tables.ts'
import { staffInvitations } from './tables.ts'

let app: TestApp
let owner: SignedUp
let sent = 0
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.delete(staffInvitations)
  await app.platform.db.delete(auditLog)
  owner = await app.signUp({ role: 'admin', name: 'Olga' })
})

/** In seconds. */
const [minute, day] = [60, 86_400]
const password = 'a-horse-of-my-own-7'
const newEmail = () => `invited${(sent += 1)}@example.com`
const invite = (email: string, role: StaffRole = 'support', by = owner) =>
  app.call('POST /api/v1/admin/staff-invitations', { token: by.token, body: { name: 'Grace', email, role } })
const resend = (id: string, by = owner) =>
  app.call('POST /api/v1/admin/staff-invitations/{id}/resend', { token: by.token, params: { id } })
const withdraw = (id: string, by = owner) =>
  app.call('DELETE /api/v1/admin/staff-invitations/{id}', { token: by.token, params: { id } })
/** The token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await app.mailbox(email)
  const token = /\/register\?invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`The newest mail to ${email} has no invitation in it`)
  return token
}
const open = (token: string, as?: SignedUp) =>
  app.call('POST /api/v1/staff-invitations/open', { body: { token }, ...(as && { token: as.token }) })
const accept = (token: string, { as, ...more }: { as?: SignedUp; name?: string; password?: string } = {}) =>
  app.call('POST /api/v1/staff-invitations/accept', { body: { token, ...more }, ...(as && { token: as.token }) })
const roleOf = async (email: string) => {
  const [user] = await app.platform.db.select().from(users).where(eq(users.emailKey, email.toLowerCase()))
  return user && [user.role, user.staffRole]
}
const actions = async () => (await app.platform.db.select().from(auditLog)).map(({ action }) => action)

it('somebody new makes an account with a password of their own, and works with the role', async () => {
  const email = newEmail()
  expect((await invite(email)).data).toMatchObject({ email, role: 'support', by: 'Olga', isExpired: false })
  const [mail] = await app.mailbox(email)
  expect(mail?.text).toContain('Olga invites you')
  const token = await tokenFor(email)
  expect((await open(token)).data).toEqual({ name: 'Grace', email, role: 'support', step: 'account' })
  expect((await accept(token, { name: 'Grace Hopper', password })).data).toEqual({ email })
  const { data } = await app.call('POST /api/v1/login', { body: { email, password } })
  expect(data.user).toMatchObject({ name: 'Grace Hopper', role: 'admin' })
  const me = await app.call('GET /api/v1/admin/staff/me', { token: data.id_token })
  expect(me.data.role).toBe('support')
  expect(await actions()).toEqual(['staff.invite', 'staff.join'])
})

it('only a hash of the token is kept', async () => {
  const email = newEmail()
  await invite(email)
  const token = await tokenFor(email)
  expect(JSON.stringify(await app.platform.db.select().from(staffInvitations))).not.toContain(token)
})

it('a password the shop would not take is refused, and the invitation stays good', async () => {
  const email = newEmail()
  await invite(email)
  const token = await tokenFor(email)
  for (const weak of [undefined, 'short', 'password123'])
    expect((await accept(token, weak === undefined ? {} : { password: weak })).problem.code).toBe('weak-password')
  expect(await roleOf(email)).toBeUndefined()
  expect((await accept(token, { password })).status).toBe(200)
})

it('a registration nobody confirmed, perhaps a stranger’s, is taken over without its password', async () => {
  const email = newEmail()
  await app.call('POST /api/v1/register', { body: { name: 'Stranger', email, password: 'known-to-others-7' } })
  const code = await app.codeFor(email)
  await invite(email)
  const token = await tokenFor(email)
  expect((await open(token)).data.step).toBe('account')
  expect((await accept(token, { password })).status).toBe(200)
  const logIn = (typed: string) => app.call('POST /api/v1/login', { body: { email, password: typed } })
  expect((await logIn('known-to-others-7')).status).toBe(401)
  expect((await logIn(password)).data.user).toMatchObject({ name: 'Grace', role: 'admin' })
  const otp = { email, otp: code, purpose: 'register' } as const
  expect((await app.call('POST /api/v1/verify-otp', { body: otp })).status).toBe(400)
})

describe('an account that is there', () => {
  it('is upgraded by its owner, who signs in first and keeps the password', async () => {
    const customer = await app.signUp()
    const { email } = customer.user
    await invite(email.toUpperCase(), 'viewer')
    const token = await tokenFor(email.toUpperCase())
    expect((await open(token)).data.step).toBe('sign-in')
    const refused = await accept(token, { password })
    expect([refused.status, refused.problem.reason]).toEqual([401, 'invitation-needs-sign-in'])
    expect(await roleOf(email)).toEqual(['customer', null])
    expect((await open(token, customer)).data.step).toBe('accept')
    expect((await accept(token, { as: customer, password: 'not-of-use-here-7' })).status).toBe(200)
    expect(await roleOf(email)).toEqual(['admin', 'viewer'])
    expect((await app.call('POST /api/v1/login', { body: { email, password: customer.password } })).status).toBe(200)
  })

  it('of somebody else does not accept it', async () => {
    const [email, other] = [newEmail(), await app.signUp()]
    await invite(email)
    const token = await tokenFor(email)
    expect((await open(token, other)).data.step).toBe('else')
    const refused = await accept(token, { as: other })
    expect([refused.status, refused.problem.reason]).toEqual([403, 'invitation-of-another'])
    expect(await roleOf(other.user.email)).toEqual(['customer', null])
  })

  it('of somebody of staff is not invited', async () => {
    expect((await invite(owner.user.email)).problem).toMatchObject({
      reason: 'staff-already',
      errors: [{ pointer: '/email' }]
    })
  })
})

describe('the link', () => {
  const used = { status: 404, reason: 'invitation-ended' }
  const told = async (answer: ReturnType<typeof accept>) => {
    const { status, problem } = await answer
    return { status, reason: problem.reason }
  }

  it('works once, also where it is followed twice at once', async () => {
    const email = newEmail()
    await invite(email)
    const token = await tokenFor(email)
    const both = await Promise.all([accept(token, { password }), accept(token, { password })])
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 404])
    expect(await told(accept(token, { password }))).toEqual(used)
    expect((await open(token)).status).toBe(404)
  })

  it('is over after three days', async () => {
    const email = newEmail()
    const { data } = await invite(email)
    const token = await tokenFor(email)
    app.clock.advance(3 * day - 1)
    expect((await open(token)).status).toBe(200)
    app.clock.advance(1)
    expect(await told(accept(token, { password }))).toEqual(used)
    owner = await app.signUp({ role: 'admin' })
    const list = await app.call('GET /api/v1/admin/staff', { token: owner.token })
    expect(list.data.invitations).toMatchObject([{ id: data.id, isExpired: true }])
  })

  it('cannot be guessed', async () => {
    await invite(newEmail())
    for (const guess of ['x', '../..', 'a'.repeat(43)]) expect(await told(accept(guess, { password }))).toEqual(used)
  })

  it('of a mail sent before opens nothing once the invitation was sent again', async () => {
    const email = newEmail()
    const { data } = await invite(email)
    const first = await tokenFor(email)
    app.clock.advance(minute)
    expect((await resend(data.id)).status).toBe(200)
    expect(await told(accept(first, { password }))).toEqual(used)
    expect((await accept(await tokenFor(email), { password })).status).toBe(200)
    expect((await resend(data.id)).problem.reason).toBe('invitation-not-found')
  })

  it('opens nothing once the invitation is withdrawn, nor once its inviter may not give that role', async () => {
    const manager = await app.signUp({ role: 'admin', staffRole: 'manager' })
    const [first, second] = [newEmail(), newEmail()]
    const withdrawn = (await invite(first)).data
    await invite(second, 'support', manager)
    const [one, two] = [await tokenFor(first), await tokenFor(second)]
    expect((await withdraw(withdrawn.id)).status).toBe(200)
    expect((await withdraw(withdrawn.id)).status).toBe(404)
    expect(await told(accept(one, { password }))).toEqual(used)
    await app.call('PATCH /api/v1/admin/staff/{id}', {
      token: owner.token,
      params: { id: manager.user._id },
      body: { role: 'viewer' }
    })
    expect(await told(accept(two, { password }))).toEqual(used)
    expect(await roleOf(second)).toBeUndefined()
  })
})

it('a manager invites to the roles below, and touches no invitation beyond them', async () => {
  const manager = await app.signUp({ role: 'admin', staffRole: 'manager' })
  for (const role of ['support', 'production', 'viewer'] as const)
    expect((await invite(newEmail(), role, manager)).status).toBe(201)
  for (const role of ['owner', 'manager'] as const)
    expect((await invite(newEmail(), role, manager)).problem.reason).toBe('staff-role-beyond')
  const { data } = await invite(newEmail(), 'owner')
  app.clock.advance(minute)
  expect((await resend(data.id, manager)).problem.reason).toBe('staff-role-beyond')
  expect((await withdraw(data.id, manager)).problem.reason).toBe('staff-role-beyond')
})

describe('mails', () => {
  it('do not fill the mailbox of an address: one a minute, five a day', async () => {
    const email = newEmail()
    const { data } = await invite(email)
    expect((await invite(email)).problem.reason).toBe('invited-already')
    expect((await resend(data.id)).problem).toMatchObject({ status: 429, reason: 'invitation-just-sent' })
    for (let mail = 2; mail <= 5; mail += 1) {
      app.clock.advance(minute)
      expect((await resend(data.id)).status).toBe(200)
    }
    app.clock.advance(minute)
    expect((await resend(data.id)).problem).toMatchObject({ status: 429, reason: 'invitations-over-limit' })
    // A withdrawal followed by a new invitation does not bypass the limit.
    await withdraw(data.id)
    expect((await invite(email)).problem.reason).toBe('invitations-over-limit')
    expect(await app.mailbox(email)).toHaveLength(5)
  })

  it('of one inviter are twenty an hour, also where they are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => invite(newEmail())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    app.clock.advance(60 * minute)
    owner = { ...owner, ...(await app.signUp({ role: 'admin' })) }
    expect((await invite(newEmail())).status).toBe(201)
  })
})

it('an invitation is forgotten a month after its last mail', async () => {
  await invite(newEmail())
  app.clock.advance(30 * day)
  await app.tick('staff.clear-invitations')
  expect(await app.platform.db.select().from(staffInvitations)).toHaveLength(1)
  app.clock.advance(1)
  await app.tick('staff.clear-invitations')
  expect(await app.platform.db.select().from(staffInvitations)).toEqual([])
})

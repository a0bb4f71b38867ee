import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffRole } from '@motif/contract/staff-rules'
import { raceFor } from '../../testing/race.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from '../accounts/tables.ts'
import { auditLog } from '../audit/tables.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.update(users).set({ role: 'customer', staffRole: null })
  await app.platform.db.delete(auditLog)
  owner = await app.signUp({ role: 'admin', name: 'Olga' })
})

const hire = (staffRole: StaffRole, name = 'Robin Person') => app.signUp({ role: 'admin', staffRole, name })
const change = (by: SignedUp, whom: SignedUp, role: StaffRole) =>
  app.call('PATCH /api/v1/admin/staff/{id}', { token: by.token, params: { id: whom.user._id }, body: { role } })
const remove = (by: SignedUp, whom: SignedUp) =>
  app.call('DELETE /api/v1/admin/staff/{id}', { token: by.token, params: { id: whom.user._id } })
const roles = async () => {
  const rows = await app.platform.db
    .select({ id: users.id, role: users.staffRole })
    .from(users)
    .where(eq(users.role, 'admin'))
  return new Map(rows.map(({ id, role }) => [id, role]))
}

it('tells who is of the staff, owners first, with the last sign-in and who asks', async () => {
  const viewer = await hire('viewer', 'Vera')
  await app.signUp()
  const { data } = await app.call('GET /api/v1/admin/staff', { token: owner.token })
  expect(data.items.map(({ name, role, isSelf }) => [name, role, isSelf])).toEqual([
    ['Olga', 'owner', true],
    ['Vera', 'viewer', false]
  ])
  expect(data.items[1]).toMatchObject({
    id: viewer.user._id,
    email: viewer.user.email,
    lastSignInAt: app.clock.now().toISOString()
  })
  expect((await app.call('GET /api/v1/admin/staff/me', { token: viewer.token })).data).toEqual({
    id: viewer.user._id,
    name: 'Vera',
    role: 'viewer'
  })
})

it('a new role is written down with what was before, and the same one again is not', async () => {
  const viewer = await hire('viewer', 'Vera')
  expect((await change(owner, viewer, 'support')).data).toMatchObject({ role: 'support' })
  expect((await change(owner, viewer, 'support')).status).toBe(200)
  expect(await app.platform.db.select().from(auditLog)).toMatchObject([
    {
      adminId: owner.user._id,
      action: 'staff.change',
      subject: viewer.user._id,
      change: { from: { role: 'viewer' }, to: { name: 'Vera', role: 'support' } }
    }
  ])
})

it('whoever is taken out has no session left, is a customer, and keeps the account', async () => {
  const viewer = await hire('viewer')
  expect((await remove(owner, viewer)).status).toBe(200)
  expect((await app.call('GET /api/v1/admin/staff/me', { token: viewer.token })).status).toBe(401)
  const { email } = viewer.user
  const login = await app.call('POST /api/v1/login', { body: { email, password: viewer.password } })
  expect(login.data.user.role).toBe('customer')
  const token = login.data.id_token
  expect((await app.call('GET /api/v1/admin/staff/me', { token })).problem.reason).toBe('administrators-only')
  expect((await remove(owner, viewer)).problem.reason).toBe('staff-not-found')
})

describe('a manager', () => {
  it('changes and takes out whoever is below, and nobody else', async () => {
    const [manager, other, support] = [await hire('manager'), await hire('manager'), await hire('support')]
    expect((await change(manager, support, 'production')).status).toBe(200)
    for (const refused of [
      await change(manager, support, 'manager'),
      await change(manager, support, 'owner'),
      await change(manager, manager, 'owner'),
      await change(manager, other, 'viewer'),
      await change(manager, owner, 'viewer'),
      await remove(manager, other),
      await remove(manager, owner)
    ])
      expect([refused.status, refused.problem.reason]).toEqual([403, 'staff-role-beyond'])
    expect((await remove(manager, support)).status).toBe(200)
    expect([...(await roles()).values()].map(String).toSorted()).toEqual(['manager', 'manager', 'owner'])
  })
})

describe('the last owner', () => {
  it('is neither demoted nor taken out, not even by themselves', async () => {
    for (const refused of [await change(owner, owner, 'manager'), await remove(owner, owner)])
      expect([refused.status, refused.problem.reason]).toEqual([409, 'last-owner'])
    const second = await hire('owner')
    expect((await change(owner, owner, 'manager')).status).toBe(200)
    expect((await remove(second, second)).problem.reason).toBe('last-owner')
  })

  it('stays where owners demote and take out each other, and themselves, at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      await app.platform.db.update(users).set({ role: 'customer', staffRole: null })
      const [a, b, c] = [await hire('owner'), await hire('owner'), await hire('owner')]
      const answers = await Promise.all([
        change(a, b, 'viewer'),
        change(b, a, 'viewer'),
        remove(c, a),
        remove(a, c),
        change(c, c, 'support'),
        change(b, b, 'manager')
      ])
      expect(answers.every(({ status }) => [200, 401, 403, 404, 409].includes(status))).toBe(true)
      expect([...(await roles()).values()]).toContain('owner')
    }
  })

  it('of two who step down at once one is refused', async () => {
    const [a, b] = [owner, await hire('owner')]
    const answers = await raceFor(app.platform, sql`select from users where role = 'admin' for update`, [
      () => change(a, a, 'viewer'),
      () => change(b, b, 'viewer')
    ])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
  })
})

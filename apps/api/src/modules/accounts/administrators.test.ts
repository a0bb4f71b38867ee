import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from './tables.ts'
import { createAdministrator, promoteAdministrator, resetAdministrator } from './index.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const logIn = (email: string, password: string) => shop.call('POST /api/v1/login', { body: { email, password } })
const passwordOf = (result: Awaited<ReturnType<typeof createAdministrator>>): string => {
  if (!('password' in result) || result.password === undefined) throw new Error('no password was told')
  return result.password
}

it('the first administrator signs in with the password that was told, and administers', async () => {
  const password = passwordOf(await createAdministrator(shop.platform, 'owner@example.com'))
  const { status, data } = await logIn('owner@example.com', password)
  expect(status).toBe(200)
  expect((await shop.call('GET /api/v1/admin/summary', { token: data.id_token })).status).toBe(200)
  expect(await createAdministrator(shop.platform, 'Owner@example.com')).toEqual({ refused: 'known-already' })
  expect(await createAdministrator(shop.platform, 'nobody')).toEqual({ refused: 'no-address' })
})

it('a customer is promoted and keeps the password; a stranger is not', async () => {
  const { user, token, password } = await shop.signUp()
  await promoteAdministrator(shop.platform, user.email)
  expect((await shop.call('GET /api/v1/admin/summary', { token })).status).toBe(200)
  expect((await logIn(user.email, password)).status).toBe(200)
  expect(await promoteAdministrator(shop.platform, 'stranger@example.com')).toEqual({ refused: 'unknown' })
})

it('a reset ends the sessions and the password before; a customer’s account is not reset', async () => {
  const admin = await shop.signUp({ role: 'admin' })
  const password = passwordOf(await resetAdministrator(shop.platform, admin.user.email))
  expect((await shop.call('GET /api/v1/admin/summary', { token: admin.token })).status).toBe(401)
  expect((await logIn(admin.user.email, admin.password)).status).toBe(401)
  expect((await logIn(admin.user.email, password)).status).toBe(200)
  const customer = await shop.signUp()
  expect(await resetAdministrator(shop.platform, customer.user.email)).toEqual({ refused: 'unknown' })
})

it('whoever is made so is an owner unless another role is named, and the only owner is not given less', async () => {
  const roleOf = async (email: string) => {
    const password = passwordOf(await resetAdministrator(shop.platform, email))
    const token = (await logIn(email, password)).data.id_token
    return (await shop.call('GET /api/v1/admin/staff/me', { token })).data.role
  }
  await shop.platform.db.update(users).set({ role: 'customer', staffRole: null })
  await createAdministrator(shop.platform, 'first@example.com')
  await createAdministrator(shop.platform, 'prints@example.com', 'production')
  expect([await roleOf('first@example.com'), await roleOf('prints@example.com')]).toEqual(['owner', 'production'])
  expect(await promoteAdministrator(shop.platform, 'first@example.com', 'viewer')).toEqual({ refused: 'last-owner' })
  await promoteAdministrator(shop.platform, 'prints@example.com')
  await promoteAdministrator(shop.platform, 'first@example.com', 'viewer')
  expect([await roleOf('first@example.com'), await roleOf('prints@example.com')]).toEqual(['viewer', 'owner'])
})

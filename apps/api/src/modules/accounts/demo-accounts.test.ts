import { isNotNull } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ensureDemoAccounts } from './demo-accounts.ts'
import { hashPassword } from './password-hash.ts'
import { sessions, users } from './tables.ts'

const admin = { email: 'admin@motif.test', password: 'ink-and-paper-42' }

let app: TestApp
const opened = async () => (app = await testApp())
afterEach(() => app.close())

/** Creates the demonstration accounts as a restart on the same data does, in production or in development. */
const start = (change: Partial<TestApp['platform']['config']>) =>
  ensureDemoAccounts({ ...app.platform, config: { ...app.platform.config, ...change } })
const inProduction = (demo: TestApp['platform']['config']['demo']) =>
  start({ isProduction: true, ...(demo ? { demo } : undefined) })
const login = async (password: string) =>
  (await app.call('POST /api/v1/login', { body: { email: admin.email, password } })).status

describe('in production', () => {
  it('demonstration products bring no account with them', async () => {
    await opened()
    expect(await inProduction({})).toEqual([])
    expect(await app.platform.db.$count(users)).toBe(0)
  })

  it('an account is made with the password of the settings, and told to nobody', async () => {
    await opened()
    expect(await inProduction({ admin })).toEqual([])
    expect([await app.platform.db.$count(users), await login(admin.password)]).toEqual([1, 200])
  })

  it('a password that was changed stays changed, however often the shop starts, and so does a role', async () => {
    await opened()
    await inProduction({ admin })
    await app.platform.db
      .update(users)
      .set({ passwordHash: await hashPassword('a-new-one-of-mine-7'), role: 'customer' })
    await inProduction({ admin })
    expect([await login(admin.password), await login('a-new-one-of-mine-7')]).toEqual([401, 200])
    expect(await app.platform.db.select({ role: users.role }).from(users)).toEqual([{ role: 'customer' }])
  })

  it('a made-up password from when the shop was tried out opens nothing any more', async () => {
    await opened()
    const [shown] = await start({})
    expect(await login(shown?.password ?? '')).toBe(200)
    await inProduction(undefined)
    expect(await login(shown?.password ?? '')).toBe(401)
    expect([
      await app.platform.db.$count(sessions),
      await app.platform.db.$count(sessions, isNotNull(sessions.endedAt))
    ]).toEqual([1, 1])
  })
})

it('on a desk both accounts are shown with passwords that work, also after they were changed', async () => {
  await opened()
  const shown = await start({})
  expect(shown.map(({ role }) => role)).toEqual(['admin', 'customer'])
  await app.platform.db.update(users).set({ passwordHash: await hashPassword('a-new-one-of-mine-7') })
  await start({})
  expect(await login(shown[0]?.password ?? '')).toBe(200)
})

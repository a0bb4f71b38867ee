import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { injectFetch } from '../../testing/inject-fetch.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { refreshTokens, sessions } from './tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const refresh = async (cookie: string) => {
  const { status, data, headers } = await shop.call('POST /api/v1/refresh', { headers: { cookie } })
  return { status, token: data.id_token, cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' }
}
const currentUser = async (token: string) => (await shop.call('POST /current-user', { token })).status

/** An account whose refresh cookie a thief has too. */
async function stolen() {
  const { cookie, token, user } = await shop.signUp()
  return { cookie, token, user }
}

describe('a stolen refresh cookie', () => {
  it('used again after its owner ends the family for both, with the identity tokens handed out', async () => {
    const { cookie, token } = await stolen()
    const owner = await refresh(cookie)
    shop.clock.advance(11)
    const thief = await refresh(cookie)
    expect([owner.status, thief.status]).toEqual([200, 401])
    expect([await currentUser(token), await currentUser(owner.token)]).toEqual([401, 401])
    expect((await refresh(owner.cookie)).status).toBe(401)
  })

  it('used before its owner ends the family as soon as the owner comes', async () => {
    const { cookie } = await stolen()
    const thief = await refresh(cookie)
    shop.clock.advance(600)
    expect((await refresh(cookie)).status).toBe(401)
    expect([(await refresh(thief.cookie)).status, await currentUser(thief.token)]).toEqual([401, 401])
  })

  it('used within the grace gives no branch of its own: thief and owner hold one token, which shows when both use it', async () => {
    const { cookie } = await stolen()
    const owner = await refresh(cookie)
    shop.clock.advance(5)
    const thief = await refresh(cookie)
    expect(thief.cookie).toBe(owner.cookie)
    shop.clock.advance(600)
    const next = await refresh(owner.cookie)
    expect(next.status).toBe(200)
    shop.clock.advance(11)
    expect((await refresh(thief.cookie)).status).toBe(401)
    expect([(await refresh(next.cookie)).status, await currentUser(next.token)]).toEqual([401, 401])
  })

  it('ends the family also when it is the oldest of many', async () => {
    const { cookie } = await stolen()
    let newest = await refresh(cookie)
    for (let uses = 0; uses < 5; uses += 1) {
      shop.clock.advance(900)
      newest = await refresh(newest.cookie)
    }
    expect((await refresh(cookie)).status).toBe(401)
    expect((await refresh(newest.cookie)).status).toBe(401)
  })

  it('ends no other session of its owner', async () => {
    const { cookie, user } = await stolen()
    const { headers } = await shop.call('POST /api/v1/login', {
      body: { email: user.email, password: 'correct-horse-7' }
    })
    const elsewhere = headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    await refresh(cookie)
    shop.clock.advance(11)
    await refresh(cookie)
    expect((await refresh(elsewhere)).status).toBe(200)
  })
})

describe('several tabs', () => {
  it('that refresh at once are given the same token and all stay signed in', async () => {
    const { cookie, user } = await shop.signUp()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1)
    const kept = await shop.platform.db
      .select()
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(sessions.userId, user._id))
    expect(kept).toHaveLength(2)
    shop.clock.advance(800)
    for (const answer of answers)
      expect([await currentUser(answer.token), (await refresh(answer.cookie)).status]).toEqual([200, 200])
  })

  it('one of which was slow are led to where the others have come', async () => {
    const { cookie } = await shop.signUp()
    const first = await refresh(cookie)
    const second = await refresh(first.cookie)
    shop.clock.advance(9)
    const slow = await refresh(cookie)
    expect(slow).toMatchObject({ status: 200, cookie: second.cookie })
    shop.clock.advance(900)
    expect((await refresh(slow.cookie)).status).toBe(200)
  })
})

it('a change of the server’s key refuses the old identity tokens, publishes the new key, and signs everybody in again by their cookie', async () => {
  const { cookie, token, user } = await shop.signUp()
  const platform = {
    ...shop.platform,
    // The job handlers of `shop` stay registered, with its key.
    jobs: { ...shop.platform.jobs, handle: () => undefined, every: () => undefined },
    secret: secretsOf({
      dataDir: shop.platform.config.dataDir,
      identityKey: 'another key of more than thirty-two letters'
    })
  }
  const changed = await buildApp(platform, async () => ({ status: 'ready', parts: {} }))
  const send = injectFetch(changed)
  const kidOf = async (fetched: typeof fetch) =>
    ((await (await fetched('/.well-known/jwks.json')).json()) as { keys: { kid: string }[] }).keys[0]?.kid
  expect(await kidOf(send)).not.toBe(await kidOf(shop.fetch))
  expect((await send('/current-user', { method: 'POST', headers: { authtoken: token } })).status).toBe(401)
  const renewed = await send('/api/v1/refresh', { method: 'POST', headers: { cookie } })
  const { id_token: fresh } = (await renewed.json()) as { id_token: string }
  const answer = await send('/current-user', { method: 'POST', headers: { authtoken: fresh } })
  expect(await answer.json()).toEqual(user)
  const next = renewed.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  expect((await send('/api/v1/refresh', { method: 'POST', headers: { cookie: next } })).status).toBe(200)
  await changed.close()
})

it('a server with its key in the data folder has the same one after a restart', () => {
  const { dataDir } = shop.platform.config
  expect(secretsOf({ dataDir })('identity tokens')).toEqual(shop.platform.secret('identity tokens'))
})

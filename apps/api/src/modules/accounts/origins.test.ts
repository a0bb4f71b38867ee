import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ env: { PUBLIC_URL: 'https://shop.example' } })
})
afterAll(() => shop.close())

const calls = ['POST /api/v1/refresh', 'POST /api/v1/logout', 'POST /api/v1/logout-everywhere'] as const

describe.each(calls)('%s', (name) => {
  const sent = async (headers: Record<string, string>) => {
    const { cookie, token } = await shop.signUp()
    const { status, problem, headers: answered } = await shop.call(name, { token, headers: { cookie, ...headers } })
    const after = await shop.call('POST /current-user', { token })
    return {
      status,
      code: status < 400 ? undefined : problem.code,
      isSignedIn: after.status === 200,
      isCookieSet: answered.getSetCookie().length > 0
    }
  }

  it.each([
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://evil.example/https://shop.example',
    'https://shop.example:8443',
    'null',
    '',
    'file://'
  ])('is refused to a page at %j, and changes nothing', async (origin) => {
    expect(await sent({ origin })).toEqual({ status: 403, code: 'forbidden', isSignedIn: true, isCookieSet: false })
  })

  it.each([{ origin: 'https://shop.example' }, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, {}])(
    'is done for %j',
    async (headers) => {
      expect((await sent(headers)).status).toBe(200)
    }
  )
})

it('is refused where a proxy passes on a name that somebody else sent', async () => {
  const behindProxy = await testApp({ env: { PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' } })
  const { cookie } = await behindProxy.signUp()
  const { status } = await behindProxy.call('POST /api/v1/logout', {
    headers: {
      cookie,
      origin: 'https://evil.example',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'evil.example'
    }
  })
  expect(status).toBe(403)
  await behindProxy.close()
})

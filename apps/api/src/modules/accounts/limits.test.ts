import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

/** Behind one proxy, so that each call can have a different client address. */
let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => shop.close())

interface From {
  ip: string
  device?: string
}
const headersOf = ({ ip, device }: From) => ({
  'x-forwarded-for': ip,
  ...(device === undefined ? undefined : { cookie: `motif_device=${device}` })
})
const deviceIn = (headers: Headers) => /motif_device=([\w-]{22})/.exec(headers.getSetCookie().join(' '))?.[1] ?? ''

const login = (email: string, password: string, from: From) =>
  shop.call('POST /api/v1/login', { headers: headersOf(from), body: { email, password } })
const register = (email: string, password: string, from: From) =>
  shop.call('POST /api/v1/register', { headers: headersOf(from), body: { name: 'Robin', email, password } })
const verify = (email: string, otp: string, from: From, purpose: 'register' | 'reset' = 'register') =>
  shop.call('POST /api/v1/verify-otp', { headers: headersOf(from), body: { email, otp, purpose } })
const askReset = (email: string, from: From) =>
  shop.call('POST /api/v1/request-reset-password', { headers: headersOf(from), query: { email } })
const resendReset = (email: string, from: From) =>
  shop.call('POST /api/v1/resend-otp', { headers: headersOf(from), body: { email, purpose: 'reset' } })

const password = 'correct-horse-7'
const stranger: From = { ip: '203.0.113.66' }
/** A different client address for each index. */
const machine = (index: number): From => ({ ip: `198.51.${Math.floor(index / 250)}.${1 + (index % 250)}` })

let people = 0
/** A person whose home network and device are known from registration. */
async function owner() {
  people += 1
  const email = `owner${people}@example.com`
  const home: From = { ip: `192.0.2.${people}` }
  const device = deviceIn((await register(email, password, home)).headers)
  await verify(email, await shop.codeFor(email), { ...home, device })
  return { email, home, device }
}

const guess = async (email: string, from: From, times: number) => {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1)
    statuses.push((await login(email, `wrong-password-${index}`, from)).status)
  return statuses
}

describe('logging in', () => {
  it('is slowed down for whoever guesses, at their address alone', async () => {
    const { email, home } = await owner()
    expect(await guess(email, stranger, 8)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await login(email, password, home)).status).toBe(200)
    expect((await login(email, password, { ip: '192.0.2.200' })).status).toBe(200)
    expect((await login(email, password, stranger)).status).toBe(429)
  })

  it('waits longer each time, up to fifteen minutes, and never for good', async () => {
    const { email } = await owner()
    await guess(email, stranger, 5)
    const waits: (number | undefined)[] = []
    for (let round = 0; round < 11; round += 1) {
      const { problem } = await login(email, 'wrong-password', stranger)
      waits.push(problem.retryAfter)
      shop.clock.advance(problem.retryAfter ?? 0)
      expect((await login(email, 'wrong-password', stranger)).status).toBe(401)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    shop.clock.advance(900)
    expect((await login(email, password, stranger)).status).toBe(200)
  })

  it('is slowed down for guessers on many machines together, and not for the owner at home or on the road', async () => {
    const { email, home, device } = await owner()
    const answers = []
    for (let index = 0; index < 60; index += 1) answers.push(await login(email, 'wrong-password', machine(index)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30)
    let guesses = 0
    for (let minute = 0; minute < 20; minute += 1) {
      shop.clock.advance(60)
      for (let index = 0; index < 5; index += 1)
        if ((await login(email, 'wrong-password', machine(100 + minute * 5 + index))).status === 401) guesses += 1
    }
    expect(guesses).toBeLessThanOrEqual(20)
    expect((await login(email, password, machine(900))).status).toBe(429)
    expect((await login(email, password, home)).status).toBe(200)
    for (let index = 0; index < 40; index += 1) await login(email, 'wrong-password', machine(1000 + index))
    expect((await login(email, password, machine(901))).status).toBe(429)
    expect((await login(email, password, { ...machine(901), device })).status).toBe(200)
  })

  it('lets an owner in from somewhere new by a code, while strangers guess', async () => {
    const { email } = await owner()
    for (let index = 0; index < 40; index += 1) await login(email, 'wrong-password', machine(index))
    const hotel: From = { ip: '192.0.2.250' }
    expect((await login(email, password, hotel)).status).toBe(429)
    await askReset(email, hotel)
    const { data } = await verify(email, await shop.codeFor(email), hotel, 'reset')
    const { resetToken } = data as { resetToken: string }
    expect(
      (
        await shop.call('POST /api/v1/reset-password', {
          headers: headersOf(hotel),
          body: { email, resetToken, password: 'another-horse-8' }
        })
      ).status
    ).toBe(200)
    for (let index = 0; index < 40; index += 1) await login(email, 'wrong-password', machine(index))
    expect((await login(email, 'another-horse-8', hotel)).status).toBe(200)
  })

  it('counts an IPv6 household as one, however many addresses it uses', async () => {
    const { email } = await owner()
    const statuses: number[] = []
    for (let index = 1; index <= 8; index += 1)
      statuses.push((await login(email, 'wrong-password', { ip: `2001:db8:0:7::${index}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await login(email, 'wrong-password', { ip: '2001:db8:0:8::1' })).status).toBe(401)
  })

  it('does not take a made-up browser name for one the account knows', async () => {
    const { email } = await owner()
    await guess(email, { ...stranger, device: 'A'.repeat(22) }, 5)
    expect((await login(email, 'wrong-password', { ...stranger, device: 'B'.repeat(22) })).status).toBe(429)
    expect((await login(email, 'wrong-password', { ...stranger, device: '../../etc/passwd; x' })).status).toBe(429)
  })

  it('treats an address nobody has an account under the same', async () => {
    expect(await guess('nobody-here@example.com', stranger, 7)).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})

describe('codes', () => {
  it('for the owner are left when strangers have used up theirs', async () => {
    const { email, home } = await owner()
    for (let hour = 0; hour < 12; hour += 1) {
      for (let index = 0; index < 6; index += 1) {
        await resendReset(email, machine(hour * 6 + index))
        shop.clock.advance(61)
      }
      shop.clock.advance(3600)
    }
    expect((await resendReset(email, stranger)).status).toBe(429)
    expect((await resendReset(email, home)).status).toBe(200)
    expect((await verify(email, await shop.codeFor(email), home, 'reset')).status).toBe(200)
  })

  it('sent to a mailbox are few: ten a day for strangers together, and ten for the owner', async () => {
    const { email, home } = await owner()
    const before = (await shop.mailbox(email)).length
    for (let index = 0; index < 24 * 6; index += 1) {
      shop.clock.advance(599)
      await resendReset(email, machine(index))
      await resendReset(email, home)
    }
    expect((await shop.mailbox(email)).length - before).toBeLessThanOrEqual(20)
  })

  it('cannot be spoilt by a stranger’s wrong ones where the owner was signed in before', async () => {
    const { email, home } = await owner()
    await askReset(email, home)
    const code = await shop.codeFor(email)
    for (let index = 0; index < 20; index += 1)
      await verify(
        email,
        String(index).padStart(6, '0') === code ? '999999' : String(index).padStart(6, '0'),
        machine(index),
        'reset'
      )
    expect((await verify(email, code, stranger, 'reset')).status).toBe(400)
    expect((await verify(email, code, home, 'reset')).status).toBe(200)
  })
})

describe('registering an address somebody else registers too', () => {
  const victim: From = { ip: '192.0.2.101' }
  const attempt = async (email: string, order: readonly (readonly [string, From])[]) => {
    let device = ''
    for (const [chosen, from] of order) {
      const { headers } = await register(email, chosen, from)
      if (from === victim) device = deviceIn(headers)
      shop.clock.advance(61)
    }
    const verified = await verify(email, await shop.codeFor(email), { ...victim, device })
    expect(verified.status).toBe(200)
    return {
      mine: (await login(email, 'the-owners-own', victim)).status,
      theirs: (await login(email, 'an-intruders-own', stranger)).status
    }
  }

  it('keeps the password of whoever enters the code', async () => {
    expect(
      await attempt('first-theirs@example.com', [
        ['an-intruders-own', stranger],
        ['the-owners-own', victim]
      ])
    ).toEqual({ mine: 200, theirs: 401 })
  })

  it('keeps none that came from elsewhere in between', async () => {
    expect(
      await attempt('last-theirs@example.com', [
        ['the-owners-own', victim],
        ['an-intruders-own', stranger]
      ])
    ).toEqual({ mine: 401, theirs: 401 })
  })

  it('keeps the last one where the same person thinks again, on a phone that changes networks too', async () => {
    const device = deviceIn((await register('again@example.com', 'the-first-idea', { ip: '192.0.2.110' })).headers)
    await register('again@example.com', 'the-owners-own', { ip: '192.0.2.111', device })
    await verify('again@example.com', await shop.codeFor('again@example.com'), { ip: '192.0.2.112', device })
    expect((await login('again@example.com', 'the-owners-own', victim)).status).toBe(200)
  })

  it('keeps it where the code is entered on another device', async () => {
    await register('other-device@example.com', 'the-owners-own', { ip: '192.0.2.120' })
    await verify('other-device@example.com', await shop.codeFor('other-device@example.com'), { ip: '192.0.2.121' })
    expect((await login('other-device@example.com', 'the-owners-own', victim)).status).toBe(200)
  })
})

import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestApp, type TestAppOptions, testApp } from '../../testing/test-app.ts'
import { newsletterSubscriptions } from './tables.ts'

let shop: TestApp

const open = async (options: TestAppOptions = {}) => {
  shop = await testApp(options)
}
beforeEach(() => open())
afterEach(() => shop.close())

const kim = 'kim@example.com'
const hour = 3600
const day = 24 * hour

const ask = (email = kim, headers: Record<string, string> = {}) =>
  shop.call('POST /api/v1/newsletter', { body: { email }, headers })

const kept = () => shop.platform.db.select().from(newsletterSubscriptions)

const subjects = async (email = kim) => (await shop.mailbox(email)).map(({ subject }) => subject)

/** The token in the newest mail that has a link with this parameter. */
async function tokenIn(name: 'newsletter' | 'unsubscribe', email = kim) {
  for (const { text } of await shop.mailbox(email)) {
    const token = new RegExp(`/privacy\\?${name}=(?<token>[\\w-]+)`).exec(text)?.groups?.['token']
    if (token !== undefined) return token
  }
  throw new Error(`No mail to ${email} has such a link`)
}

const confirm = (token: string) => shop.call('POST /api/v1/newsletter/confirm', { body: { token } })
const stop = (token: string) => shop.call('POST /api/v1/newsletter/stop', { body: { token } })

async function join(email = kim) {
  await ask(email)
  await confirm(await tokenIn('newsletter', email))
}

async function exported() {
  const { token } = await shop.signUp({ role: 'admin' })
  const answer = await shop.fetch('/api/v1/admin/exports/newsletter.csv', { headers: { authtoken: token } })
  return parse<Record<string, string>>(await answer.text(), { columns: true, bom: true })
}

const asked = 'Please confirm: the newsletter of Motif'
const welcomed = 'You get the newsletter of Motif'
const already = 'You get the newsletter of Motif already'

it('asks the address first; only the button behind the link confirms it', async () => {
  expect(await ask('Kim@Example.com')).toMatchObject({ status: 200, data: {} })
  expect(await subjects()).toEqual([asked])
  expect(await exported()).toEqual([])
  expect((await confirm(await tokenIn('newsletter'))).status).toBe(200)
  expect(await subjects()).toEqual([welcomed, asked])
  expect((await exported()).map((row) => row['E-mail'])).toEqual([kim])
})

it('confirms nothing when a link is opened, as programs that look mails over do', async () => {
  await ask()
  const token = await tokenIn('newsletter')
  await shop.fetch(`/privacy?newsletter=${token}`)
  expect((await shop.fetch(`/api/v1/newsletter/confirm?token=${token}`)).status).toBe(405)
  expect(await kept()).toMatchObject([{ confirmedAt: null }])
})

it('keeps of a token no more than its hash', async () => {
  await ask()
  const token = await tokenIn('newsletter')
  expect(token.length).toBeGreaterThanOrEqual(43)
  expect(JSON.stringify(await kept())).not.toContain(token)
})

it('takes a second press on the button for the first', async () => {
  await ask()
  const token = await tokenIn('newsletter')
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(200)
  expect(await subjects()).toEqual([welcomed, asked])
})

it('answers the same whatever is known of an address', async () => {
  await join('member@example.com')
  await ask('waits@example.com')
  const answers = []
  for (const email of ['nobody@example.com', 'waits@example.com', 'member@example.com']) answers.push(await ask(email))
  for (const { status, data, headers } of answers) {
    expect([status, data]).toEqual([200, {}])
    expect([...headers.keys()].toSorted()).toEqual([...(answers[0]?.headers.keys() ?? [])].toSorted())
  }
})

it('tells who gets it already so, once a day', async () => {
  await join()
  await ask()
  expect(await subjects()).toEqual([welcomed, asked])
  shop.clock.advance(day)
  await ask()
  await ask()
  expect(await subjects()).toEqual([already, welcomed, asked])
  expect(await exported()).toHaveLength(1)
})

it('sends an address that waits one mail an hour, and three in all', async () => {
  await ask()
  await ask()
  expect(await subjects()).toHaveLength(1)
  for (let n = 0; n < 4; n += 1) {
    shop.clock.advance(hour)
    await ask()
  }
  expect(await subjects()).toEqual([asked, asked, asked])
  expect((await confirm(await tokenIn('newsletter'))).status).toBe(200)
})

it('knows the newest link alone', async () => {
  await ask()
  const older = await tokenIn('newsletter')
  shop.clock.advance(hour)
  await ask()
  expect((await confirm(older)).problem).toMatchObject({ status: 400, reason: 'newsletter-link-invalid' })
  expect((await confirm(await tokenIn('newsletter'))).status).toBe(200)
})

it('forgets after a week who did not confirm, and lets nobody confirm later', async () => {
  await ask()
  await join('lee@example.com')
  const late = await tokenIn('newsletter')
  shop.clock.advance(7 * day)
  expect((await confirm(late)).problem.reason).toBe('newsletter-link-invalid')
  await shop.tick('newsletter.clear')
  expect((await kept()).map(({ email }) => email)).toEqual(['lee@example.com'])
})

it('begins anew with an address whose week is over, before it is cleared too', async () => {
  await ask()
  for (let n = 0; n < 2; n += 1) {
    shop.clock.advance(hour)
    await ask()
  }
  shop.clock.advance(7 * day)
  await ask()
  expect(await subjects()).toHaveLength(4)
  expect((await confirm(await tokenIn('newsletter'))).status).toBe(200)
})

it('keeps nothing of an address that stops it', async () => {
  await join()
  await join('lee@example.com')
  const token = await tokenIn('unsubscribe')
  const another = token.startsWith('A') ? 'B' : 'A'
  for (const wrong of ['x', `${token}x`, another + token.slice(1), token.slice(4)])
    expect((await stop(wrong)).problem.reason).toBe('stop-link-invalid')
  expect((await stop(token)).status).toBe(200)
  expect((await kept()).map(({ email }) => email)).toEqual(['lee@example.com'])
  expect((await stop(token)).status).toBe(200)
})

it('takes no link that was made to stop other mails', async () => {
  await join()
  const token = await tokenIn('unsubscribe')
  expect((await shop.call('POST /api/v1/stock-alerts/stop', { body: { token } })).problem.reason).toBe(
    'stop-link-invalid'
  )
})

it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
  'lets mail programs stop it with one press, sent as %s',
  async (type) => {
    await join()
    const body = type.startsWith('multipart')
      ? '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
      : 'List-Unsubscribe=One-Click'
    const address = `/api/v1/newsletter/unsubscribe?token=${await tokenIn('unsubscribe')}`
    expect((await shop.fetch(address)).status).toBe(405)
    expect(await kept()).toHaveLength(1)
    const answer = await shop.fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer.status).toBe(200)
    expect(await kept()).toEqual([])
  }
)

it('gives staff the addresses with their language and the links that end each, as data', async () => {
  await ask('=1+1@example.com', { 'accept-language': 'de-DE, en;q=0.5' })
  await confirm(await tokenIn('newsletter', '=1+1@example.com'))
  const [row] = await exported()
  expect(row).toMatchObject({ 'E-mail': "'=1+1@example.com", Language: 'en' })
  const token = /unsubscribe=(?<token>[\w-]+)$/.exec(row?.['Unsubscribe link'] ?? '')?.groups?.['token'] ?? ''
  expect(row?.['List-Unsubscribe']).toMatch(/^<http[^>]+\/api\/v1\/newsletter\/unsubscribe\?token=[\w-]+>$/)
  expect((await stop(token)).status).toBe(200)
  expect(await kept()).toEqual([])
})

it('tells staff how many confirmed and how many have not yet', async () => {
  await join()
  await ask('lee@example.com')
  await ask('max@example.com')
  const { token } = await shop.signUp({ role: 'admin' })
  const count = () => shop.call('GET /api/v1/admin/newsletter', { token })
  expect((await count()).data).toEqual({ confirmed: 1, unconfirmed: 2 })
  shop.clock.advance(7 * day)
  const { token: later } = await shop.signUp({ role: 'admin' })
  expect((await shop.call('GET /api/v1/admin/newsletter', { token: later })).data).toEqual({
    confirmed: 1,
    unconfirmed: 0
  })
})

it('notes who took the addresses out of the shop', async () => {
  await exported()
  const { rows } = await shop.platform.db.execute<{ subject: string }>(
    "select subject from audit_log where action = 'export.download'"
  )
  expect(rows).toEqual([{ subject: 'newsletter' }])
})

it('refuses what is no address', async () => {
  expect((await ask('kim')).status).toBe(400)
  expect(await kept()).toEqual([])
})

it('takes ten requests in ten minutes from one network', async () => {
  await shop.close()
  await open({ env: { ACCOUNT_LIMIT_PER_MINUTE: '60' } })
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await ask(`kim${n}@example.com`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

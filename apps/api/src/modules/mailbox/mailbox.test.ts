import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await shop.platform.mail.send({
    to: 'ada@example.com',
    template: 'welcome',
    data: { name: '<script>alert(1)</script>' }
  })
  await shop.platform.mail.send({
    to: 'bo@example.com',
    template: 'register-code',
    data: { code: '482913', minutes: 10 }
  })
  await shop.runJobs()
})
afterAll(() => shop.close())

const page = async (query = '') => (await shop.fetch(`/mailbox${query}`)).text()

it('lists mails newest first and opens the newest, in a frame that may do nothing', async () => {
  const html = await page()
  expect(html.indexOf('482913 is your Motif code')).toBeLessThan(html.indexOf('Welcome to Motif'))
  expect(html).toMatch(/<iframe sandbox="allow-popups" title="482913 is your Motif code" srcdoc="[^"<>]*">/)
})

it('shows one person’s mails, as text where that is asked for', async () => {
  const html = await page('?to=ADA@example.com&form=text')
  expect(html).not.toContain('482913')
  expect(html).toContain('Welcome, &lt;script&gt;')
  expect(html).not.toContain('<iframe')
})

it('shows a mail by day or by night', async () => {
  expect(await page()).toContain('@media (prefers-color-scheme:dark){')
  expect(await page('?theme=dark')).toContain('@media all{')
  expect(await page('?theme=light')).toContain('@media not all{')
  expect((await shop.fetch('/mailbox?theme=sepia')).status).toBe(400)
})

it('runs its own script alone', async () => {
  const answer = await shop.fetch('/mailbox')
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/)
  expect((await answer.text()).match(/<script[^>]*>/g)).toEqual(['<script src="/mailbox.js" defer>'])
})

it('tells programs the mails with all they hold, and the newest one’s number', async () => {
  const [mail, ...others] = (await (await shop.fetch('/mailbox.json?to=bo@example.com')).json()) as Record<
    string,
    string
  >[]
  expect(others).toEqual([])
  expect(Object.keys(mail ?? {}).sort()).toEqual(['date', 'html', 'subject', 'text', 'to'])
  const newest = async (to: string) =>
    ((await (await shop.fetch(`/mailbox/newest?to=${to}`)).json()) as { id: number }).id
  expect(await newest('')).toBe(await newest('bo@example.com'))
  expect(await newest('ada@example.com')).toBeLessThan(await newest(''))
  expect(await newest('nobody@example.com')).toBe(0)
})

it('is not there in a shop that sends its mails', async () => {
  const sending = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  for (const path of ['/mailbox', '/mailbox.json', '/mailbox.js', '/mailbox/newest'])
    expect((await sending.fetch(path)).headers.get('content-type')).not.toMatch(
      /^(?:application\/json|text\/javascript)/
    )
  expect(await (await sending.fetch('/mailbox')).text()).not.toContain('482913')
  await sending.close()
})

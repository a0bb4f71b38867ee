import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** Stands for the shop's build: every page is one nobody asked for lately. */
const entry = `export const render = async ({ url }, { mayRenderNew, nonce }) =>
  ({ status: 200, headers: {}, html: url === '/nonce' ? nonce : (await mayRenderNew()) ? 'rendered' : 'for the browser' })`

let shop: TestApp
beforeAll(async () => {
  const build = mkdtempSync(join(tmpdir(), 'motif-build-'))
  writeFileSync(join(build, 'entry.mjs'), entry)
  shop = await testApp({
    env: { TRUST_PROXY: '1', RENDER_LIMIT_PER_MINUTE: '3' },
    config: { shopBuild: { serverEntry: join(build, 'entry.mjs'), clientDir: join(build, 'client') } }
  })
})
afterAll(() => shop.close())

const visit = async (ip: string, path: string) =>
  (await shop.fetch(path, { headers: { 'x-forwarded-for': ip } })).text()

it('bounds how many new pages are made for one network, and for no other', async () => {
  const mine = []
  for (const n of [1, 2, 3, 4, 5]) mine.push(await visit('192.0.2.1', `/?q=${n}`))
  expect(mine).toEqual(['rendered', 'rendered', 'rendered', 'for the browser', 'for the browser'])
  expect(await visit('192.0.2.2', '/?q=6')).toBe('rendered')
})

it('counts a whole IPv6 network as one', async () => {
  for (const n of [1, 2, 3]) await visit(`2001:db8::${n}`, `/?q=${n}`)
  expect(await visit('2001:db8::ffff', '/?q=7')).toBe('for the browser')
})

it('lets a page’s own style elements count, and nothing that is written into it', async () => {
  const answers = await Promise.all([shop.fetch('/nonce'), shop.fetch('/nonce')])
  const nonces = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(nonces).size).toBe(2)
  for (const [index, { headers }] of answers.entries()) {
    expect(nonces[index]).toMatch(/^[\w-]{22}$/)
    expect(headers.get('content-security-policy')).toContain(
      `;style-src 'self' 'nonce-${nonces[index]}';style-src-attr 'unsafe-inline';`
    )
  }
})

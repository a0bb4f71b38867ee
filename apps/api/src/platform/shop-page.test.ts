import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** Replaces the shop's build. Only `/kept` and `/gone` are cached; every other page is new to the cache. */
const entry = `
const kept = { bytes: Buffer.from('é'.repeat(2000)), hashes: { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] } }
const page = (text) => ({ bytes: Buffer.from(text), hashes: { scripts: [], styles: [] } })
export const render = async ({ url, cookies }, { mayRenderNew }) => url === '/moved' ? { status: 301, headers: { location: '/kept', 'cache-control': 'no-cache' } } : url === '/theme' ? { status: 200, headers: { 'cache-control': 'no-cache', vary: 'cookie' }, document: page(cookies) } : ({
  status: url === '/gone' ? 404 : 200,
  headers: { 'cache-control': 'no-cache', vary: 'cookie' },
  document: ['/kept', '/gone'].includes(url) ? kept : page((await mayRenderNew()) ? 'rendered' : 'for the browser')
})`

const build = mkdtempSync(join(tmpdir(), 'motif-build-'))
const shopBuild = { serverEntry: join(build, 'entry.mjs'), clientDir: join(build, 'client') }

let shop: TestApp
beforeAll(async () => {
  writeFileSync(shopBuild.serverEntry, entry)
  shop = await testApp({ env: { TRUST_PROXY: '1', RENDER_LIMIT_PER_MINUTE: '3' }, config: { shopBuild } })
})
afterAll(() => shop.close())

const unpacked: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes
}

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

it('lets count what stands in a page by its hashes, and nothing that is written into it', async () => {
  const { headers } = await shop.fetch('/kept')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`;script-src 'self' 'sha256-script' 'wasm-unsafe-eval';`)
  expect(policy).toContain(`;style-src 'self' 'sha256-style';style-src-attr 'unsafe-inline';`)
})

it('sends the same page compressed or not, and says that it depends on both', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await shop.fetch('/kept', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('vary')?.toLowerCase()).toMatch(/(?=.*cookie)(?=.*accept-encoding)/)
    expect(unpacked[encoding]?.(Buffer.from(await answer.arrayBuffer())).toString()).toBe('é'.repeat(2000))
  }
})

it('tells a browser that has a page already that it is the same, and sends what is gone anew', async () => {
  const etag = (await shop.fetch('/kept')).headers.get('etag') ?? ''
  const again = await shop.fetch('/kept', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toContain('sha256-style')
  expect((await shop.fetch('/kept', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  const gone = await shop.fetch('/gone', { headers: { 'if-none-match': etag } })
  expect([gone.status, gone.headers.get('etag')]).toEqual([404, null])
})

it('says nothing to caches in front unless the owner wants them to keep pages', async () => {
  expect((await shop.fetch('/kept')).headers.get('cache-control')).toBe('no-cache')
})

it('lets caches in front keep pages, which depend on no cookie then', async () => {
  const cached = await testApp({ env: { PAGE_CACHE_SECONDS: '60' }, config: { shopBuild } })
  const { headers } = await cached.fetch('/kept')
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60')
  expect(headers.get('vary')).toBe('accept-encoding')
  expect(headers.get('set-cookie')).toBeNull()
  expect(await (await cached.fetch('/theme', { headers: { cookie: 'theme=dark' } })).text()).toBe('')
  // A file of the next version, which this server does not have yet.
  expect((await cached.fetch('/gone')).headers.get('cache-control')).toBe('no-cache')
  const moved = await cached.app.inject({ url: '/moved' })
  expect([moved.statusCode, moved.headers['cache-control']]).toEqual([301, 'no-cache'])
  await cached.close()
})

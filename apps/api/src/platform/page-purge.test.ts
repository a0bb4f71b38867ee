import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noNotices } from './notices.ts'
import { purgingNotices } from './page-purge.ts'

interface Asked {
  url: string
  headers: Headers
  body: string
}

let asked: Asked[]
let answers: number[]
let told: string[]
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
  told = []
})
afterEach(() => void vi.useRealTimers())

const cache = {
  url: 'https://cdn.example/zones/1/purge_cache',
  header: { name: 'authorization', value: 'Bearer token' }
}

const open = () =>
  purgingNotices(noNotices, cache, {
    fetch: async (url, options) => {
      const request = new Request(url, options)
      asked.push({ url: request.url, headers: request.headers, body: await request.text() })
      return new Response(null, { status: answers.shift() ?? 200 })
    },
    log: { warn: ((_fields: unknown, line: string) => void told.push(line)) as never }
  })

it('a change of products or settings purges the cache after a second, once for all changes until then', async () => {
  const { notices } = open()
  notices.publish('catalogue', '')
  notices.publish('settings', '')
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toMatchObject([{ url: cache.url, body: '{"purge_everything":true}' }])
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token')
})

it('the stock that an order takes purges nothing', async () => {
  const { notices } = open()
  notices.publish('catalogue', '["variant-1"]', { isStock: true })
  notices.publish('catalogue', '', { isStock: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})

it('an import purges every five seconds, and once after its last change', async () => {
  const { notices } = open()
  for (let second = 0; second < 12; second += 1) {
    notices.publish('catalogue', '')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(4)
})

it('a purge that fails is tried three times, then pages expire by themselves', async () => {
  answers = [503, 503, 200]
  const { notices } = open()
  notices.publish('catalogue', '')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([asked.length, told]).toEqual([3, []])
  answers = [403, 403, 403]
  notices.publish('catalogue', '')
  await vi.advanceTimersByTimeAsync(5_000)
  expect([asked.length, told]).toEqual([
    6,
    ['the cache in front of the shop could not be purged: its pages expire later']
  ])
})

it('nothing is sent once the server stops', async () => {
  const purges = open()
  purges.notices.publish('catalogue', '')
  purges.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})

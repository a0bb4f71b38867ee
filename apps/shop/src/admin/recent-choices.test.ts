import { beforeEach, expect, test } from 'vitest'
import { deviceStorage } from '../services/storage.ts'
import { recentChoicesOf, rememberChoice } from './recent-choices.ts'

const order = (n: number) => ({ label: `M-${n}`, target: { kind: 'order', id: `o${n}` } }) as const
const labels = (by: string) => recentChoicesOf(by).map(({ label }) => label)

beforeEach(() => deviceStorage.removeItem('adminRecent'))

test('the last six choices come back, newest first, each once', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberChoice('u1', order(n))
  expect(labels('u1')).toEqual(['M-3', 'M-7', 'M-6', 'M-5', 'M-4', 'M-2'])
})

test('another account sees nothing of them, and what it chooses takes their place', () => {
  rememberChoice('u1', order(1))
  expect(labels('u2')).toEqual([])
  rememberChoice('u2', order(2))
  expect(labels('u1')).toEqual([])
})

test('whatever somebody wrote there is left out as far as it is no choice', () => {
  for (const text of ['', '{', 'null', '7', '{"by":"u1"}', '{"by":"u1","choices":7}']) {
    deviceStorage.setItem('adminRecent', text)
    expect(labels('u1')).toEqual([])
  }
  const choices = [
    null,
    'M-1',
    { label: 7, target: {} },
    { label: 'Ada', target: { kind: 'customer', key: 'k' } },
    { label: 'No entry', target: { kind: 'new' } },
    { label: 'No member of this object', target: { kind: 'toString' } },
    order(2)
  ]
  deviceStorage.setItem('adminRecent', JSON.stringify({ by: 'u1', choices }))
  expect(labels('u1')).toEqual(['M-2'])
})

test('actions, settings, texts and themes are remembered like what was opened', () => {
  const targets = [
    { kind: 'new', entry: 'coupon' },
    { kind: 'files', part: 'import' },
    { kind: 'setting', part: 'delivery' },
    { kind: 'text', key: 'faq' },
    { kind: 'theme', theme: 'dark' }
  ] as const
  for (const target of targets) rememberChoice('u1', { label: target.kind, target })
  expect(recentChoicesOf('u1').map(({ target }) => target)).toEqual(targets.toReversed())
})

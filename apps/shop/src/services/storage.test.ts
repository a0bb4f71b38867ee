import { describe, expect, it } from 'vitest'
import { forgiving } from './storage.ts'

function fakeStorage(isFull = { now: false }) {
  const texts = new Map<string, string>()
  return {
    texts,
    isFull,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull.now) throw new DOMException('No space', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => void texts.delete(key)
  }
}

describe('what the browser keeps', () => {
  it('is read from where it was written, also when another tab changed it', () => {
    const disk = fakeStorage()
    const storage = forgiving(() => disk)
    storage.setItem('a', '1')
    disk.texts.set('a', '2')
    expect(storage.getItem('a')).toBe('2')
    storage.removeItem('a')
    expect([storage.getItem('a'), disk.texts.size]).toEqual([null, 0])
  })

  it('is kept in memory where the browser forbids storage', () => {
    const storage = forgiving(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  it('is the newest also when there is no more room, and stored again once there is', () => {
    const disk = fakeStorage()
    const storage = forgiving(() => disk)
    storage.setItem('a', 'old')
    disk.isFull.now = true
    storage.setItem('a', 'new')
    expect(storage.getItem('a')).toBe('new')
    disk.isFull.now = false
    storage.setItem('a', 'newer')
    expect([storage.getItem('a'), disk.texts.get('a')]).toEqual(['newer', 'newer'])
  })
})

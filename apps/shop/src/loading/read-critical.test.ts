import { type Call, ResponseError } from '@motif/contract/client'
import { describe, expect, it } from 'vitest'
import { readCritical } from './read-critical.ts'
import type { PublicResource } from './resource.ts'

const address = { params: {}, search: new URLSearchParams() }
const call = (() => Promise.reject(new Error('not asked here'))) as Call
const answering = (key: string): PublicResource<string> => ({ key, read: async () => `answer of ${key}` })
const refused = (status: number, more?: Partial<PublicResource<string>>): PublicResource<string> => ({
  key: 'refused',
  read: () => Promise.reject(new ResponseError(status, undefined)),
  ...more
})
const readAll = (asked: Record<string, PublicResource<string>>) =>
  readCritical({ critical: () => asked }, address, call)

describe('what a screen needs first', () => {
  it('is answered by key', async () => {
    expect(await readAll({ one: answering('a'), other: answering('b') })).toEqual({
      answers: { a: 'answer of a', b: 'answer of b' },
      status: 200
    })
  })

  it('is asked for at once, not one after the other', async () => {
    const asked: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const waiting = (key: string): PublicResource<string> => ({
      key,
      read: async () => {
        asked.push(key)
        await held
        return key
      }
    })
    const reading = readAll({ one: waiting('a'), other: waiting('b') })
    expect(asked).toEqual(['a', 'b'])
    release()
    await reading
  })

  it('makes a page of status 404, with no answers, where the shop does not have what the page is about', async () => {
    expect(await readAll({ date: answering('today'), product: refused(404, { isSubject: true }) })).toEqual({
      answers: {},
      status: 404
    })
  })

  it.each([
    ['the shop is in trouble', refused(503, { isSubject: true })],
    ['something else is refused', refused(404)]
  ])('fails where %s', async (_why, one) => {
    await expect(readAll({ one })).rejects.toBeInstanceOf(ResponseError)
  })
})

import { expect, it } from 'vitest'
import { pictureOf } from '../drawing/index.ts'
import { warmPictures } from './warm.ts'

const sets = (['tote-front', 'pouch', 'notebook'] as const).map((view) => pictureOf({ view, tint: '#ffffff', alt: '' }))
const options = () => ({
  signal: new AbortController().signal,
  pause: async () => undefined,
  onFailure: () => undefined
})

it('makes the sizes cards are shown in, one picture after another', async () => {
  const made: string[] = []
  const prepare = async ({ view }: { view: string }, outputs: readonly { width: number }[]) => {
    made.push(`${view} ${outputs.map(({ width }) => width).join(' ')}`)
    return true
  }
  expect(await warmPictures({ prepare }, sets, options())).toBe(3)
  expect(made).toEqual(['tote-front 320 480 640', 'pouch 320 480 640', 'notebook 320 480 640'])
})

it('rests after a picture it made, not after one that was there', async () => {
  let rests = 0
  const pause = async () => void rests++
  await warmPictures({ prepare: async ({ view }) => view === 'pouch' }, sets, { ...options(), pause })
  expect(rests).toBe(1)
})

it('goes on after a picture that fails, and stops when the shop closes', async () => {
  const failed: string[] = []
  const closing = new AbortController()
  const prepare = async ({ view }: { view: string }) => {
    if (view === 'tote-front') throw new Error('broken')
    closing.abort()
    return true
  }
  expect(
    await warmPictures({ prepare }, sets, {
      ...options(),
      signal: closing.signal,
      onFailure: (url) => failed.push(url)
    })
  ).toBe(1)
  expect(failed).toEqual([sets[0]?.url])
})

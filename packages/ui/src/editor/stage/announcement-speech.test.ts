import type { Announcement } from '@motif/design'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnnouncementSpeech } from './announcement-speech.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listen() {
  const speech = createAnnouncementSpeech()
  const said: (string | undefined)[] = []
  let count = 0
  speech.subscribe(() => said.push(speech.getSnapshot()?.what))
  const hear = (what: Announcement['what']) => speech.hear({ what, nodes: [], count: (count += 1) })
  return { speech, said, hear }
}

it('says a held arrow key once, at its end', () => {
  const { speech, said, hear } = listen()
  hear('moved')
  vi.advanceTimersByTime(660)
  for (let repeat = 0; repeat < 40; repeat += 1) {
    hear('moved')
    vi.advanceTimersByTime(30)
  }
  expect(said).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['moved'])
  expect(speech.getSnapshot()).toMatchObject({ count: 41 })
})

it('says what happens once at once, instead of what still waits', () => {
  const { said, hear } = listen()
  hear('moved')
  hear('deleted')
  expect(said).toEqual(['deleted'])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['deleted'])
})

it('says a guide only if the drag stays at it', () => {
  const { said, hear } = listen()
  hear('snapped')
  vi.advanceTimersByTime(150)
  hear('snapped')
  expect(said).toEqual([])
  vi.advanceTimersByTime(200)
  expect(said).toEqual(['snapped'])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSaveSpeech } from './save-speech.ts'
import type { SaveState } from './types.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is said while the states follow each other, each for the given milliseconds. */
function saidOf(...states: readonly (readonly [SaveState, number])[]) {
  const speech = createSaveSpeech()
  const said: (SaveState | undefined)[] = []
  speech.subscribe(() => said.push(speech.getSnapshot()))
  for (const [state, milliseconds] of states) {
    speech.hear(state)
    vi.advanceTimersByTime(milliseconds)
  }
  return said
}

const slow = 3000

it('says nothing of saving after each change', () => {
  expect(
    saidOf(['saved', slow], ['unsaved', slow], ['saving', slow], ['saved', slow], ['unsaved', slow], ['saving', slow])
  ).toEqual([])
  expect(saidOf(['device', slow], ['unsaved', 800], ['saving', 100], ['device', slow])).toEqual([])
})

it('says nothing of a connection that is behind for a moment', () => {
  expect(saidOf(['saved', slow], ['saving', 50], ['offline', 300], ['saved', slow])).toEqual([])
})

it.each(['offline', 'failed', 'undecided'] as const)('says %s once, and once that it is over', (trouble) => {
  expect(
    saidOf(
      ['saved', slow],
      ['unsaved', slow],
      ['saving', slow],
      [trouble, slow],
      ['unsaved', slow],
      ['saving', slow],
      [trouble, slow],
      ['saving', slow],
      ['saved', slow],
      ['unsaved', slow],
      ['saving', slow],
      ['saved', slow]
    )
  ).toEqual([trouble, 'saved', undefined])
})

it('says another problem', () => {
  expect(saidOf(['offline', slow], ['saving', slow], ['undecided', slow])).toEqual(['offline', 'undecided'])
})

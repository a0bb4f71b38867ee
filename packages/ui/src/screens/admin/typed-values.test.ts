import type { ChangeEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { momentInput } from './typed-values.ts'

const shown = (value: string, timeZone = 'Europe/Berlin') => momentInput({ value, timeZone, onChange: vi.fn() }).value

function typed(value: string): string | undefined {
  const onChange = vi.fn<(moment: string) => void>()
  const event = { currentTarget: { value } } as ChangeEvent<HTMLInputElement>
  momentInput({ value: '', timeZone: 'Europe/Berlin', onChange }).onChange(event)
  return onChange.mock.lastCall?.[0]
}

test('a moment is shown and read in the local time of the zone', () => {
  expect(shown('2026-12-01T08:00:30.000Z')).toBe('2026-12-01T09:00')
  expect(shown('2026-12-01T08:00:30.000Z', 'UTC')).toBe('2026-12-01T08:00')
  expect(typed('2026-12-01T09:00')).toBe('2026-12-01T08:00:00.000Z')
  expect(typed('2026-07-01T09:00')).toBe('2026-07-01T07:00:00.000Z')
})

test('a time that the clock skips in March is shown as the hour after', () => {
  const moment = typed('2026-03-29T02:30') ?? ''
  expect(moment).toBe('2026-03-29T01:30:00.000Z')
  expect(shown(moment)).toBe('2026-03-29T03:30')
})

test('of an hour that October repeats, the first is read, and the second is shown alike', () => {
  expect(typed('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(shown('2026-10-25T00:30:00.000Z')).toBe('2026-10-25T02:30')
  expect(shown('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T02:30')
})

test('an empty field is no moment', () => {
  expect([shown(''), typed('')]).toEqual(['', ''])
})

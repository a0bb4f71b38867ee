import { describe, expect, test } from 'vitest'
import { localOfMoment, momentOfLocal } from './time-zone-rules.ts'

const berlin = (local: string) => momentOfLocal(local, 'Europe/Berlin')

describe('a local time in Berlin', () => {
  test('is one hour ahead of UTC in winter and two in summer', () => {
    expect(berlin('2026-01-15T09:00')).toBe('2026-01-15T08:00:00.000Z')
    expect(berlin('2026-07-15T09:00')).toBe('2026-07-15T07:00:00.000Z')
  })

  test('keeps to the clock on both sides of the change in March', () => {
    expect(berlin('2026-03-29T01:59')).toBe('2026-03-29T00:59:00.000Z')
    expect(berlin('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z')
  })

  test('that the clock skips in March is an hour later', () => {
    expect(berlin('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(localOfMoment('2026-03-29T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T03:30')
  })

  test('that occurs twice in October is the first', () => {
    expect(berlin('2026-10-25T01:59')).toBe('2026-10-24T23:59:00.000Z')
    expect(berlin('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(berlin('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z')
    expect(localOfMoment('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T02:30')
    expect(localOfMoment('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T02:30')
  })
})

test('a zone whose offset has quarter hours, and the ends of the world, are read and shown alike', () => {
  for (const [zone, moment] of [
    ['Asia/Kathmandu', '2026-05-01T03:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-04-30T19:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-05-01T20:00:00.000Z'],
    ['UTC', '2026-05-01T09:00:00.000Z']
  ] as const) {
    expect([zone, momentOfLocal('2026-05-01T09:00', zone)]).toEqual([zone, moment])
    expect([zone, localOfMoment(moment, zone)]).toEqual([zone, '2026-05-01T09:00'])
  }
})

test('midnight and seconds are read', () => {
  expect(berlin('2026-05-31 23:59:59')).toBe('2026-05-31T21:59:59.000Z')
  expect(berlin('2026-06-01T00:00')).toBe('2026-05-31T22:00:00.000Z')
  expect(localOfMoment('2026-05-31T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-06-01T00:00')
})

test('what is no time is none', () => {
  for (const text of ['', '2026-05-31', '2026-02-30T09:00', '2026-13-01T09:00', 'tomorrow', '12026-05-31T09:00'])
    expect([text, berlin(text)]).toEqual([text, undefined])
})

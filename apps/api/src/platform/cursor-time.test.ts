import { expect, it } from 'vitest'
import { isCursorTime } from './cursor-time.ts'

it.each(['2026-02-28', '2028-02-29', '2026-02-28T23:59:59.999Z'])('accepts %s', (text) =>
  expect(isCursorTime(text)).toBe(true)
)

it.each(['2026-02-30', '2026-02-29T00:00:00Z', '2026-13-01', '2026-02-28T24:00:00Z', '0000-01-01', '', undefined])(
  'refuses %s, which PostgreSQL does not know or takes for another day',
  (text) => expect(isCursorTime(text)).toBe(false)
)

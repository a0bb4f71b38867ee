import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  // Formatters are kept.
  vi.resetModules()
})

it('writes the weekday, then the day before the month', async () => {
  const { formatDay } = await import('./index.ts')
  expect(formatDay('2026-12-03')).toBe('Thu 3 Dec')
})

it('writes a day the same in engines whose data has a comma after the weekday', async () => {
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      format = () => 'Thu, 3 Dec'
    }
  })
  const { formatDay } = await import('./index.ts')
  expect(formatDay('2026-12-03')).toBe('Thu 3 Dec')
})

import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  // The module caches formatters.
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

it('keeps the sign of a currency beside its letters in a language that runs from right to left', async () => {
  const { overwriteGetLocale } = await import('@motif/messages')
  overwriteGetLocale(() => 'ar' as 'en')
  const { formatMoney } = await import('./index.ts')
  expect(formatMoney({ amount: 2400, currency: 'USD' })).toMatch(/^\u2067.*\u2066US\$\u2069.*\u2069$/)
  overwriteGetLocale(() => 'en')
  expect(formatMoney({ amount: 2400, currency: 'USD' })).toBe('$24.00')
})

it('writes amounts with the decimals of ISO 4217, whatever the engine knows of a currency', async () => {
  const { formatMoney } = await import('./index.ts')
  const digits = (amount: number, currency: string) => formatMoney({ amount, currency }).replace(/[^\d.]/g, '')
  expect([digits(5990, 'HUF'), digits(5990, 'JPY'), digits(5990, 'KWD'), digits(4200, 'USD')]).toEqual([
    '59.90',
    '5990',
    '5.990',
    '42.00'
  ])
})

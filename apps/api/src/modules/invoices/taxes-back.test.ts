import { array, assert, constantFrom, integer, property, tuple, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { includedIn } from '../pricing/index.ts'
import { type TaxPart, taxesBack } from './taxes-back.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const part = (percent: number, gross: number): TaxPart => ({
  name: 'VAT',
  percent,
  net: gross - includedIn(gross, percent),
  tax: includedIn(gross, percent)
})

test('products take their own rate with them, and what names none is spread over what is left', () => {
  const invoiced = [part(19, 11_900), part(0, 5000)]
  expect(taxesBack(5000, invoiced, [], [{ taxPercent: 0, total: 5000 }])).toEqual([
    { name: 'VAT', percent: 0, net: 5000, tax: 0 }
  ])
  expect(taxesBack(1190, invoiced, [], [{ taxPercent: 19, total: 1190 }])).toEqual([
    { name: 'VAT', percent: 19, net: 1000, tax: 190 }
  ])
  expect(taxesBack(1000, [], [], [])).toEqual([])
})

test('parts that go back one after the other add up to exactly the invoice, and none is below nothing', () => {
  const rates = uniqueArray(constantFrom(0, 5.5, 7, 7.25, 19, 20, 25), { minLength: 1, maxLength: 3 })
  const given = rates.chain((percents) =>
    tuple(...percents.map((percent) => integer({ min: 1, max: 1_000_000 }).map((gross) => part(percent, gross))))
  )
  assert(
    property(given, array(integer({ min: 1, max: 400_000 }), { maxLength: 6 }), (invoiced, wishes) => {
      const whole = sum(invoiced.map(({ net, tax }) => net + tax))
      const notes: TaxPart[][] = []
      let left = whole
      for (const wish of [...wishes, whole]) {
        const amount = Math.min(wish, left)
        if (amount === 0) continue
        const back = taxesBack(amount, invoiced, notes, [])
        expect(sum(back.map(({ net, tax }) => net + tax))).toBe(amount)
        for (const { net, tax } of back) expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0)
        notes.push(back)
        left -= amount
      }
      for (const { percent, net, tax } of invoiced) {
        const back = notes.flat().filter((note) => note.percent === percent)
        expect([sum(back.map((note) => note.net)), sum(back.map((note) => note.tax))]).toEqual([net, tax])
      }
    }),
    { numRuns: 500 }
  )
})

import { includedIn, shareOut } from '../pricing/index.ts'

/** One rate of a document; net and tax in minor units. */
export interface TaxPart {
  name: string
  percent: number
  net: number
  tax: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What is left of a rate after the credit notes before. */
function leftOf(part: TaxPart, earlier: readonly (readonly TaxPart[])[]): TaxPart {
  const back = earlier.flatMap((parts) => parts.filter(({ percent }) => percent === part.percent))
  return { ...part, net: part.net - sum(back.map(({ net }) => net)), tax: part.tax - sum(back.map(({ tax }) => tax)) }
}

/**
 * The tax in an amount that goes back, by the rates of its invoice. Products that are named count with their own rate; the rest
 * is spread over what is left of all rates. Parts that go back one after the other add up to exactly the invoice.
 */
export function taxesBack(
  amount: number,
  invoiced: readonly TaxPart[],
  earlier: readonly (readonly TaxPart[])[],
  items: readonly { taxPercent: number | null; total: number }[]
): TaxPart[] {
  const left = invoiced.map((part) => leftOf(part, earlier))
  const gross = left.map(({ net, tax }) => net + tax)
  const named = left.map(({ percent }, index) =>
    Math.min(gross[index] ?? 0, sum(items.filter(({ taxPercent }) => taxPercent === percent).map(({ total }) => total)))
  )
  const spread = shareOut(
    amount - sum(named),
    gross.map((whole, index) => whole - (named[index] ?? 0))
  )
  return left.flatMap((part, index) => {
    const back = (named[index] ?? 0) + (spread[index] ?? 0)
    const isAll = back === gross[index]
    // Neither tax nor net may go below nothing for the parts that come after.
    const tax = isAll ? part.tax : Math.max(Math.min(includedIn(back, part.percent), part.tax), back - part.net)
    return back === 0 ? [] : [{ ...part, net: back - tax, tax }]
  })
}

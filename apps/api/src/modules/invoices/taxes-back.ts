import { includedIn, shareOut } from '../pricing/index.ts'

/** One tax rate of a document; net and tax in minor units. */
export interface TaxPart {
  name: string
  percent: number
  net: number
  tax: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The rest of a rate after earlier credit notes. */
function leftOf(part: TaxPart, earlier: readonly (readonly TaxPart[])[]): TaxPart {
  const back = earlier.flatMap((parts) => parts.filter(({ percent }) => percent === part.percent))
  return { ...part, net: part.net - sum(back.map(({ net }) => net)), tax: part.tax - sum(back.map(({ tax }) => tax)) }
}

/**
 * The tax in a refunded amount, by the rates of its invoice. Named products use their own rate; the rest is spread over the remaining amounts of
 * all rates. Successive refunds add up to exactly the invoice.
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
    // Neither tax nor net may become negative for later parts.
    const tax = isAll ? part.tax : Math.max(Math.min(includedIn(back, part.percent), part.tax), back - part.net)
    return back === 0 ? [] : [{ ...part, net: back - tax, tax }]
  })
}

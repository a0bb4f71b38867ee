import { filterAmountMax } from '@motif/contract/list-filter-rules'
import { numberOf, priceText } from '../typed-values.ts'

/** An amount to filter by in minor units: null for an empty text, undefined for an invalid one. */
export function amountOf(text: string, decimals: number): number | null | undefined {
  if (text.trim() === '') return null
  const amount = Math.round(numberOf(text) * 10 ** decimals)
  return amount >= 0 && amount <= filterAmountMax ? amount : undefined
}

/** An amount as a field shows it. */
export const amountText = (amount: number | null | undefined, decimals: number): string =>
  amount === null || amount === undefined ? '' : priceText(amount, decimals)

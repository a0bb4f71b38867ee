import type { ShopConfig } from '@motif/contract'

/** Formats an amount in minor units. */
export function moneyText({ currency }: Pick<ShopConfig, 'currency'>, amount: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.code }).format(
    amount / 10 ** currency.decimals
  )
}

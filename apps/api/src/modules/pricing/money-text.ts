import type { ShopConfig } from '@motif/contract'

/** An amount in minor units as people write it. */
export function moneyText({ currency }: Pick<ShopConfig, 'currency'>, amount: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.code }).format(
    amount / 10 ** currency.decimals
  )
}

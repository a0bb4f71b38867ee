import type { ShopConfig } from '@motif/contract'
import { currencyFormat } from '@motif/contract/money-rules'

/** Formats an amount in minor units. */
export function moneyText({ currency }: Pick<ShopConfig, 'currency'>, amount: number): string {
  return new Intl.NumberFormat('en', currencyFormat(currency.code)).format(amount / 10 ** currency.decimals)
}

/** ISO 4217 minor units other than 2. Browsers and Node disagree on some, such as HUF and IDR, so theirs are not used. */
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
const withThreeDecimals = 'BHD JOD KWD OMR TND'

/** Decimals of a currency: 2 for USD, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  withoutDecimals.includes(currency) ? 0 : withThreeDecimals.includes(currency) ? 3 : 2

/** Options of `Intl.NumberFormat` for amounts of a currency. */
export const currencyFormat = (currency: string) => {
  const decimals = decimalsOf(currency)
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals
  } as const
}

/** Header in which the admin names the currency that its page shows; a change from a page with another one is refused. */
export const currencyHeader = 'shop-currency'

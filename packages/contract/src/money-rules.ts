/** Decimals of a currency: 2 for USD, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Header in which the admin names the currency that its page shows; a change from a page with another one is refused. */
export const currencyHeader = 'shop-currency'

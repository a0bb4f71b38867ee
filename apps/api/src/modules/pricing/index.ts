/** Price arithmetic: tiers, discounts, delivery, tax. Pure functions. */
export { includedIn, shareOut } from './amounts.ts'
export {
  type Currency,
  addCurrency,
  currenciesOfVersions,
  decimalsOfMoments,
  holdCurrency,
  integerMax,
  lockCurrency,
  withDecimals
} from './currency.ts'
export { moneyText } from './money-text.ts'
export {
  type Discount,
  type LineAmounts,
  type PricedLine,
  type PricedLines,
  type Tier,
  capTotal,
  openTotals,
  priceLines,
  taxAndTotals,
  applyDiscount,
  tierPrice
} from './pricing.ts'
export {
  type ShippingId,
  shippingCountries,
  shippingDays,
  shippingMethods,
  shippingName,
  untracked
} from './shipping.ts'
export { taxRules } from './tax.ts'

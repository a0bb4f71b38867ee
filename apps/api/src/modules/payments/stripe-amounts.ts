/** How Stripe counts a currency. Source: docs.stripe.com/currencies, "Zero-decimal", "Three-decimal" and "Special cases". */
interface Unit {
  /** Decimals of amounts sent to Stripe. */
  decimals: number
  /** Amounts must be multiples of this. */
  step: number
}

const zeroDecimal = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF'
])
const threeDecimal = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
/** Currencies without a minor unit that Stripe expects with two decimals, always 00. */
const paddedDecimal = new Set(['ISK', 'UGX'])

function unitOf(currency: string): Unit {
  if (zeroDecimal.has(currency)) return { decimals: 0, step: 1 }
  if (threeDecimal.has(currency)) return { decimals: 3, step: 10 }
  return { decimals: 2, step: paddedDecimal.has(currency) ? 100 : 1 }
}

/** Converts an amount of `decimals` decimals to Stripe's. Throws if Stripe cannot represent it exactly. */
export function toStripe(amount: number, currency: string, decimals: number): number {
  const unit = unitOf(currency)
  const sent =
    unit.decimals >= decimals ? amount * 10 ** (unit.decimals - decimals) : amount / 10 ** (decimals - unit.decimals)
  if (!Number.isSafeInteger(sent) || sent % unit.step !== 0)
    throw new RangeError(`Stripe cannot move ${amount} (${decimals} decimals) of ${currency}`)
  return sent
}

export function fromStripe(amount: number, currency: string, decimals: number): number {
  return Math.round(amount * 10 ** (decimals - unitOf(currency).decimals))
}

/** The smallest unit of Stripe's amounts, in units of `decimals` decimals. */
export function stripeStep(currency: string, decimals: number): number {
  const unit = unitOf(currency)
  return Math.max(1, Math.round(unit.step * 10 ** (decimals - unit.decimals)))
}

/** Minimum charges in whole units of the currency. Source: docs.stripe.com/currencies, "Minimum and maximum charge amounts". */
const minimumCharges: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5
}

/** The minimum charge of Stripe, in units of `decimals` decimals. */
export const stripeMinimum = (currency: string, decimals: number): number =>
  Math.ceil((minimumCharges[currency] ?? 0) * 10 ** decimals)

import type { Address, Money } from '@motif/contract'
import { currencyFormat } from '@motif/contract/money-rules'
import { addressLines as linesBelowName } from '@motif/contract/address-rules'
import type { MailShop } from './data.ts'

export const moneyText = ({ currency }: Pick<MailShop, 'currency'>, { amount, currency: code }: Money): string =>
  new Intl.NumberFormat('en', currencyFormat(code)).format(amount / 10 ** currency.decimals)

/** The UTC date of a timestamp, as on invoices. */
export const dayText = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Lines of an address label. */
export const addressLines = (address: Address): string[] => [
  address.name,
  ...linesBelowName(address, countryNames.of(address.country))
]

/** Removes line breaks: a subject is a mail header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const nonJoiner = '\u200C'

/** Isolates right-to-left text from its surroundings. */
const isolated = (text: string) => (/[\u0590-\u08FF]/.test(text) ? `\u2068${text}\u2069` : text)

/**
 * User input within our text. A name such as `pay-me.example` is shown unchanged, but mail clients do not linkify it.
 */
export const unlinked = (text: string): string =>
  isolated(oneLine(text).replace(/(?<=[\p{L}\p{N}])([.:@/])(?=[\p{L}\p{N}/])/gu, `$1${nonJoiner}`))

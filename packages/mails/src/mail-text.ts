import type { Address, Money } from '@motif/contract'
import { addressLines as linesBelowName } from '@motif/contract/address-rules'
import type { MailShop } from './data.ts'

export const moneyText = ({ currency }: Pick<MailShop, 'currency'>, { amount, currency: code }: Money): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).format(amount / 10 ** currency.decimals)

/** The day of a moment, in UTC as on invoices. */
export const dayText = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** An address as it stands on a parcel, a line each. */
export const addressLines = (address: Address): string[] => [
  address.name,
  ...linesBelowName(address, countryNames.of(address.country))
]

/** One line, whatever was typed: a subject is a header, and a header ends at a line break. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const nonJoiner = '\u200C'

/** Keeps words written from right to left from turning round what stands beside them. */
const isolated = (text: string) => (/[\u0590-\u08FF]/.test(text) ? `\u2068${text}\u2069` : text)

/** A person's words inside ours. A name such as `pay-me.example` is shown as typed, but no mail program makes a link of it. */
export const unlinked = (text: string): string =>
  isolated(oneLine(text).replace(/(?<=[\p{L}\p{N}])([.:@/])(?=[\p{L}\p{N}/])/gu, `$1${nonJoiner}`))

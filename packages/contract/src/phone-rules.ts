/** Phone numbers by national numbering plans. It includes those (35 kB compressed), so only pages with phone fields load it. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min'

const isCountry = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country)

/**
 * Converts a number to E.164: `415 555 0123` in the US is `+14155550123`. Undefined if invalid. Checks lengths by the country's plan, not ranges,
 * because new ones appear faster than updates.
 */
export function toE164(written: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(
    written.replace(/^\s*00/, '+'),
    { ...(isCountry(country) ? { defaultCountry: country } : undefined), extract: false },
    metadata
  )
  return number?.isPossible() === true && number.ext === undefined ? number.number : undefined
}

/** Whether a text is an E.164 number of a valid length. */
export const isPhone = (number: string): boolean => number.startsWith('+') && toE164(number, '') === number

/** Formats an E.164 number: `+1 415 555 0123`. */
export const phoneText = (number: string): string =>
  parsePhoneNumberFromString(number, metadata)?.formatInternational() ?? number

/** Phone numbers by the numbering plans of the world. It brings those with it (35 kB compressed): loaded where a number is typed. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min'

const isCountry = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country)

/**
 * A number as people write it, as E.164: `415 555 0123` in the US is `+14155550123`. Undefined where it is none. Lengths are
 * held to the country's plan, ranges are not: new ones are given out sooner than lists of them.
 */
export function toE164(written: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(
    written.replace(/^\s*00/, '+'),
    { ...(isCountry(country) ? { defaultCountry: country } : undefined), extract: false },
    metadata
  )
  return number?.isPossible() === true && number.ext === undefined ? number.number : undefined
}

/** Whether a text is a number in E.164 of a length its country has. */
export const isPhone = (number: string): boolean => number.startsWith('+') && toE164(number, '') === number

/** An E.164 number in the groups it is read in: `+1 415 555 0123`. */
export const phoneText = (number: string): string =>
  parsePhoneNumberFromString(number, metadata)?.formatInternational() ?? number

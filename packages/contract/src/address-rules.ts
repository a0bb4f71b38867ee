/**
 * Address formats by country: the one source for forms, parcels and the server's validation. It includes Google's address metadata (20 kB
 * compressed), so only pages with addresses load it.
 */
import data from './address-data.json' with { type: 'json' }

export type AddressField = 'line1' | 'line2' | 'city' | 'region' | 'postalCode'

interface CountryData {
  /** Google's notation: `%A` street, `%C` city, `%S` region, `%Z` postal code, `%n` a new line; `%N`, `%O`, `%D` and `%X` are unused. */
  format?: string
  /** The format in Latin letters, if different. */
  latinFormat?: string
  postal?: string
  postalExample?: string
  required?: string
  regionType?: string
  postalType?: string
  cityType?: string
  regions?: readonly (readonly string[])[]
}

const countries: Readonly<Record<string, CountryData>> = data
/** Whether a text is the code of a country, ISO 3166-1 alpha-2 in capitals. */
export const isCountry = (code: string): boolean => code !== 'ZZ' && Object.hasOwn(countries, code)
/** For no country, and for one without metadata. */
const unknown: CountryData = { format: '%A%n%C %Z', required: 'AC' }
const dataOf = (country: string): CountryData =>
  (Object.hasOwn(countries, country) ? countries[country] : undefined) ?? unknown

const usual = { format: '%A%n%C', required: 'AC' }
const formatOf = ({ format }: CountryData) => format ?? usual.format

/** Countries whose parcels carry a region's code; others carry its name. */
const abbreviated = new Set(['US', 'CA', 'AU', 'BR', 'IT'])

/** A region to choose. `value` is stored in the address. */
export interface Region {
  value: string
  name: string
}

export interface AddressFormat {
  /** In the country's order. */
  fields: readonly AddressField[]
  required: ReadonlySet<AddressField>
  /** Empty if the region is free text, or unused. */
  regions: readonly Region[]
  /** The country's term for regions; undefined for the default one. */
  regionType: string | undefined
  postalType: string | undefined
  cityType: string | undefined
  /** An example postal code. */
  postalExample: string | undefined
}

const fieldsOf: Readonly<Record<string, readonly AddressField[]>> = {
  A: ['line1', 'line2'],
  C: ['city'],
  S: ['region'],
  Z: ['postalCode']
}

function regionsOf(country: string): Region[] {
  return (dataOf(country).regions ?? []).map(([code = '', name = '', latin]) => ({
    value: abbreviated.has(country) ? code : name,
    name: latin === undefined ? name : `${name} · ${latin}`
  }))
}

const formats = new Map<string, AddressFormat>()

function readFormat(country: string): AddressFormat {
  const known = dataOf(country)
  const fields = Array.from(formatOf(known).matchAll(/%([ACSZ])/g), ([, letter = '']) => fieldsOf[letter] ?? []).flat()
  const required = new Set(
    Array.from(known.required ?? usual.required).flatMap((letter) => fieldsOf[letter]?.[0] ?? [])
  )
  return {
    fields,
    required,
    regions: regionsOf(country),
    regionType: known.regionType,
    postalType: known.postalType,
    cityType: known.cityType,
    postalExample: known.postalExample
  }
}

/** The address format of a country. One without metadata gets a simple default. */
export function addressFormat(country: string): AddressFormat {
  const format = formats.get(country) ?? readFormat(country)
  formats.set(country, format)
  return format
}

/** The region of a text: its code, or its name in the country's script or in Latin letters. */
export function findRegion(country: string, text: string): Region | undefined {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  const index = (dataOf(country).regions ?? []).findIndex((names) => names.some((name) => name.toLowerCase() === typed))
  return addressFormat(country).regions[index]
}

/** First digits of the scripts people type numbers in; NFKC handles full-width ones. */
const zeros = [0x0660, 0x06f0, 0x0966]

/** Normalises a postal code: plain digits and hyphens whatever the keyboard, capitals, single spaces. */
export function tidyPostalCode(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, (digit) => {
        const code = digit.codePointAt(0) ?? 0
        const zero = zeros.find((start) => code >= start && code < start + 10)
        return zero === undefined ? digit : String(code - zero)
      })
      .replace(/[‐‑‒–—−ー]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
      .toUpperCase()
      // Upper-casing may create characters that NFKC changes again.
      .normalize('NFKC')
  )
}

/** Whether a postal code has its country's format. A country without codes accepts anything, also an empty one. */
export function isPostalCode(postalCode: string, country: string): boolean {
  const { postal, required } = dataOf(country)
  const code = tidyPostalCode(postalCode)
  if (postal === undefined) return true
  if (code === '') return !(required ?? usual.required).includes('Z')
  const shape = new RegExp(`^(?:${postal})$`)
  return shape.test(code) || shape.test(code.replaceAll(' ', ''))
}

/** The city of an address in a country without cities: its region, or the country itself. */
export function impliedCity(country: string, region: string): string {
  return region.trim() || (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country)
}

const latinOnly = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/** An address without its name. */
interface PostalAddress {
  line1: string
  line2?: string | undefined
  city: string
  region?: string | undefined
  postalCode: string
  country: string
}

/** The lines of an address below the name, as on a parcel; the country in the given words. */
export function addressLines(
  { line1, line2, city, region, postalCode, country }: PostalAddress,
  countryName = country
): string[] {
  const known = dataOf(country)
  const format = known.latinFormat !== undefined && latinOnly.test(line1 + city) ? known.latinFormat : formatOf(known)
  const texts: Record<string, string> = { C: city, S: region ?? '', Z: postalCode }
  // Removes separators before missing parts.
  const fill = (row: string) =>
    row
      .replace(/%([A-Z])/g, (_, letter: string) => texts[letter] || '\0')
      .replace(/[\s,–〒-]*\0/g, '')
      .replace(/^[\s,–-]+/, '')
  const rows = format.split('%n').flatMap((row) => {
    // The street has its own lines, even if the country writes the city after it.
    if (row.includes('%A')) return [line1, line2 ?? '', fill(row.replace('%A', ''))]
    return fill(row)
  })
  const isWritten = (letter: string) => format.includes(`%${letter}`)
  const left = [
    isWritten('C') || city === impliedCity(country, region ?? '') ? '' : city,
    isWritten('S') ? '' : (region ?? ''),
    isWritten('Z') ? '' : postalCode
  ]
  return [...rows, left.filter(Boolean).join(' '), countryName].filter((row) => row.trim() !== '')
}

import { addressFormat } from '@motif/contract/address-rules'
import { m } from '@motif/messages'

type Words = Readonly<Record<string, () => string>>

/** The metadata's region types; the default is province. */
const regions: Words = {
  area: () => m.addresses_area(),
  county: () => m.addresses_county(),
  department: () => m.addresses_department(),
  district: () => m.addresses_district(),
  emirate: () => m.addresses_emirate(),
  island: () => m.addresses_island(),
  oblast: () => m.addresses_oblast(),
  parish: () => m.addresses_parish(),
  prefecture: () => m.addresses_prefecture(),
  state: () => m.addresses_state()
}

const postalCodes: Words = {
  zip: () => m.addresses_zip_code(),
  pin: () => m.addresses_pin_code(),
  eircode: () => m.addresses_eircode()
}
const cities: Words = {
  district: () => m.addresses_district(),
  post_town: () => m.addresses_city_gb(),
  suburb: () => m.addresses_city_au()
}

/** Countries that say postcode instead of postal code. */
const postcode = new Set(['AU', 'GB', 'NL', 'NZ'])

const wordOf = (words: Words, type: string | undefined, usual: () => string): string =>
  (type === undefined ? usual : (words[type] ?? usual))()

/** Labels of the address parts in a country. */
export function addressLabels(country: string): { city: string; region: string; postalCode: string } {
  const { cityType, regionType, postalType } = addressFormat(country)
  return {
    city: wordOf(cities, cityType, () => m.addresses_city()),
    region: wordOf(regions, regionType, () => m.addresses_province()),
    postalCode: postcode.has(country)
      ? m.addresses_postcode()
      : wordOf(postalCodes, postalType, () => m.addresses_postal_code())
  }
}

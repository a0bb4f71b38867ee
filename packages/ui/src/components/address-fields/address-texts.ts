import type { Address } from '@motif/contract'
import { addressFormat, findRegion, impliedCity, isPostalCode, tidyPostalCode } from '@motif/contract/address-rules'
import { m } from '@motif/messages'
import { nameError, type FormErrors } from '../../forms/index.ts'
import { toE164 } from '../phone-field/index.ts'
import type { AddressTexts } from './empty-address.ts'
import { addressLabels } from './labels.ts'

export const addressKeys = [
  'country',
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'phone'
] as const satisfies readonly (keyof AddressTexts)[]

/** Form values of a full or partial address. */
export const fromAddress = ({
  name = '',
  line1 = '',
  line2 = '',
  city = '',
  region = '',
  postalCode = '',
  country = '',
  phone = ''
}: Partial<Address>): AddressTexts => ({ name, line1, line2, city, region, postalCode, country, phone })

/** The address for the API; requires values without errors. Parts the country does not use are dropped. */
export function toAddress(texts: AddressTexts): Address {
  const { country } = texts
  const { fields } = addressFormat(country)
  const text = (key: keyof AddressTexts) => texts[key].trim()
  const region = fields.includes('region') ? (findRegion(country, texts.region)?.value ?? text('region')) : ''
  const phone = toE164(texts.phone, country)
  return {
    name: text('name'),
    line1: text('line1'),
    ...(text('line2') === '' ? undefined : { line2: text('line2') }),
    city: (fields.includes('city') && text('city')) || impliedCity(country, region),
    ...(region === '' ? undefined : { region }),
    postalCode: fields.includes('postalCode') ? tidyPostalCode(texts.postalCode) : '',
    country,
    ...(phone === undefined ? undefined : { phone })
  }
}

function lineError(value: string, max: number, missing: string | undefined): string | undefined {
  if (value.trim() === '') return missing
  return value.trim().length > max ? m.addresses_too_long({ max }) : undefined
}

function cityError(city: string, country: string): string | undefined {
  const { fields, required } = addressFormat(country)
  return fields.includes('city')
    ? lineError(city, 80, required.has('city') ? m.addresses_city_missing() : undefined)
    : undefined
}

function postalError(postalCode: string, country: string): string | undefined {
  const { fields, postalExample } = addressFormat(country)
  if (!fields.includes('postalCode')) return undefined
  const { postalCode: label } = addressLabels(country)
  const code = tidyPostalCode(postalCode)
  if (isPostalCode(code, country) && /^[A-Z0-9 -]{0,16}$/.test(code)) return undefined
  return code === ''
    ? m.addresses_postal_missing({ label })
    : m.addresses_postal_wrong({ label, example: postalExample ?? '12345' })
}

function regionError(region: string, country: string): string | undefined {
  const { fields, required, regions } = addressFormat(country)
  if (!fields.includes('region')) return undefined
  const missing = required.has('region')
    ? m.addresses_region_missing({ label: addressLabels(country).region })
    : undefined
  const isForeign = regions.length > 0 && findRegion(country, region) === undefined
  return isForeign ? missing : lineError(region, 80, missing)
}

/** Validation errors by part, with the API's lengths and formats. */
export function addressErrors({
  name,
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
  phone
}: AddressTexts): FormErrors<keyof AddressTexts> {
  return {
    country: country === '' ? m.addresses_country_missing() : undefined,
    name: nameError(name),
    line1: lineError(line1, 120, m.addresses_line1_missing()),
    line2: lineError(line2, 120, undefined),
    city: cityError(city, country),
    region: regionError(region, country),
    postalCode: country === '' ? undefined : postalError(postalCode, country),
    phone: phone.trim() === '' || toE164(phone, country) ? undefined : m.accounts_phone_wrong()
  }
}

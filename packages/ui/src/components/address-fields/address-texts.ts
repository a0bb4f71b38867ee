import type { Address } from '@motif/contract'
import { isPostalCode } from '@motif/contract/address-rules'
import { nameError, type FormErrors } from '../../forms/index.ts'
import { m } from '../../messages/index.ts'
import { toE164 } from '../phone-field/index.ts'
import { shapeOf } from './countries.ts'

/** An address as it stands in a form: every part a text, empty where there is none. */
export interface AddressTexts {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  country: string
  phone: string
}

export const addressKeys = ['country', 'name', 'line1', 'line2', 'city', 'region', 'postalCode', 'phone'] as const satisfies readonly (keyof AddressTexts)[]

export const emptyAddress: AddressTexts = { name: '', line1: '', line2: '', city: '', region: '', postalCode: '', country: '', phone: '' }

/** Texts of an address, or of as much of one as is there. */
export const fromAddress = ({ name = '', line1 = '', line2 = '', city = '', region = '', postalCode = '', country = '', phone = '' }: Partial<Address>): AddressTexts => ({ name, line1, line2, city, region, postalCode, country, phone })

/** As the server takes it; call it on texts without errors. */
export function toAddress(texts: AddressTexts): Address {
  const { country } = texts
  const text = (key: keyof AddressTexts) => texts[key].trim()
  const phone = toE164(texts.phone, country)
  return {
    name: text('name'),
    line1: text('line1'),
    ...(text('line2') === '' ? undefined : { line2: text('line2') }),
    city: text('city'),
    ...(text('region') === '' || shapeOf(country).region === undefined ? undefined : { region: text('region') }),
    postalCode: text('postalCode'),
    country,
    ...(phone === undefined ? undefined : { phone })
  }
}

function lineError(value: string, max: number, missing: string | undefined): string | undefined {
  if (value.trim() === '') return missing
  return value.trim().length > max ? m.addresses_too_long({ max }) : undefined
}

function postalError(postalCode: string, country: string): string | undefined {
  const { postalLabel, postalExample } = shapeOf(country)
  const label = postalLabel()
  if (isPostalCode(postalCode, country) && /^[A-Za-z0-9 -]{0,16}$/.test(postalCode.trim())) return undefined
  return postalCode.trim() === '' ? m.addresses_postal_missing({ label }) : m.addresses_postal_wrong({ label, example: postalExample })
}

function regionError(region: string, country: string): string | undefined {
  const shape = shapeOf(country).region
  if (shape === undefined) return undefined
  const missing = shape.isRequired ? m.addresses_region_missing({ label: shape.label() }) : undefined
  const isForeign = shape.choices !== undefined && !shape.choices.some(([code]) => code === region)
  return isForeign ? missing : lineError(region, 80, missing)
}

/** What is wrong with an address, by part; the server's lengths and shapes. */
export function addressErrors({ name, line1, line2, city, region, postalCode, country, phone }: AddressTexts): FormErrors<keyof AddressTexts> {
  return {
    country: country === '' ? m.addresses_country_missing() : undefined,
    name: nameError(name),
    line1: lineError(line1, 120, m.addresses_line1_missing()),
    line2: lineError(line2, 120, undefined),
    city: lineError(city, 80, m.addresses_city_missing()),
    region: regionError(region, country),
    postalCode: country === '' ? undefined : postalError(postalCode, country),
    phone: phone.trim() === '' || toE164(phone, country) ? undefined : m.accounts_phone_wrong()
  }
}

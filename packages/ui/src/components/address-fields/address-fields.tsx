import { chakra } from '@chakra-ui/react'
import { type AddressField, addressFormat, findRegion, type Region } from '@motif/contract/address-rules'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import type { FieldBinding } from '../../forms/index.ts'
import { TextField } from '../field/index.ts'
import { PhoneField } from '../phone-field/index.ts'
import { SelectField } from '../select/index.ts'
import type { AddressTexts } from './empty-address.ts'
import { addressLabels } from './labels.ts'

export interface AddressFieldsProps {
  /** Binds each part to the form. */
  field: (part: keyof AddressTexts) => FieldBinding<string>
  /** Countries to choose from, in the UI language. */
  countries: readonly { code: string; name: string }[]
  /** Autofill section. */
  section?: 'shipping' | 'billing'
}

/**
 * Address fields in the country's format: the country comes first and determines the others. Input survives a change of
 * country.
 */
export function AddressFields({ field, countries, section }: AddressFieldsProps) {
  const country = field('country')
  const { fields, required, regions } = addressFormat(country.value)
  const labels = addressLabels(country.value)
  const fill = (part: string) => (section === undefined ? part : `${section} ${part}`)
  const labelOf = (part: 'city' | 'region' | 'postalCode') =>
    required.has(part) ? labels[part] : m.addresses_optional({ label: labels[part] })
  const parts: Record<AddressField, ReactNode> = {
    line1: (
      <TextField
        key="line1"
        {...field('line1')}
        label={m.addresses_line1()}
        placeholder={m.addresses_line1_hint()}
        autoComplete={fill('address-line1')}
      />
    ),
    line2: (
      <TextField
        key="line2"
        {...field('line2')}
        label={m.addresses_line2()}
        autoComplete={fill('address-line2')}
        isRequired={false}
      />
    ),
    city: (
      <TextField
        key="city"
        {...field('city')}
        label={labelOf('city')}
        autoComplete={fill('address-level2')}
        isRequired={required.has('city')}
      />
    ),
    region: (
      <RegionField
        key="region"
        country={country.value}
        regions={regions}
        binding={field('region')}
        label={labelOf('region')}
        autoComplete={fill('address-level1')}
        isRequired={required.has('region')}
      />
    ),
    postalCode: (
      <TextField
        key="postal"
        {...field('postalCode')}
        label={labelOf('postalCode')}
        autoComplete={fill('postal-code')}
        autoCapitalize="characters"
        spellCheck={false}
        isRequired={required.has('postalCode')}
      />
    )
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap={5}>
      <SelectField {...country} label={m.addresses_country()} autoComplete={fill('country')}>
        <option value="" disabled>
          {m.addresses_country_choose()}
        </option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field('name')} label={m.addresses_name()} autoComplete={fill('name')} />
      {rowsOf(fields).map((row) => (
        <chakra.div
          key={row.join()}
          display="grid"
          gridTemplateColumns={row.length === 1 ? '1fr' : { base: '1fr', sm: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
          gap={5}
          alignItems="start"
        >
          {row.map((part) => parts[part])}
        </chakra.div>
      ))}
      <PhoneField {...field('phone')} autoComplete={fill('tel')} />
    </chakra.div>
  )
}

const isStreet = (part: AddressField | undefined) => part === 'line1' || part === 'line2'

/** The street takes whole rows; city, region and postal code share one if adjacent in the format. */
function rowsOf(fields: readonly AddressField[]): AddressField[][] {
  const rows: AddressField[][] = []
  for (const part of fields) {
    const last = rows.at(-1)
    if (last && !isStreet(part) && !isStreet(last[0])) last.push(part)
    else rows.push([part])
  }
  return rows
}

interface RegionFieldProps {
  binding: FieldBinding<string>
  country: string
  regions: readonly Region[]
  label: string
  autoComplete: string
  isRequired: boolean
}

const RegionField = ({ binding, country, regions, label, autoComplete, isRequired }: RegionFieldProps) =>
  regions.length === 0 ? (
    <TextField {...binding} label={label} autoComplete={autoComplete} isRequired={isRequired} />
  ) : (
    // A region of another country is shown as unselected, but kept until another is chosen.
    <SelectField
      {...binding}
      value={findRegion(country, binding.value)?.value ?? ''}
      label={label}
      autoComplete={autoComplete}
      isRequired={isRequired}
    >
      <option value="" disabled={isRequired}>
        {m.addresses_region_choose()}
      </option>
      {regions.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  )

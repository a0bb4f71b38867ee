import { chakra } from '@chakra-ui/react'
import type { FieldBinding } from '../../forms/index.ts'
import { m } from '../../messages/index.ts'
import { TextField } from '../field/index.ts'
import { PhoneField } from '../phone-field/index.ts'
import { SelectField } from '../select/index.ts'
import type { AddressTexts } from './address-texts.ts'
import { shapeOf } from './countries.ts'

export interface AddressFieldsProps {
  /** Joins each part to the form. */
  field: (part: keyof AddressTexts) => FieldBinding<string>
  /** Countries to choose from, named in the person's language. */
  countries: readonly { code: string; name: string }[]
  /** What the browser should fill in. */
  section?: 'shipping' | 'billing'
}

/** An address the way its country writes it: the country comes first, the rest follows it. */
export function AddressFields({ field, countries, section }: AddressFieldsProps) {
  const country = field('country')
  const shape = shapeOf(country.value)
  const fill = (part: string) => (section === undefined ? part : `${section} ${part}`)
  const postal = <TextField key="postal" {...field('postalCode')} label={shape.postalLabel()} autoComplete={fill('postal-code')} autoCapitalize="characters" spellCheck={false} />
  const city = <TextField key="city" {...field('city')} label={shape.cityLabel()} autoComplete={fill('address-level2')} />
  const region = shape.region ? <RegionField key="region" binding={field('region')} region={shape.region} autoComplete={fill('address-level1')} /> : null
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
      <TextField {...field('line1')} label={m.addresses_line1()} placeholder={m.addresses_line1_hint()} autoComplete={fill('address-line1')} />
      <TextField {...field('line2')} label={m.addresses_line2()} autoComplete={fill('address-line2')} isRequired={false} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: 'repeat(auto-fit, minmax(9rem, 1fr))' }} gap={5} alignItems="start">
        {shape.isPostalFirst ? [postal, city, region] : [city, region, postal]}
      </chakra.div>
      <PhoneField {...field('phone')} autoComplete={fill('tel')} />
    </chakra.div>
  )
}

interface RegionFieldProps {
  binding: FieldBinding<string>
  region: NonNullable<ReturnType<typeof shapeOf>['region']>
  autoComplete: string
}

const RegionField = ({ binding, region, autoComplete }: RegionFieldProps) =>
  region.choices ? (
    // A region of the country chosen before is none of this one's: the select shows it as not chosen.
    <SelectField {...binding} value={region.choices.some(([code]) => code === binding.value) ? binding.value : ''} label={region.label()} autoComplete={autoComplete}>
      <option value="" disabled>
        {m.addresses_region_choose()}
      </option>
      {region.choices.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  ) : (
    <TextField {...binding} label={region.label()} autoComplete={autoComplete} isRequired={region.isRequired} />
  )

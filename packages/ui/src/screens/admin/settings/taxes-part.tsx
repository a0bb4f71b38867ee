import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import { formatCountries, Entry } from './delivery-part.tsx'
import { fieldsOf, partOf, type SettingsPartProps } from './setting-fields.tsx'
import { emptyTax, type TaxForm } from './settings-form.ts'

interface TaxProps extends Pick<SettingsPartProps, 'errorOf' | 'hasProblemIn'> {
  tax: TaxForm
  index: number
  onChange: (tax: TaxForm) => void
  onRemove: () => void
}

function Tax({ tax, index, errorOf, hasProblemIn, onChange, onRemove }: TaxProps) {
  const { field, area } = fieldsOf<TaxForm>({
    form: tax,
    errorOf,
    at: `tax.${index}.`,
    onChange: (change) => onChange({ ...tax, ...change })
  })
  const country = formatCountries([tax.country.trim().toUpperCase()])
  const title = country || m.admin_settings_new_tax()
  return (
    <Entry
      title={title}
      facts={`${tax.name} ${tax.percent} %`}
      isOpenAtFirst={tax.country === ''}
      hasProblem={hasProblemIn(`tax.${index}.`)}
      removeLabel={m.admin_settings_remove_tax({ country: title })}
      onRemove={onRemove}
    >
      <Pair>
        {field('country', {
          label: m.admin_settings_country(),
          hint: m.admin_settings_country_hint(),
          maxLength: 2,
          autoCapitalize: 'characters',
          spellCheck: false,
          dir: 'ltr'
        })}
        {field('name', {
          label: m.admin_settings_tax_name(),
          hint: m.admin_settings_tax_name_hint(),
          maxLength: 40,
          dir: 'auto'
        })}
      </Pair>
      {field('percent', { label: m.admin_settings_percent(), inputMode: 'decimal', dir: 'ltr' })}
      <Checkbox checked={tax.isIncluded} onChange={({ isChecked }) => onChange({ ...tax, isIncluded: isChecked })}>
        {m.admin_settings_included()}
      </Checkbox>
      <Pair>
        {area('classes', {
          label: m.admin_settings_classes(),
          hint: m.admin_settings_classes_hint(),
          isRequired: false,
          rows: 2,
          minHeight: '4.5rem',
          dir: 'ltr'
        })}
        {area('regions', {
          label: m.admin_settings_regions(),
          hint: m.admin_settings_regions_hint(),
          isRequired: false,
          rows: 2,
          minHeight: '4.5rem',
          dir: 'ltr'
        })}
      </Pair>
    </Entry>
  )
}

/** Taxes by destination country. */
export const TaxesPart = partOf(['taxes'], ({ form: { taxes }, errorOf, hasProblemIn, onChange }) => (
  <Part id="taxes" title={m.admin_settings_taxes()} hint={m.admin_settings_taxes_hint()}>
    {taxes.map((tax, index) => (
      <Tax
        // The country is typed and may be wrong or twice for a while; none moves.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        tax={tax}
        index={index}
        errorOf={errorOf}
        hasProblemIn={hasProblemIn}
        onChange={(changed) => onChange({ taxes: taxes.with(index, changed) })}
        onRemove={() => onChange({ taxes: taxes.toSpliced(index, 1) })}
      />
    ))}
    <div>
      <Button size="sm" onClick={() => onChange({ taxes: [...taxes, emptyTax] })}>
        {m.admin_settings_add_tax()}
      </Button>
    </div>
  </Part>
))

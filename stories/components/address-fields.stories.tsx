import { expect, fn, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { addressErrors, AddressFields, emptyAddress, toAddress } from '@motif/ui/components/address-fields'
import { useForm } from '@motif/ui/forms'
import preview from '../../.storybook/preview.tsx'
import { countries } from '../fixtures/carts.ts'

const Fields = ({ country, onSubmit }: { country: string; onSubmit: (address: unknown) => void }) => {
  const form = useForm({
    initial: { ...emptyAddress, country },
    check: addressErrors,
    onSubmit: (texts) => onSubmit(toAddress(texts))
  })
  return (
    <form {...form.formProps}>
      <AddressFields field={form.field} countries={countries} />
      <button type="submit">Save</button>
    </form>
  )
}

const meta = preview.meta({
  title: 'Components/Address fields',
  component: Fields,
  parameters: { layout: 'padded' },
  args: { country: 'US', onSubmit: fn() }
})

export const UnitedStates = meta.story()
export const UnitedKingdom = meta.story({ args: { country: 'GB' } })
export const Germany = meta.story({ args: { country: 'DE' } })
export const India = meta.story({ args: { country: 'IN' } })
export const NoCountryYet = meta.story({ args: { country: '' } })

export const Japan = meta.story({
  tags: ['picture'],
  args: { country: 'JP' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.addresses_name()), '伊藤 桜')
    await userEvent.type(canvas.getByLabelText(m.addresses_line1()), '千代田1-1')
    await userEvent.type(canvas.getByLabelText(m.addresses_city()), '千代田区')
    await userEvent.type(canvas.getByLabelText(m.addresses_postal_code()), '100-0001')
    await userEvent.type(canvas.getByLabelText(m.accounts_complete_phone()), '090 1234 5678')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText(m.addresses_prefecture())).toHaveFocus()
    await expect(canvas.getByLabelText(m.addresses_prefecture())).toHaveAccessibleDescription(
      m.addresses_region_missing({ label: m.addresses_prefecture() })
    )
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_prefecture()), '東京都 · Tokyo')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '伊藤 桜',
      line1: '千代田1-1',
      city: '千代田区',
      region: '東京都',
      postalCode: '100-0001',
      country: 'JP',
      phone: '+819012345678'
    })
  }
})

export const France = meta.story({ args: { country: 'FR' } })
export const Canada = meta.story({ args: { country: 'CA' } })
export const Australia = meta.story({ args: { country: 'AU' } })

export const Netherlands = meta.story({
  tags: ['picture'],
  args: { country: 'NL' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.addresses_name()), 'Anna de Vries')
    await userEvent.type(canvas.getByLabelText(m.addresses_line1()), 'Keizersgracht 1')
    await userEvent.type(canvas.getByLabelText(m.addresses_postcode()), '1015cj')
    await userEvent.type(canvas.getByLabelText(m.addresses_city()), 'Amsterdam')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Anna de Vries',
      line1: 'Keizersgracht 1',
      city: 'Amsterdam',
      postalCode: '1015CJ',
      country: 'NL'
    })
  }
})

/** A change of the country keeps the entered values. A value reappears once the selected country has a field for it. */
export const AnotherCountry = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.addresses_name()), 'فاطمة بنت محمد')
    await userEvent.type(canvas.getByLabelText(m.addresses_line1()), 'شارع الياسمين ٤٢')
    await userEvent.type(canvas.getByLabelText(m.addresses_city()), 'Portland')
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_state()), 'Oregon')
    await userEvent.type(canvas.getByLabelText(m.addresses_zip_code()), '٩٧٢٠١')
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_country()), 'Germany')
    await expect(canvas.queryByLabelText(m.addresses_state())).not.toBeInTheDocument()
    await expect(canvas.getByLabelText(m.addresses_city())).toHaveValue('Portland')
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_country()), 'United States')
    await expect(canvas.getByLabelText(m.addresses_state())).toHaveValue('OR')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'فاطمة بنت محمد',
      line1: 'شارع الياسمين ٤٢',
      city: 'Portland',
      region: 'OR',
      postalCode: '97201',
      country: 'US'
    })
  }
})

export const Mistakes = meta.story({
  tags: ['picture'],
  args: { country: 'GB' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(m.addresses_postcode()), '12345')
    await userEvent.type(canvas.getByLabelText(m.accounts_complete_phone()), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText(m.addresses_postcode())).toHaveAccessibleDescription(
      m.addresses_postal_wrong({ label: m.addresses_postcode(), example: 'EC1Y 8SY' })
    )
    await expect(canvas.getByLabelText(m.addresses_postcode())).toHaveValue('12345')
    await expect(canvas.getByLabelText(m.accounts_complete_phone())).toBeInvalid()
  }
})

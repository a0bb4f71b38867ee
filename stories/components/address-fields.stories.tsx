import { expect, fn, userEvent } from 'storybook/test'
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
  args: { country: 'JP' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), '伊藤 桜')
    await userEvent.type(canvas.getByLabelText('Address'), '千代田1-1')
    await userEvent.type(canvas.getByLabelText('City'), '千代田区')
    await userEvent.type(canvas.getByLabelText('Postal code'), '100-0001')
    await userEvent.type(canvas.getByLabelText('Phone (optional)'), '090 1234 5678')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('Prefecture')).toHaveFocus()
    await expect(canvas.getByLabelText('Prefecture')).toHaveAccessibleDescription('Prefecture is missing.')
    await userEvent.selectOptions(canvas.getByLabelText('Prefecture'), '東京都 · Tokyo')
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
  args: { country: 'NL' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Anna de Vries')
    await userEvent.type(canvas.getByLabelText('Address'), 'Keizersgracht 1')
    await userEvent.type(canvas.getByLabelText('Postcode'), '1015cj')
    await userEvent.type(canvas.getByLabelText('City'), 'Amsterdam')
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

/** Changing the country keeps what was typed, and brings it back where the country has a place for it. */
export const AnotherCountry = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'فاطمة بنت محمد')
    await userEvent.type(canvas.getByLabelText('Address'), 'شارع الياسمين ٤٢')
    await userEvent.type(canvas.getByLabelText('City'), 'Portland')
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Oregon')
    await userEvent.type(canvas.getByLabelText('ZIP code'), '٩٧٢٠١')
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Germany')
    await expect(canvas.queryByLabelText('State')).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('City')).toHaveValue('Portland')
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'United States')
    await expect(canvas.getByLabelText('State')).toHaveValue('OR')
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
  args: { country: 'GB' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Postcode'), '12345')
    await userEvent.type(canvas.getByLabelText('Phone (optional)'), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(
      'Postcode does not look right. An example: EC1Y 8SY.'
    )
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('12345')
    await expect(canvas.getByLabelText('Phone (optional)')).toBeInvalid()
  }
})

import { expect, fn, userEvent } from 'storybook/test'
import { addressErrors, AddressFields, emptyAddress, toAddress } from '@motif/ui/components/address-fields'
import { useForm } from '@motif/ui/forms'
import preview from '../../.storybook/preview.tsx'
import { countries } from '../fixtures/carts.ts'

const Fields = ({ country, onSubmit }: { country: string; onSubmit: (address: unknown) => void }) => {
  const form = useForm({ initial: { ...emptyAddress, country }, check: addressErrors, onSubmit: (texts) => onSubmit(toAddress(texts)) })
  return (
    <form {...form.formProps}>
      <AddressFields field={form.field} countries={countries} />
      <button type="submit">Save</button>
    </form>
  )
}

const meta = preview.meta({ title: 'Components/Address fields', component: Fields, parameters: { layout: 'padded' }, args: { country: 'US', onSubmit: fn() } })

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
    await userEvent.type(canvas.getByLabelText('Prefecture'), '東京都{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '伊藤 桜', line1: '千代田1-1', city: '千代田区', region: '東京都', postalCode: '100-0001', country: 'JP', phone: '+819012345678' })
  }
})

import { expect, fn, userEvent, within } from 'storybook/test'
import { m } from '@motif/messages'
import { AddressesScreen } from '@motif/ui/screens/addresses'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { countries } from '../fixtures/carts.ts'
import { addresses, failures, savedAddresses } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Addresses',
  component: AddressesScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: { countries, onAdd: fn(), onEdit: fn(), onRemove: fn(), onSave: fn(), onClose: fn(), onRetry: fn() }
})

const awkward = [addresses.long, addresses.arabic, addresses.japan].map((address, index) => ({
  ...address,
  id: `x${index}`,
  label: null,
  isDefaultShipping: index === 0,
  isDefaultBilling: index === 0
}))

export const Loading = meta.story()
export const Failed = meta.story({ args: { failure: failures.internal } })
export const Offline = meta.story({ args: { failure: failures.network } })
export const Many = meta.story({
  args: {
    addresses: Array.from({ length: 40 }, (_, index) =>
      [...savedAddresses, ...awkward].map((address) => ({
        ...address,
        id: `${address.id}-${index}`,
        isDefaultShipping: index === 0 && address.isDefaultShipping,
        isDefaultBilling: index === 0 && address.isDefaultBilling
      }))
    ).flat()
  },
  parameters: { a11y: { test: 'off' } }
})
export const SignedOut = meta.story({ args: { isSignedOut: true } })
export const AwkwardData = meta.story({ args: { addresses: awkward } })
export const RightToLeft = meta.story({ args: { addresses: awkward }, globals: { locale: 'ar-XB' } })
export const Removing = meta.story({ args: { addresses: savedAddresses, pendingAddresses: ['a2'] } })

export const Empty = meta.story({
  tags: ['picture'],
  args: { addresses: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.addresses_add() }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  args: { addresses: savedAddresses },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.addresses_edit()} 12 Ropewalk` }))
    await expect(args.onEdit).toHaveBeenCalledWith({ id: 'a2' })
    await userEvent.click(canvas.getByRole('button', { name: `${m.addresses_remove()} 12 Ropewalk` }))
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 'a2' })
  }
})

export const Editing = meta.story({
  tags: ['deed'],
  args: { addresses: savedAddresses, editing: { id: 'a2' } },
  play: async ({ canvas, args }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: m.addresses_edit_title() }))
    const postcode = sheet.getByLabelText(m.addresses_postcode())
    await userEvent.clear(postcode)
    await userEvent.type(postcode, '99999')
    await userEvent.click(sheet.getByRole('button', { name: m.addresses_save() }))
    await expect(postcode).toHaveFocus()
    await expect(postcode).toHaveAccessibleDescription(
      m.addresses_postal_wrong({ label: m.addresses_postcode(), example: 'EC1Y 8SY' })
    )
    await userEvent.clear(postcode)
    await userEvent.type(postcode, 'BS8 1TH')
    await userEvent.click(sheet.getByLabelText(m.addresses_make_default_shipping()))
    await userEvent.click(sheet.getByRole('button', { name: m.addresses_save() }))
    await expect(args.onSave).toHaveBeenCalledWith({
      id: 'a2',
      address: { ...addresses.unitedKingdom, postalCode: 'BS8 1TH' },
      label: 'Work',
      isDefaultShipping: true,
      isDefaultBilling: true
    })
  }
})

export const Adding = meta.story({ args: { addresses: savedAddresses, editing: 'new' } })
export const Saving = meta.story({ args: { addresses: savedAddresses, editing: { id: 'a1' }, isSaving: true } })
export const NotSaved = meta.story({
  args: { addresses: savedAddresses, editing: { id: 'a1' }, saveFailure: failures.network }
})
export const Throttled = meta.story({
  args: { addresses: savedAddresses, editing: { id: 'a1' }, saveFailure: failures.tooMany }
})

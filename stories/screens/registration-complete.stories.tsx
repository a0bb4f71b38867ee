import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { RegistrationCompleteScreen } from '@motif/ui/screens/registration-complete'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { countries } from '../fixtures/carts.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Registration complete',
  component: RegistrationCompleteScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: { name: people.ada.name, countries, onSubmit: fn(), onSkip: fn() }
})

/** Opens the optional address fields. */
const addAddress = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_address_add() }))
  await canvas.findByRole('combobox', { name: m.addresses_country() })
}

export const Ready = meta.story()
export const Busy = meta.story({ args: { isBusy: true } })
export const Offline = meta.story({ args: { failure: failures.network } })
export const Throttled = meta.story({ args: { failure: failures.tooMany } })
export const Unexpected = meta.story({ args: { failure: failures.unexpected } })
export const WithoutName = meta.story({ args: { name: '' } })
export const LongName = meta.story({ args: { name: people.long.name } })
export const Arabic = meta.story({ args: { name: people.arabic.name }, globals: { locale: 'ar-XB' } })

export const TakesAPhoneAsPeopleWriteIt = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText(m.accounts_complete_phone())
    await userEvent.type(phone, '12')
    await userEvent.tab()
    await expect(phone).toBeInvalid()
    await userEvent.clear(phone)
    await userEvent.type(phone, '(415) 555-0123')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_submit() }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ada Lovelace', phone: '+14155550123' })
  }
})

export const WithAddress = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.accounts_complete_phone()), '020 7946 0000')
    await addAddress({ canvas })
    const country = canvas.getByRole('combobox', { name: m.addresses_country() })
    await waitFor(() => expect(country).toHaveFocus())
    await userEvent.selectOptions(country, 'GB')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_submit() }))
    await expect(canvas.getByRole('textbox', { name: m.addresses_line1() })).toHaveFocus()
    await userEvent.keyboard('12 Ropewalk')
    await userEvent.type(canvas.getByLabelText(m.addresses_city_gb()), 'Bristol')
    await userEvent.type(canvas.getByLabelText(m.addresses_postcode()), 'BS1 6QU')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_submit() }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Lovelace',
      phone: '+442079460000',
      address: expect.objectContaining({
        name: 'Ada Lovelace',
        line1: '12 Ropewalk',
        city: 'Bristol',
        postalCode: 'BS1 6QU',
        country: 'GB'
      })
    })
  }
})

export const AddressRightToLeft = meta.story({
  tags: ['deed'],
  globals: { locale: 'ar-XB' },
  play: async ({ canvas }) => {
    await addAddress({ canvas })
    await expect(canvas.getByRole('group', { name: m.accounts_complete_address() })).toBeVisible()
  }
})

export const AddressCanWait = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await addAddress({ canvas })
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_address_leave() }))
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_submit() }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ada Lovelace' })
  }
})

export const CanWait = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_complete_skip() }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  }
})

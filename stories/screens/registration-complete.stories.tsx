import { expect, fn, userEvent } from 'storybook/test'
import { RegistrationCompleteScreen } from '@motif/ui/screens/registration-complete'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'

const meta = preview.meta({ title: 'Screens/Registration complete', component: RegistrationCompleteScreen, parameters: { chromatic: { modes } }, args: { name: people.ada.name, onSubmit: fn(), onSkip: fn() } })

export const Ready = meta.story()
export const Busy = meta.story({ args: { isBusy: true } })
export const Failed = meta.story({ args: { failure: failures.network } })
export const LongName = meta.story({ args: { name: people.long.name } })
export const Arabic = meta.story({ args: { name: people.arabic.name }, globals: { locale: 'ar-XB' } })

export const TakesAPhoneAsPeopleWriteIt = meta.story({
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText('Phone (optional)')
    await userEvent.type(phone, '12')
    await userEvent.tab()
    await expect(phone).toBeInvalid()
    await userEvent.clear(phone)
    await userEvent.type(phone, '(415) 555-0123')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and go on' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ada Lovelace', phone: '+14155550123' })
  }
})

export const CanWait = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  }
})

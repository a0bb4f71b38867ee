import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { modes } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { adminProps } from '../fixtures/admin.ts'
import { twoFactorOff, twoFactorOn } from '../fixtures/admin-two-factor.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'sign-in', role: 'viewer', twoFactor: twoFactorOn }

const meta = preview.meta({
  title: 'Screens/Admin/Your sign-in',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const page = within(document.body)

export const On = meta.story()
export const FewRecoveryCodes = meta.story({ args: { twoFactor: { ...twoFactorOn, recoveryCodesLeft: 1 } } })
export const Loading = meta.story({ args: { twoFactor: undefined } })
export const Failed = meta.story({
  tags: ['deed'],
  args: { twoFactor: undefined, twoFactorFailure: failures.network },
  play: async ({ canvas, args: { onRetryTwoFactor } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryTwoFactor).toHaveBeenCalledOnce()
  }
})

export const Off = meta.story({
  tags: ['deed'],
  args: { twoFactor: twoFactorOff },
  play: async ({ canvas, args: { onBeginTwoFactor } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_set_up() }))
    await expect(onBeginTwoFactor).toHaveBeenCalledOnce()
  }
})

export const TurningOff = meta.story({
  tags: ['picture'],
  args: {
    onTurnOffTwoFactor: fn(async () => ({
      ...failures.internal,
      code: 'invalid-code' as const,
      field: 'code',
      detail: 'This code is not right, or it was used already. Enter the one your app shows now.'
    }))
  },
  play: async ({ canvas, args: { onTurnOffTwoFactor } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_turn_off() }))
    const dialog = within(await page.findByRole('dialog', { name: m.two_factor_turn_off_title() }))
    await userEvent.click(dialog.getAllByRole('textbox')[0]!)
    await userEvent.paste('287082')
    await expect(onTurnOffTwoFactor).toHaveBeenCalledWith({ code: '287082' })
    // The dialog stays open and shows the reason.
    await waitFor(() => expect(dialog.getByText(/not right/)).toBeVisible())
  }
})

export const NewRecoveryCodes = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onRenewRecoveryCodes } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_renew() }))
    const dialog = within(await page.findByRole('dialog', { name: m.two_factor_renew() }))
    await userEvent.click(dialog.getAllByRole('textbox')[0]!)
    await userEvent.paste('287082')
    await expect(onRenewRecoveryCodes).toHaveBeenCalledWith({ code: '287082' })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }
})

export const Hinted = meta.story({
  tags: ['deed'],
  args: { section: 'orders', role: 'owner', isTwoFactorHinted: true },
  play: async ({ canvas, args: { onHideTwoFactorHint } }) => {
    await expect(canvas.getByRole('link', { name: m.two_factor_set_up() })).toHaveAttribute(
      'href',
      '/admin?section=sign-in'
    )
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_not_now() }))
    await expect(onHideTwoFactorHint).toHaveBeenCalledOnce()
  }
})

const left = { onEnterCode: fn(async () => undefined), onBegin: fn(async () => undefined) }

/** The two-factor confirmation expires during a session. */
export const CodeAgain = meta.story({
  tags: ['picture'],
  args: { section: 'orders', role: 'owner', twoFactorLeft: { left: 'code', ...left } },
  play: async ({ canvas }) => {
    await expect(await page.findByRole('dialog', { name: m.two_factor_again_title() })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_enter() }))
    await expect(await page.findByRole('dialog')).toBeVisible()
  }
})

/** An owner makes two-factor authentication mandatory during a session. */
export const DemandedMeanwhile = meta.story({
  tags: ['picture'],
  args: { section: 'orders', role: 'support', twoFactorLeft: { left: 'set-up', ...left } },
  play: async () => {
    await expect(await page.findByRole('dialog', { name: m.two_factor_demanded_title() })).toBeVisible()
  }
})

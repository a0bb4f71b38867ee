import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { roleName } from '@motif/ui/staff-roles'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminStaff } from '../fixtures/admin-staff.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'staff' }

const meta = preview.meta({
  title: 'Screens/Admin/Staff',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const page = within(document.body)
const changeOf = (name: string) => ({ name: m.admin_staff_change_of({ name }) })
const removeOf = (name: string) => ({ name: m.admin_staff_remove_of({ name }) })

export const Ready = meta.story()
export const Alone = meta.story({
  args: { staff: { ...adminStaff, items: adminStaff.items.slice(0, 1), invitations: [] } }
})
export const Loading = meta.story({ args: { staff: undefined } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { staff: undefined, staffFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryStaff).toHaveBeenCalledOnce()
  }
})

export const Offline = meta.story({ args: { staff: undefined, staffFailure: failures.network } })

export const Inviting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_staff_invite() }))
    const sheet = within(await page.findByRole('dialog', { name: m.admin_staff_invite() }))
    await userEvent.type(sheet.getByRole('textbox', { name: m.accounts_name() }), ' Emmy ')
    await userEvent.type(sheet.getByRole('textbox', { name: m.accounts_email() }), 'emmy@example.com')
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: m.admin_staff_role() }), roleName('production'))
    await userEvent.click(sheet.getByRole('button', { name: m.admin_staff_invite_send() }))
    await expect(args.onInvite).toHaveBeenCalledWith({ name: 'Emmy', email: 'emmy@example.com', role: 'production' })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }
})

export const InvitationRefused = meta.story({
  tags: ['picture'],
  args: {
    onInvite: fn(async () => ({
      ...failures.internal,
      code: 'conflict' as const,
      field: 'email',
      detail: 'This address is invited already. Send that invitation again, or withdraw it.'
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_staff_invite() }))
    const sheet = within(await page.findByRole('dialog', { name: m.admin_staff_invite() }))
    await userEvent.click(sheet.getByRole('button', { name: m.admin_staff_invite_send() }))
    const email = sheet.getByRole('textbox', { name: m.accounts_email() })
    await expect(email).toBeInvalid()
    await userEvent.type(sheet.getByRole('textbox', { name: m.accounts_name() }), 'Emmy')
    await userEvent.type(email, 'emmy@example.com{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining('invited already')))
    await expect(email).toHaveValue('emmy@example.com')
  }
})

export const ChangingARole = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', changeOf('Alan Turing')))
    const dialog = within(await page.findByRole('dialog', changeOf('Alan Turing')))
    const role = dialog.getByRole('combobox', { name: m.admin_staff_role() })
    await userEvent.selectOptions(role, roleName('support'))
    await expect(role).toHaveAccessibleDescription(m.staff_role_support_about())
    await expect(args.onChangeRole).not.toHaveBeenCalled()
  }
})

export const RoleChanged = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', changeOf('Alan Turing')))
    const dialog = within(await page.findByRole('dialog', changeOf('Alan Turing')))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: m.admin_staff_role() }), roleName('support'))
    await userEvent.click(dialog.getByRole('button', { name: m.common_save() }))
    await expect(args.onChangeRole).toHaveBeenCalledWith({
      member: expect.objectContaining({ id: 'u-5' }),
      role: 'support'
    })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }
})

export const LastOwner = meta.story({
  tags: ['picture'],
  args: {
    onRemoveMember: fn(async () => ({
      ...failures.internal,
      code: 'conflict' as const,
      detail: 'The shop needs an owner. Make somebody else an owner first.'
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', removeOf('Ada Lovelace')))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_staff_remove() }))
    await expect(await dialog.findByText(/needs an owner/)).toBeVisible()
  }
})

export const TakenOut = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', removeOf('Grace Hopper')))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_staff_remove() }))
    await expect(args.onRemoveMember).toHaveBeenCalledWith({ member: expect.objectContaining({ id: 'u-2' }) })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }
})

export const InvitationsAgain = meta.story({
  tags: ['deed'],
  args: {
    onResendInvitation: fn(async () => ({ ...failures.internal, detail: 'Wait a minute, then send it again.' }))
  },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('region', { name: m.admin_staff_invitations() }))
    await userEvent.click(list.getByRole('button', { name: new RegExp(`^${m.admin_staff_resend()} .*Noether`) }))
    await expect(args.onResendInvitation).toHaveBeenCalledWith({ invitation: expect.objectContaining({ id: 's-1' }) })
    await expect(await list.findByText(/Wait a minute/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: new RegExp(`^${m.admin_staff_withdraw()} .*Gödel`) }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_staff_withdraw() }))
    await expect(args.onWithdrawInvitation).toHaveBeenCalledWith({ invitation: expect.objectContaining({ id: 's-2' }) })
  }
})

/** A manager can change only members of lower roles, and invite to these roles. */
export const AsAManager = meta.story({
  tags: ['deed'],
  args: { role: 'manager' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', changeOf('Ada Lovelace'))).toBeNull()
    await expect(canvas.queryByRole('button', removeOf('Grace Hopper'))).toBeNull()
    await expect(canvas.getByRole('button', changeOf('Alan Turing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_staff_invite() }))
    const sheet = within(await page.findByRole('dialog', { name: m.admin_staff_invite() }))
    await expect(sheet.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      (['support', 'production', 'viewer'] as const).map(roleName)
    )
  }
})

export const ResettingTwoFactor = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onResetTwoFactor } }) => {
    const name = adminStaff.items[2]?.name ?? ''
    // The user's own two-factor authentication is turned off with a code instead.
    await expect(canvas.queryByRole('button', { name: m.admin_staff_reset_of({ name: 'Ada Lovelace' }) })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_staff_reset_of({ name }) }))
    const dialog = within(await page.findByRole('dialog', { name: m.admin_staff_reset_question({ name }) }))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_staff_reset() }))
    await expect(onResetTwoFactor).toHaveBeenCalledWith({ member: adminStaff.items[2] })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }
})

export const DemandingTwoFactor = meta.story({
  tags: ['picture'],
  args: {
    onDemandTwoFactor: fn(async () => ({
      ...failures.internal,
      code: 'conflict' as const,
      detail: 'Turn two-factor sign-in on for yourself first: in the account’s menu, under Login and security.'
    }))
  },
  play: async ({ canvas, args: { onDemandTwoFactor } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_staff_demand() }))
    const dialog = within(await page.findByRole('dialog', { name: m.admin_staff_demand_question() }))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_staff_demand() }))
    await expect(onDemandTwoFactor).toHaveBeenCalledWith({ demandsTwoFactor: true })
    await waitFor(() => expect(dialog.getByText(/for yourself first/)).toBeVisible())
  }
})

/** Managers see who uses two-factor authentication and that it is mandatory. Only owners can change this. */
export const TwoFactorDemandedForAManager = meta.story({
  tags: ['deed'],
  args: { role: 'manager', staff: { ...adminStaff, demandsTwoFactor: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_staff_demanded())).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_staff_leave() })).toBeNull()
  }
})

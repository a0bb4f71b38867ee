import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { formatMoment } from '@motif/ui/format'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'coupons' }

const meta = preview.meta({
  title: 'Screens/Admin/Coupons',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const dialog = async () => within(await screen.findByRole('dialog'))

export const Listed = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const moment = formatMoment('2026-05-31T22:00:00Z', 'Europe/Berlin')
    await expect(moment).toMatch(/^1 June 2026\D+00:00$/)
    await expect(canvas.getByText(m.admin_coupon_until({ moment }), { exact: false })).toBeVisible()
  }
})

export const ChangingTheEnd = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveCoupon, coupons } }) => {
    const coupon = coupons!.items.find(({ startsAt, endsAt }) => startsAt !== null && endsAt !== null)!
    await userEvent.click(canvas.getByRole('button', { name: m.admin_coupon_edit({ code: coupon.code }) }))
    const form = await dialog()
    await expect(form.getByLabelText(m.admin_coupon_starts({ zone: 'Europe/Berlin' }))).toHaveValue('2026-11-20T00:00')
    // A datetime field has no value until it is complete. userEvent.type would set one earlier.
    await fireEvent.change(form.getByLabelText(m.admin_coupon_ends({ zone: 'Europe/Berlin' })), {
      target: { value: '2026-10-25T02:30' }
    })
    await userEvent.click(form.getByRole('button', { name: m.common_save() }))
    await expect(onSaveCoupon).toHaveBeenCalledWith({
      code: coupon.code,
      change: expect.objectContaining({ startsAt: coupon.startsAt, endsAt: '2026-10-25T00:30:00.000Z' })
    })
  }
})

export const Adding = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveCoupon } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_coupon_new() }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_coupon_code() }), 'harbour-15')
    await userEvent.type(form.getByRole('textbox', { name: m.admin_coupon_percent_off() }), '12,5')
    await userEvent.type(form.getByRole('textbox', { name: m.admin_coupon_minimum() }), '30')
    await userEvent.type(form.getByRole('textbox', { name: m.admin_coupon_products() }), '/product/kite, plain-tee')
    await userEvent.click(form.getByRole('checkbox', { name: m.admin_coupon_once() }))
    await userEvent.click(form.getByRole('button', { name: m.admin_coupon_add() }))
    await expect(onSaveCoupon).toHaveBeenCalledWith({
      add: expect.objectContaining({
        code: 'HARBOUR-15',
        kind: 'percent',
        percentOff: 12.5,
        minimum: 3000,
        products: ['kite', 'plain-tee'],
        isOncePerCustomer: true,
        maxUses: null
      })
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

export const Unreadable = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onSaveCoupon } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_coupon_new() }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_coupon_code() }), 'A B')
    await userEvent.type(form.getByRole('textbox', { name: m.admin_coupon_percent_off() }), '120{Enter}')
    await expect(onSaveCoupon).not.toHaveBeenCalled()
    await expect(form.getByRole('textbox', { name: m.admin_coupon_code() })).toHaveFocus()
    await expect(form.getByRole('textbox', { name: m.admin_coupon_percent_off() })).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_coupon_percent_wrong())
    )
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    onSaveCoupon: fn(async () => ({
      ...failures.internal,
      code: 'invalid-input' as const,
      fields: { endsAt: 'A coupon ends after it begins.' }
    }))
  },
  play: async ({ canvas, args: { timeZone } }) => {
    const [coupon] = adminProps.coupons!.items
    await userEvent.click(canvas.getByRole('button', { name: m.admin_coupon_edit({ code: coupon!.code }) }))
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: m.common_save() }))
    await waitFor(() =>
      expect(form.getByLabelText(m.admin_coupon_ends({ zone: timeZone }))).toHaveAccessibleDescription(
        expect.stringContaining('A coupon ends after it begins.')
      )
    )
    await expect(form.getByLabelText(m.admin_coupon_ends({ zone: timeZone }))).toHaveFocus()
  }
})

export const SwitchingOff = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSwitchCoupon } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_coupon_switch_off({ code: 'WELCOME10' }) }))
    await expect(onSwitchCoupon).toHaveBeenCalledWith({ code: 'WELCOME10', isActive: false })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_coupon_switch_on({ code: 'THANKS5' }) }))
    await expect(onSwitchCoupon).toHaveBeenCalledWith({ code: 'THANKS5', isActive: true })
  }
})

export const Switching = meta.story({ args: { switchingCoupon: 'WELCOME10' } })

export const OlderPart = meta.story({ args: { after: 'WELCOME10', coupons: { ...adminProps.coupons!, next: null } } })

export const Searching = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSearchCoupons } }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_coupons_search() }), ' ship {Enter}')
    await expect(onSearchCoupons).toHaveBeenCalledWith({ q: 'ship' })
  }
})

export const NoneFound = meta.story({ args: { coupons: { items: [], next: null }, couponQuery: 'kite' } })
export const Loading = meta.story({ args: { coupons: undefined } })
export const Empty = meta.story({ args: { coupons: { items: [], next: null } } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { coupons: undefined, couponsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryCoupons } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryCoupons).toHaveBeenCalledOnce()
  }
})

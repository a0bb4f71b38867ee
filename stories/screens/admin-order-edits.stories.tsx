import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, openOrder } from '../fixtures/admin.ts'
import { withAmount } from '../fixtures/as-read.ts'
import { countries, lines } from '../fixtures/carts.ts'
import { deliveries, editing, previews, staffEdits } from '../fixtures/order-edits.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const id = 'o-m-2611-a3bq'

const meta = preview.meta({
  title: 'Screens/Admin/Order Changes',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: {
    ...adminProps,
    openOrderId: id,
    order: openOrder('paid'),
    orderEditing: editing,
    countries,
    onPreviewEdit: fn<AdminScreenProps['onPreviewEdit']>(async () => previews.less)
  }
})

const openPanel = async () => within(await screen.findByRole('dialog'))
const openForm = async () => {
  const panel = await openPanel()
  await userEvent.click(panel.getByRole('button', { name: m.admin_edit() }))
  return within(panel.getByRole('region', { name: m.admin_edit() }))
}
const look = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: m.admin_edit_look() }))

export const Choosing = meta.story({
  tags: ['picture'],
  play: async () => {
    const form = await openForm()
    await expect(form.getAllByRole('combobox')).toHaveLength(1)
    await expect(form.getAllByRole('spinbutton')).toHaveLength(3)
  }
})

export const PayingBack = meta.story({
  tags: ['picture'],
  play: async ({ args }) => {
    const form = await openForm()
    const mug = form.getAllByRole('spinbutton')[1]!
    await userEvent.clear(mug)
    await userEvent.type(mug, '0')
    await look(form)
    await expect(args.onPreviewEdit).toHaveBeenCalledWith({
      id,
      changes: { lines: [{ lineId: lines.mug.id, variantId: lines.mug.variantId, quantity: 0 }] }
    })
    const cost = await form.findByText(withAmount(1620), { selector: 'p' })
    await expect(cost).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_confirm() }))
    const reason = form.getByRole('textbox', { name: m.admin_refund_reason() })
    await expect(reason).toHaveAccessibleDescription(expect.stringContaining(m.admin_refund_reason_missing()))
    await userEvent.type(reason, 'You asked for no mug.')
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_confirm() }))
    await expect(args.onEditOrder).toHaveBeenCalledWith({
      id,
      request: {
        lines: [{ lineId: lines.mug.id, variantId: lines.mug.variantId, quantity: 0 }],
        revision: 0,
        difference: -1620,
        reason: 'You asked for no mug.'
      }
    })
    const panel = await openPanel()
    await waitFor(() => expect(panel.getByRole('button', { name: m.admin_edit() })).toHaveFocus())
  }
})

export const PayingBackToAGiftCard = meta.story({
  tags: ['picture'],
  args: { onPreviewEdit: fn<AdminScreenProps['onPreviewEdit']>(async () => previews.lessWithGiftCard) },
  play: async () => {
    const form = await openForm()
    await look(form)
    await expect(await form.findByText(withAmount(500))).toBeVisible()
  }
})

export const AskingForTheDifference = meta.story({
  tags: ['picture'],
  args: { onPreviewEdit: fn<AdminScreenProps['onPreviewEdit']>(async () => previews.more) },
  play: async ({ args }) => {
    const form = await openForm()
    await userEvent.selectOptions(form.getByRole('combobox'), `${lines.tee.id}-L`)
    await look(form)
    await userEvent.type(await form.findByRole('textbox', { name: m.admin_refund_reason() }), 'As you asked.')
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_ask() }))
    await expect(args.onEditOrder).toHaveBeenCalledWith({
      id,
      request: expect.objectContaining({
        lines: [{ lineId: lines.tee.id, variantId: `${lines.tee.id}-L`, quantity: 2 }],
        difference: 2610
      })
    })
  }
})

export const DoingWithoutTheDifference = meta.story({
  tags: ['picture'],
  args: { onPreviewEdit: fn<AdminScreenProps['onPreviewEdit']>(async () => previews.more) },
  play: async ({ args }) => {
    const form = await openForm()
    await look(form)
    await userEvent.click(await form.findByRole('checkbox', { name: m.admin_edit_waive_open() }))
    await userEvent.type(form.getByRole('textbox', { name: m.admin_refund_reason() }), 'As you asked.')
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_confirm() }))
    const why = form.getByRole('textbox', { name: m.admin_edit_waiver() })
    await expect(why).toHaveAccessibleDescription(expect.stringContaining(m.admin_edit_waiver_missing()))
    await expect(args.onEditOrder).not.toHaveBeenCalled()
    await userEvent.type(why, 'Our mistake.')
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_confirm() }))
    await expect(args.onEditOrder).toHaveBeenCalledWith({
      id,
      request: expect.objectContaining({ waiver: 'Our mistake.' })
    })
  }
})

export const AnotherDelivery = meta.story({
  tags: ['deed'],
  args: {
    orderEditing: { ...editing, deliveries },
    onPreviewEdit: fn<AdminScreenProps['onPreviewEdit']>(async () => previews.delivery)
  },
  play: async ({ args }) => {
    const form = await openForm()
    await userEvent.selectOptions(form.getByRole('combobox', { name: m.admin_edit_delivery() }), 'express')
    await look(form)
    await expect(args.onPreviewEdit).toHaveBeenCalledWith({ id, changes: { lines: [], shippingMethod: 'express' } })
    await expect(await form.findByText(m.orders_change_delivery({ name: 'Express' }))).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_refund_reason() }), 'As you asked.')
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_ask() }))
    await expect(args.onEditOrder).toHaveBeenCalledWith({
      id,
      request: { lines: [], shippingMethod: 'express', revision: 0, difference: 1200, reason: 'As you asked.' }
    })
  }
})

export const AnotherAddress = meta.story({
  tags: ['picture'],
  args: { onPreviewEdit: fn<AdminScreenProps['onPreviewEdit']>(async () => previews.same) },
  play: async ({ args }) => {
    const form = await openForm()
    await userEvent.click(form.getByRole('checkbox', { name: m.admin_edit_address() }))
    const street = form.getByRole('textbox', { name: m.addresses_line1() })
    await userEvent.clear(street)
    await look(form)
    await expect(street).toHaveAccessibleDescription(expect.stringContaining(m.addresses_line1_missing()))
    await expect(args.onPreviewEdit).not.toHaveBeenCalled()
    await userEvent.type(street, '14 Ropewalk')
    await look(form)
    await expect(args.onPreviewEdit).toHaveBeenCalledWith({
      id,
      changes: { lines: [], shippingAddress: expect.objectContaining({ line1: '14 Ropewalk' }) }
    })
    await expect(await form.findByText(m.admin_edit_same())).toBeVisible()
    // The form still contains the input.
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_back() }))
    await expect(form.getByRole('textbox', { name: m.addresses_line1() })).toHaveValue('14 Ropewalk')
  }
})

export const NothingChanged = meta.story({
  tags: ['picture'],
  args: {
    onPreviewEdit: fn<AdminScreenProps['onPreviewEdit']>(async () => ({
      failure: {
        code: 'invalid-input' as const,
        message: '',
        detail: 'Nothing would be different. Change an item or the address first.'
      }
    }))
  },
  play: async () => {
    const form = await openForm()
    await look(form)
    await expect(await form.findByRole('alert')).toBeVisible()
  }
})

export const SomebodyWasFaster = meta.story({
  tags: ['picture'],
  args: {
    onEditOrder: fn(async () => ({
      code: 'conflict' as const,
      message: '',
      detail: 'Grace Hopper changed this order meanwhile. Look at it again before you change it.'
    }))
  },
  play: async () => {
    const form = await openForm()
    await look(form)
    const reason = await form.findByRole('textbox', { name: m.admin_refund_reason() })
    await userEvent.type(reason, 'You asked for no mug.')
    await userEvent.click(form.getByRole('button', { name: m.admin_edit_confirm() }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Grace Hopper')
    await expect(reason).toHaveValue('You asked for no mug.')
  }
})

export const WaitingForThePayment = meta.story({
  tags: ['picture'],
  args: { orderEditing: { ...editing, revision: 1, edits: [staffEdits.open] } },
  play: async ({ args }) => {
    const panel = await openPanel()
    await expect(panel.queryByRole('button', { name: m.admin_edit() })).toBeNull()
    await expect(panel.getByRole('textbox', { name: m.admin_edit_link() })).toHaveValue(
      staffEdits.open.paymentUrl ?? ''
    )
    await userEvent.click(panel.getByRole('button', { name: m.admin_edit_withdraw() }))
    await expect(args.onWithdrawEdit).toHaveBeenCalledWith({ id, editId: 'e1' })
  }
})

export const WaivingWhatWaits = meta.story({
  tags: ['picture'],
  args: { orderEditing: { ...editing, revision: 1, edits: [staffEdits.open] } },
  play: async ({ args }) => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: m.admin_edit_waive_open() }))
    const why = panel.getByRole('textbox', { name: m.admin_edit_waiver() })
    await expect(why).toHaveFocus()
    await userEvent.type(why, 'Our mistake.{Tab}')
    await userEvent.click(panel.getByRole('button', { name: withAmount(2610) }))
    await expect(args.onWaiveEdit).toHaveBeenCalledWith({ id, editId: 'e1', waiver: 'Our mistake.' })
  }
})

export const WithdrawalRefused = meta.story({
  tags: ['deed'],
  args: {
    orderEditing: { ...editing, revision: 1, edits: [staffEdits.open] },
    onWithdrawEdit: fn(async () => failures.network)
  },
  play: async () => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: m.admin_edit_withdraw() }))
    await expect(await panel.findByRole('alert')).toBeVisible()
  }
})

export const ChangedBefore = meta.story({
  tags: ['picture'],
  args: {
    orderEditing: {
      ...editing,
      revision: 6,
      edits: [staffEdits.withdrawn, staffEdits.expired, staffEdits.waived, staffEdits.applied]
    }
  },
  play: async () => {
    const panel = await openPanel()
    await expect(panel.getAllByRole('link', { name: 'CN-2026-000012' })).toHaveLength(2)
    await expect(panel.getByText(m.admin_edit_expired())).toBeInTheDocument()
  }
})

export const PaidBackInPart = meta.story({
  tags: ['deed'],
  args: {
    order: openOrder('partially_refunded'),
    orderEditing: { ...editing, obstacle: 'refunded', lines: [], products: [] }
  },
  play: async () => {
    const panel = await openPanel()
    await expect(panel.getByText(m.admin_edit_refunded())).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: m.admin_edit() })).toBeNull()
  }
})

export const InProduction = meta.story({
  tags: ['deed'],
  args: {
    order: openOrder('in_production'),
    orderEditing: { ...editing, obstacle: 'status', lines: [], products: [] }
  },
  play: async () => {
    const panel = await openPanel()
    await expect(panel.queryByText(m.admin_edits())).toBeNull()
  }
})

import { m } from '@motif/messages'
import { AdminScreen } from '@motif/ui/screens/admin'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, openOrder, partlySent } from '../fixtures/admin.ts'
import { lines } from '../fixtures/carts.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const id = 'o-m-2611-a3bq'

const meta = preview.meta({
  title: 'Screens/Admin/Parcels',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: { ...adminProps, openOrderId: id, order: openOrder('in_production') }
})

const openPanel = async () => within(await screen.findByRole('dialog'))

export const Shipping = meta.story({
  tags: ['deed'],
  play: async ({ args }) => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: m.admin_move_shipped() }))
    await userEvent.click(panel.getByRole('button', { name: m.admin_ship_confirm() }))
    await expect(panel.getByRole('textbox', { name: m.admin_ship_carrier() })).toHaveFocus()
    await expect(args.onShip).not.toHaveBeenCalled()
    await userEvent.type(panel.getByRole('textbox', { name: m.admin_ship_carrier() }), 'Royal Mail')
    await userEvent.type(panel.getByRole('textbox', { name: m.admin_ship_number() }), 'RM123456789GB')
    await userEvent.click(panel.getByRole('button', { name: m.admin_ship_confirm() }))
    await expect(args.onShip).toHaveBeenCalledWith({
      id,
      request: {
        lines: openOrder('in_production').unsent,
        tracking: { carrier: 'Royal Mail', number: 'RM123456789GB', url: null }
      }
    })
    await waitFor(() => expect(panel.getByRole('button', { name: m.admin_move_shipped() })).toHaveFocus())
  }
})

export const ShippingAPart = meta.story({
  tags: ['picture'],
  args: { order: partlySent() },
  play: async ({ args }) => {
    const panel = await openPanel()
    const [tee, tote] = partlySent().unsent
    await userEvent.click(panel.getByRole('button', { name: m.admin_move_rest() }))
    const [ofTee, ofTote] = panel.getAllByRole('spinbutton')
    for (const field of [ofTee, ofTote]) {
      await userEvent.clear(field!)
      await userEvent.type(field!, '0')
    }
    await userEvent.click(panel.getByRole('checkbox', { name: m.admin_ship_letter() }))
    await userEvent.click(panel.getByRole('button', { name: m.admin_ship_confirm() }))
    await expect(args.onShip).not.toHaveBeenCalled()
    await expect(ofTee).toHaveAccessibleDescription(expect.stringContaining(m.admin_ship_nothing()))
    await userEvent.clear(ofTote!)
    await userEvent.type(ofTote!, '1')
    await userEvent.click(panel.getByRole('button', { name: m.admin_ship_confirm() }))
    await expect(args.onShip).toHaveBeenCalledWith({
      id,
      request: { lines: [{ lineId: tote?.lineId, quantity: 1 }], tracking: null }
    })
    await expect(tee?.lineId).not.toBe(tote?.lineId)
  }
})

export const ShippingRefused = meta.story({
  tags: ['picture'],
  args: {
    onShip: fn(async () => ({
      code: 'invalid-input' as const,
      message: '',
      detail: 'Only 1 piece of Everyday tee is still to be sent.'
    }))
  },
  play: async () => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: m.admin_move_shipped() }))
    await userEvent.click(panel.getByRole('checkbox', { name: m.admin_ship_letter() }))
    await userEvent.click(panel.getByRole('button', { name: m.admin_ship_confirm() }))
    await expect(await panel.findByText('Only 1 piece of Everyday tee is still to be sent.')).toBeVisible()
  }
})

export const SentInPart = meta.story({
  tags: ['picture'],
  args: { order: partlySent() },
  play: async () => {
    const panel = await openPanel()
    await expect(panel.getByText(m.orders_sent(partlySent().sent ?? { pieces: 0, of: 0 }))).toBeVisible()
    await expect(panel.getByText('The mug was ready first.')).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: m.admin_move_cancel() })).toBeNull()
  }
})

export const Correcting = meta.story({
  tags: ['picture'],
  args: { order: partlySent() },
  play: async ({ args }) => {
    const panel = await openPanel()
    const parcel = m.orders_parcel({ place: 1 })
    await userEvent.click(panel.getByRole('button', { name: m.admin_parcel_correct_of({ parcel }) }))
    const number = panel.getByRole('textbox', { name: m.admin_ship_number() })
    await expect(number).toHaveValue('RM123456789GB')
    await userEvent.clear(number)
    await userEvent.click(panel.getByRole('button', { name: m.admin_parcel_correct_save() }))
    await expect(number).toHaveFocus()
    await userEvent.type(number, 'RM987654321GB')
    await userEvent.click(panel.getByRole('button', { name: m.admin_parcel_correct_save() }))
    await expect(args.onCorrectShipment).toHaveBeenCalledWith({
      id,
      shipmentId: 's-1',
      tracking: { carrier: 'Royal Mail', number: 'RM987654321GB', url: 'https://track.example/RM123456789GB' }
    })
  }
})

export const TakingBack = meta.story({
  tags: ['picture'],
  args: { order: partlySent(), onVoidShipment: fn(async () => failures.network) },
  play: async ({ args }) => {
    const panel = await openPanel()
    const parcel = m.orders_parcel({ place: 1 })
    await userEvent.click(panel.getByRole('button', { name: m.admin_parcel_void_of({ parcel }) }))
    const reason = panel.getByRole('textbox', { name: m.admin_move_cancel_reason() })
    await userEvent.click(panel.getByRole('button', { name: m.admin_parcel_void() }))
    await expect(reason).toHaveAccessibleDescription(expect.stringContaining(m.admin_move_cancel_reason_missing()))
    await userEvent.type(reason, 'It is still here.')
    await userEvent.click(panel.getByRole('button', { name: m.admin_parcel_void() }))
    await expect(args.onVoidShipment).toHaveBeenCalledWith({ id, shipmentId: 's-1', reason: 'It is still here.' })
    await expect(reason).toHaveValue('It is still here.')
  }
})

export const Delivered = meta.story({
  tags: ['deed'],
  args: { order: partlySent({ status: 'delivered', unsent: [], sent: null }) },
  play: async () => {
    const panel = await openPanel()
    const parcel = m.orders_parcel({ place: 1 })
    await expect(panel.getByRole('button', { name: m.admin_parcel_correct_of({ parcel }) })).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: m.admin_parcel_void_of({ parcel }) })).toBeNull()
  }
})

export const ManyParcelsOfLongWords = meta.story({
  args: {
    order: openOrder('in_production', {
      lines: [lines.long, lines.arabic],
      unsent: [{ lineId: lines.long.id, quantity: 1 }],
      sent: { pieces: 12, of: 13 },
      shipments: Array.from({ length: 12 }, (_, index) => ({
        id: `s-${index}`,
        at: '2026-11-21T10:00:00Z',
        tracking:
          index % 3 === 0
            ? null
            : { carrier: 'Donaudampfschifffahrtsgesellschaft', number: '0034043412345678'.repeat(3), url: null },
        note: null,
        lines: [
          { lineId: lines.long.id, quantity: 1 },
          { lineId: lines.arabic.id, quantity: 2 }
        ]
      }))
    })
  }
})

export const PackingSlipOfAParcel = meta.story({
  tags: ['deed'],
  args: { order: partlySent() },
  play: async ({ args }) => {
    const panel = await openPanel()
    const name = m.admin_parcel_slip_of({ parcel: m.orders_parcel({ place: 1 }) })
    await userEvent.click(panel.getByRole('button', { name }))
    await expect(args.onPackingSlip).toHaveBeenCalledWith({ orderId: id, shipmentId: partlySent().shipments[0]!.id })
  }
})

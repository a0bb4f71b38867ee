import { m } from '@motif/messages'
import { AdminScreen } from '@motif/ui/screens/admin'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { staffDesign } from '../fixtures/admin-designs.ts'
import { adminProps, openOrder } from '../fixtures/admin.ts'
import { editing } from '../fixtures/order-edits.ts'
import { customer } from '../fixtures/admin-customers.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Admin/Roles',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: adminProps
})

const page = within(document.body)
const links = () =>
  within(page.getByRole('navigation', { name: m.admin_sections() }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** The navigation stays empty until the user's role is known. */
export const RoleOnTheWay = meta.story({
  tags: ['picture'],
  args: { role: null },
  play: async () => {
    await expect(within(page.getByRole('navigation', { name: m.admin_sections() })).queryAllByRole('link')).toEqual([])
  }
})

export const Viewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer' },
  play: async () => {
    await expect(links()).toEqual([
      m.admin_section_start(),
      m.admin_section_dashboard(),
      m.admin_section_orders(),
      m.admin_section_production(),
      m.admin_section_customers(),
      m.admin_section_designs(),
      m.admin_section_messages(),
      m.admin_section_questions(),
      m.admin_section_reviews(),
      m.admin_section_coupons(),
      m.admin_section_products(),
      m.admin_section_stock(),
      m.admin_section_texts(),
      m.admin_section_settings()
    ])
  }
})

export const ProductionSections = meta.story({
  tags: ['deed'],
  args: { role: 'production' },
  play: async () => {
    await expect(links()).toEqual([
      m.admin_section_orders(),
      m.admin_section_production(),
      m.admin_section_moderation(),
      m.admin_section_products(),
      m.admin_section_stock()
    ])
  }
})

const order = openOrder('paid')
const open = { openOrderId: order.id, order, orderEditing: editing }

/** The production role moves an order forward, downloads its files and writes notes. It cannot refund. */
export const OrderForProduction = meta.story({
  tags: ['picture'],
  args: { role: 'production', ...open },
  play: async () => {
    const panel = within(await page.findByRole('dialog'))
    await expect(panel.getByRole('button', { name: m.admin_move_in_production() })).toBeVisible()
    await expect(panel.getByRole('button', { name: m.admin_note_add() })).toBeInTheDocument()
    await expect(panel.getAllByRole('button', { name: /PNG|PDF/ })).not.toHaveLength(0)
    await expect(panel.queryByRole('button', { name: m.admin_move_cancel() })).toBeNull()
    await expect(panel.queryByRole('button', { name: m.admin_refund() })).toBeNull()
    await expect(panel.queryByRole('button', { name: m.admin_edit() })).toBeNull()
  }
})

export const OrderForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', ...open },
  play: async () => {
    const panel = within(await page.findByRole('dialog'))
    await expect(panel.getByRole('region', { name: m.admin_order_history() })).toBeInTheDocument()
    for (const name of [
      m.admin_move_in_production(),
      m.admin_move_cancel(),
      m.admin_refund(),
      m.admin_edit(),
      m.admin_note_add(),
      /PNG|^Print file/
    ])
      await expect(panel.queryByRole('button', { name })).toBeNull()
  }
})

export const ProductsForSupport = meta.story({
  tags: ['deed'],
  args: { role: 'support', section: 'products' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: m.admin_product_add() })).toBeNull()
    // Every role that sees products can share the preview of a draft.
    await expect(canvas.getAllByText(m.admin_preview())[0]).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  }
})

export const CouponsForSupport = meta.story({
  tags: ['deed'],
  args: { role: 'support', section: 'coupons' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: m.admin_section_coupons() })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_coupon_new() })).toBeNull()
    await expect(within(canvas.getByRole('table')).queryByRole('button')).toBeNull()
  }
})

export const ReviewsForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', section: 'reviews' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: new RegExp(m.admin_review_approve()) })).toBeNull()
  }
})

export const MessagesForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', section: 'messages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: new RegExp(m.admin_message_mark_done()) })).toBeNull()
  }
})

export const CustomersForSupport = meta.story({
  tags: ['deed'],
  args: { role: 'support', section: 'customers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_export_customers() })).toBeNull()
  }
})

export const DesignsForSupport = meta.story({
  tags: ['deed'],
  args: { role: 'support', section: 'designs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: m.admin_designs_saved() })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_export_designs() })).toBeNull()
  }
})

export const DesignForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', section: 'designs', openDesignId: staffDesign.id, design: staffDesign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: staffDesign.name })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: m.admin_design_pictures() })).toBeNull()
  }
})

export const CustomerForSupport = meta.story({
  tags: ['deed'],
  args: { role: 'support', section: 'customers', openCustomerKey: customer.key, customer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: m.admin_note_add() })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_customer_export() })).toBeNull()
    await expect(canvas.queryByRole('button', { name: m.admin_customer_erase() })).toBeNull()
  }
})

export const CustomerForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', section: 'customers', openCustomerKey: customer.key, customer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: customer.name ?? '' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_note_add() })).toBeNull()
  }
})

export const SettingsForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', section: 'settings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: m.admin_settings_name() })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: m.common_save() })).toBeNull()
    await expect(canvas.queryByRole('button', { name: new RegExp(m.admin_settings_restore()) })).toBeNull()
  }
})

export const StockForAViewer = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', section: 'stock' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  }
})

/** A forbidden section opened by its URL shows the reason and a link to an allowed section. */
export const NotForThisRole = meta.story({
  tags: ['picture'],
  args: { role: 'production', section: 'staff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_not_allowed_role({ role: m.staff_role_production() }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.admin_not_allowed_back() })).toHaveAttribute(
      'href',
      '/admin?section=orders'
    )
  }
})

export const EditorNotForThisRole = meta.story({
  tags: ['deed'],
  args: { role: 'support', section: 'products', openProductId: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_not_allowed_title())).toBeVisible()
  }
})

export const NewDraftNotForThisRole = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', section: 'draft-orders', openDraftOrderId: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_not_allowed_title())).toBeVisible()
  }
})

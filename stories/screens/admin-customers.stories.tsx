import { m } from '@motif/messages'
import { formatMoment } from '@motif/ui/format'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { customer, customerSummaries, erasurePlan, guest } from '../fixtures/admin-customers.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'customers' }

const meta = preview.meta({
  title: 'Screens/Admin/Customers',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const { key } = customer
const page = { openCustomerKey: key, customer }
const erasing = { ...page, isErasureOpen: true, erasure: erasurePlan }
const dialog = async () => within(await screen.findByRole('dialog'))

export const Listed = meta.story({})

export const Filtering = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onFilterCustomers, onExport } }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.admin_customers_filter() }),
      m.admin_customers_newsletter()
    )
    await expect(onFilterCustomers).toHaveBeenLastCalledWith({ q: '', filter: 'newsletter' })
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_customers_search() }), ' ada {Enter}')
    await expect(onFilterCustomers).toHaveBeenLastCalledWith({ q: 'ada', filter: null })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_export_customers() }))
    await expect(onExport).toHaveBeenCalledWith({ file: 'customers' })
    await expect(canvas.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
      'href',
      expect.stringContaining(key)
    )
  }
})

export const FurtherPart = meta.story({
  args: { after: key, customers: { items: [...customerSummaries], next: null } }
})

export const NoneFound = meta.story({
  tags: ['deed'],
  args: { customers: { items: [], next: null }, customerQuery: { q: 'zz', filter: 'with-orders' } },
  play: async ({ canvas, args: { onFilterCustomers } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_customers_clear() }))
    await expect(onFilterCustomers).toHaveBeenCalledWith({ q: '', filter: null })
  }
})

export const Loading = meta.story({ args: { customers: undefined } })
export const Empty = meta.story({ args: { customers: { items: [], next: null } } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { customers: undefined, customersFailure: failures.internal },
  play: async ({ canvas, args: { onRetryCustomers } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryCustomers).toHaveBeenCalledOnce()
  }
})

export const Offline = meta.story({ args: { customers: undefined, customersFailure: failures.network } })

export const OneCustomer = meta.story({ args: page })

export const WorkingOnOne = meta.story({
  tags: ['deed'],
  args: page,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_order_open({ number: 'M-2610-Z8KP' }) }))
    await expect(args.onOpenOrder).toHaveBeenCalledWith({ id: 'o-m-2610-z8kp' })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_customer_export() }))
    await expect(args.onExportPerson).toHaveBeenCalledWith({ key })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_customer_erase() }))
    await expect(args.onOpenErasure).toHaveBeenCalledOnce()
    // The user can delete only their own notes.
    await userEvent.click(
      canvas.getByRole('button', {
        name: m.admin_customer_note_delete({ when: formatMoment('2026-11-20T23:10:00Z', 'Europe/Berlin') })
      })
    )
    await expect(args.onDeleteCustomerNote).toHaveBeenCalledWith({ key, id: 'n2' })
  }
})

export const WritingANote = meta.story({
  tags: ['deed'],
  args: { ...page, onAddCustomerNote: fn(async () => failures.network) },
  play: async ({ canvas, args: { onAddCustomerNote } }) => {
    const field = canvas.getByRole('textbox', { name: m.admin_note() })
    await userEvent.type(field, ' Calls on Mondays. ')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_note_add() }))
    await expect(onAddCustomerNote).toHaveBeenCalledWith({ id: key, text: 'Calls on Mondays.' })
    // After a failed save, the text remains in the field.
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue(' Calls on Mondays. ')
  }
})

export const NoSpaceForNotes = meta.story({
  args: { ...page, customer: { ...customer, notes: { ...customer.notes, left: 0 } } }
})

export const Imported = meta.story({
  tags: ['deed'],
  args: {
    openCustomerKey: guest.key,
    customer: { ...guest, imported: { at: '2026-11-12T09:00:00Z', hasAskedForNewsletter: true } },
    customerOrders: { items: [], next: null }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(m.admin_customer_imported())).toBeVisible()
    await expect(await canvas.findByText(m.admin_customer_asked_newsletter())).toBeVisible()
  }
})

export const Guest = meta.story({
  args: { openCustomerKey: guest.key, customer: guest, customerOrders: { items: [], next: null } }
})

export const Staff = meta.story({
  args: {
    ...page,
    customer: { ...customer, isStaff: true, areDesignsElsewhere: true, designs: { items: [], total: 0 } }
  }
})

export const PageLoading = meta.story({
  args: { openCustomerKey: key, customer: undefined, customerOrders: undefined }
})
export const OrdersLoading = meta.story({ args: { ...page, customerOrders: undefined } })

export const OrdersFailed = meta.story({
  tags: ['deed'],
  args: { ...page, customerOrders: undefined, customerOrdersFailure: failures.network },
  play: async ({ canvas, args: { onRetryCustomerOrders } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryCustomerOrders).toHaveBeenCalledOnce()
  }
})

export const PageFailed = meta.story({
  args: { openCustomerKey: key, customer: undefined, customerFailure: failures.internal }
})

export const Erasing = meta.story({
  tags: ['picture'],
  args: erasing,
  play: async ({ args: { onErase } }) => {
    const form = await dialog()
    const field = form.getByRole('textbox', { name: m.admin_erase_email() })
    await userEvent.type(field, 'somebody@example.com')
    await userEvent.click(form.getByRole('button', { name: m.admin_erase_confirm() }))
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_erase_email_differs({ email: customer.email }))
    )
    await expect(onErase).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'ADA@example.com ')
    await userEvent.click(form.getByRole('button', { name: m.admin_erase_confirm() }))
    await expect(onErase).toHaveBeenCalledWith({ key, email: 'ADA@example.com' })
  }
})

export const ErasureRefused = meta.story({
  tags: ['deed'],
  args: { ...erasing, onErase: fn(async () => failures.internal) },
  play: async () => {
    const form = await dialog()
    const field = form.getByRole('textbox', { name: m.admin_erase_email() })
    await userEvent.type(field, 'ada@example.com{Enter}')
    await form.findByRole('alert')
    await expect(field).toHaveValue('ada@example.com')
  }
})

export const ErasureHeldUp = meta.story({
  tags: ['picture'],
  args: { ...erasing, erasure: { ...erasurePlan, obstacle: 'orders', elsewhere: ['designs'] } },
  play: async ({ args: { onCloseErasure } }) => {
    const form = await dialog()
    await expect(form.queryByRole('textbox')).toBeNull()
    await expect(form.queryByRole('button', { name: m.admin_erase_confirm() })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: m.common_cancel() }))
    await expect(onCloseErasure).toHaveBeenCalledOnce()
  }
})

export const ErasureLoading = meta.story({ args: { ...erasing, erasure: undefined } })
export const ErasureFailed = meta.story({
  args: { ...erasing, erasure: undefined, erasureFailure: failures.network }
})

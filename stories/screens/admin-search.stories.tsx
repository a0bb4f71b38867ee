import type { AdminFound } from '@motif/contract'
import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps, type RecentChoice } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminOrders, adminProps, openOrder } from '../fixtures/admin.ts'
import { customerSummaries } from '../fixtures/admin-customers.ts'
import { adminProductRows } from '../fixtures/admin-products.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const q = 'ad'

const found: AdminFound = {
  orders: {
    items: adminOrders.slice(0, 2).map(({ id, number, status, email, placedAt, total }) => ({
      id,
      number,
      status,
      email,
      placedAt,
      total,
      name: 'Ada Lovelace'
    })),
    hasMore: true
  },
  products: {
    items: adminProductRows.map(({ id, name, status, isShown, picture }) => ({ id, name, status, isShown, picture })),
    hasMore: false
  },
  customers: {
    items: customerSummaries.slice(0, 2).map(({ key, email, name }) => ({ key, email, name })),
    hasMore: false
  }
}

const nothing: AdminFound = {
  orders: { items: [], hasMore: false },
  products: { items: [], hasMore: false },
  customers: { items: [], hasMore: false }
}

const recentChoices: RecentChoice[] = [
  { label: 'M-2611-A3BQ', target: { kind: 'order', id: 'o-m-2611-a3bq' } },
  { label: 'Zephyr kite', target: { kind: 'product', id: 'p-1' } }
]

const args: AdminScreenProps = { ...adminProps, foundFor: q, found }

const meta = preview.meta({
  title: 'Screens/Admin/Search',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const page = within(document.body)

const opened = async () => {
  await userEvent.click(page.getByRole('button', { name: m.admin_find_title() }))
  const dialog = within(await page.findByRole('dialog', { name: m.admin_find_title() }))
  const field = dialog.getByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  return { dialog, field }
}

const typed = async (text: string) => {
  const { dialog, field } = await opened()
  await userEvent.type(field, text)
  return { dialog, field }
}

/** The active option, which Enter opens. */
const meant = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

/** Without input: recent choices, then all actions and sections of the role. */
export const Opened = meta.story({
  tags: ['picture'],
  args: { recentChoices },
  play: async () => {
    const { dialog, field } = await opened()
    await expect(
      within(dialog.getByRole('group', { name: m.admin_find_recent() })).getAllByRole('option')
    ).toHaveLength(2)
    await expect(dialog.getByRole('group', { name: m.admin_sections() })).toBeInTheDocument()
    await expect(meant(field)).toHaveTextContent('M-2611-A3BQ')
  }
})

export const Found = meta.story({
  tags: ['picture'],
  play: async ({ args: { onFind, onGo } }) => {
    const { dialog, field } = await typed(q)
    await waitFor(() => expect(onFind).toHaveBeenLastCalledWith({ q }))
    for (const name of [m.admin_section_orders(), m.admin_section_products(), m.admin_section_customers()])
      await expect(dialog.getByRole('group', { name })).toBeInTheDocument()
    await expect(dialog.getByRole('status')).toHaveTextContent(m.admin_find_count({ count: 17 }))
    await userEvent.keyboard('{End}{ArrowUp}')
    await waitFor(() => expect(meant(field)).toHaveTextContent('Ada Lovelace'))
    await expect(onGo).not.toHaveBeenCalled()
  }
})

/** The field keeps the focus. The arrow keys, Home and End move through the list. Enter opens the active option. */
export const ByKeyboard = meta.story({
  tags: ['deed'],
  play: async ({ args: { onGo } }) => {
    const { dialog, field } = await typed(q)
    const options = await dialog.findAllByRole('option')
    await expect(meant(field)).toBe(options[0])
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(meant(field)).toBe(options[1]))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(meant(field)).toBe(options[0]))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(meant(field)).toBe(options.at(-1)))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(onGo).toHaveBeenCalledOnce()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(page.getByRole('button', { name: m.admin_find_title() })).toHaveFocus())
  }
})

export const ByItsKeys = meta.story({
  tags: ['deed'],
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await page.findByRole('dialog', { name: m.admin_find_title() })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }
})

/** The search opens above an open order. A confirmation dialog on top of the order must be answered first. */
export const OverAnOrder = meta.story({
  tags: ['deed'],
  args: { openOrderId: 'o-m-2611-a3bq', order: openOrder('paid') },
  play: async () => {
    await page.findByRole('dialog')
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = within(await page.findByRole('dialog', { name: m.admin_find_title() }))
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
  }
})

export const KeysInALongText = meta.story({
  tags: ['deed'],
  args: { openOrderId: 'o-m-2611-a3bq', order: openOrder('paid') },
  play: async () => {
    const note = await within(await page.findByRole('dialog')).findByRole('textbox', { name: m.admin_note() })
    await userEvent.type(note, 'Shelf 4{Control>}k{/Control}')
    await expect(page.queryByRole('dialog', { name: m.admin_find_title() })).toBeNull()
  }
})

/** A click on an option opens it. */
export const ByTouch = meta.story({
  tags: ['deed'],
  play: async ({ args: { onGo } }) => {
    const { dialog } = await typed(q)
    await userEvent.click(await dialog.findByRole('option', { name: m.admin_find_all_orders({ q }) }))
    await expect(onGo).toHaveBeenCalledWith({
      label: m.admin_find_all_orders({ q }),
      target: { kind: 'list', section: 'orders', q }
    })
  }
})

/** Results of an earlier query are not shown. */
export const Searching = meta.story({
  tags: ['picture'],
  args: { foundFor: 'a' },
  play: async () => {
    const { dialog } = await typed('lovelace')
    await expect(dialog.getByRole('status')).toHaveTextContent(m.admin_find_searching())
    await expect(dialog.queryByRole('option')).toBeNull()
  }
})

export const NothingFound = meta.story({
  tags: ['picture'],
  args: { foundFor: 'xqzzy', found: nothing },
  play: async () => {
    const { dialog } = await typed('xqzzy')
    await expect(await dialog.findByText(m.admin_find_nothing({ q: 'xqzzy' }))).toBeVisible()
  }
})

export const Failed = meta.story({
  tags: ['picture'],
  args: { foundFor: 'kite', found: undefined, findFailure: failures.internal },
  play: async ({ args: { onRetryFind } }) => {
    const { dialog } = await typed('kite')
    await userEvent.click(await dialog.findByRole('button', { name: m.common_try_again() }))
    await expect(onRetryFind).toHaveBeenCalledOnce()
  }
})

/** The production role finds no customers and none of the actions it is not allowed to start. */
export const ForProduction = meta.story({
  tags: ['deed'],
  args: { role: 'production', found: { orders: found.orders, products: found.products }, recentChoices },
  play: async () => {
    const { dialog, field } = await opened()
    await expect(dialog.queryByRole('group', { name: m.admin_find_actions() })).toBeNull()
    await expect(dialog.queryByRole('option', { name: m.admin_section_settings() })).toBeNull()
    await userEvent.type(field, q)
    await expect(await dialog.findByRole('group', { name: m.admin_section_products() })).toBeInTheDocument()
    await expect(dialog.queryByRole('group', { name: m.admin_section_customers() })).toBeNull()
  }
})

/** Actions, sections, settings and texts are found by common other words for them, in groups, the best first. */
export const FoundByAnotherWord = meta.story({
  tags: ['picture'],
  args: { foundFor: 'shipping', found: nothing },
  play: async () => {
    const { dialog, field } = await typed('shipping')
    await expect(meant(field)).toHaveTextContent(m.admin_settings_delivery())
    const settings = within(dialog.getByRole('group', { name: m.admin_section_settings() }))
    await expect(settings.getByRole('option')).toHaveTextContent(m.admin_settings_delivery())
    await userEvent.clear(field)
    await userEvent.type(field, 'discount')
    await waitFor(() => expect(meant(field)).toHaveTextContent(m.admin_coupon_new()))
  }
})

/** What was used lately comes first among what matches. */
export const UsedLately = meta.story({
  tags: ['picture'],
  args: {
    foundFor: 'new',
    found: nothing,
    recentChoices: [{ label: m.admin_draft_order_new(), target: { kind: 'new', entry: 'draft-order' } }]
  },
  play: async ({ args: { onGo } }) => {
    const { field } = await typed('new')
    await expect(meant(field)).toHaveTextContent(m.admin_draft_order_new())
    await userEvent.keyboard('{Enter}')
    await expect(onGo).toHaveBeenCalledWith({
      label: m.admin_draft_order_new(),
      target: { kind: 'new', entry: 'draft-order' }
    })
  }
})

/** Opens the parts that are chosen, as the address does. */
function Going(props: AdminScreenProps) {
  const [place, setPlace] = useState<Pick<AdminScreenProps, 'section' | 'openPart'>>({ section: 'settings' })
  return (
    <AdminScreen
      {...props}
      {...place}
      onClosePart={() => setPlace(({ section }) => ({ section }))}
      onGo={({ target }) => {
        if (target.kind === 'setting') setPlace({ section: 'settings', openPart: target.part })
        if (target.kind === 'files') setPlace({ section: 'imports', openPart: target.part })
        if (target.kind === 'new')
          setPlace({ section: `${target.entry}s` as 'coupons' | 'gift-cards', openPart: 'new' })
      }}
    />
  )
}

const chosen = async (text: string) => {
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = within(await page.findByRole('dialog', { name: m.admin_find_title() }))
  const field = dialog.getByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(`${text}{Enter}`)
  await waitFor(() => expect(page.queryByRole('dialog', { name: m.admin_find_title() })).toBeNull())
}

/** The title of the chosen part takes the focus, in the section that is open and in another one. */
export const ToAPart = meta.story({
  tags: ['deed'],
  args: { foundFor: '' },
  render: (props) => <Going {...props} />,
  play: async ({ canvas }) => {
    for (const [text, name] of [
      ['postage', m.admin_settings_delivery()],
      ['vat gst', m.admin_settings_taxes()],
      ['export', m.admin_export_title()]
    ] as const) {
      await chosen(text)
      await waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus())
    }
  }
})

/** The form of a new entry opens at once. Closed, it can be opened again. */
export const ToANewEntry = meta.story({
  tags: ['deed'],
  args: { foundFor: '' },
  render: (props) => <Going {...props} />,
  play: async () => {
    for (const name of [m.admin_coupon_new(), m.admin_gift_card_new(), m.admin_gift_card_new()]) {
      await chosen(name)
      await expect(await page.findByRole('dialog', { name })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    }
  }
})

export const WithUnsavedChanges = meta.story({
  tags: ['deed'],
  args: { section: 'settings' },
  beforeEach: () => {
    const ask = spyOn(window, 'confirm').mockReturnValue(false)
    return () => ask.mockRestore()
  },
  play: async ({ canvas, args: { onGo } }) => {
    const ask = mocked(window.confirm)
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_settings_name() }), 's')
    const { field } = await typed('coupons')
    await userEvent.keyboard('{Enter}')
    await expect(ask.mock.calls).toEqual([[m.admin_product_leave()]])
    await expect(onGo).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    // The theme leaves nothing.
    await userEvent.clear(field)
    await userEvent.type(field, 'dark')
    await waitFor(() => expect(meant(field)).toHaveTextContent(m.shell_theme_dark()))
    await userEvent.keyboard('{Enter}')
    await expect(onGo).toHaveBeenLastCalledWith(expect.objectContaining({ target: { kind: 'theme', theme: 'dark' } }))
    // Nor does a part of the settings, whose form is open, or a link to another tab.
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await typed(m.admin_settings_taxes())
    await userEvent.keyboard('{Enter}')
    await expect(onGo).toHaveBeenLastCalledWith(expect.objectContaining({ target: { kind: 'setting', part: 'taxes' } }))
    const link = document.createElement('a')
    Object.assign(link, { href: '#elsewhere', target: '_blank', onclick: (event: Event) => event.preventDefault() })
    document.body.append(link)
    link.click()
    link.remove()
    await expect(ask).toHaveBeenCalledOnce()
    ask.mockReturnValue(true)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await typed('coupons')
    await userEvent.keyboard('{Enter}')
    await expect(onGo).toHaveBeenCalledTimes(3)
  }
})

import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { asRead, withAmount } from '../fixtures/as-read.ts'
import { countries, lines } from '../fixtures/carts.ts'
import { draftCustomer, draftList, draftOf, draftPrice, draftProduct, sentDraft } from '../fixtures/draft-orders.ts'
import { failures } from '../fixtures/people.ts'
import { usd } from '../fixtures/prices.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = {
  ...adminProps,
  section: 'draft-orders',
  countries,
  draftOrders: draftList,
  onFindDraftProducts: fn<AdminScreenProps['onFindDraftProducts']>(async () => ({ items: [draftProduct] })),
  onReadDraftProduct: fn<AdminScreenProps['onReadDraftProduct']>(async () => draftProduct),
  onFindDraftCustomer: fn<AdminScreenProps['onFindDraftCustomer']>(async () => draftCustomer),
  onPreviewDraftOrder: fn<AdminScreenProps['onPreviewDraftOrder']>(async () => draftPrice)
}

const meta = preview.meta({
  title: 'Screens/Admin/Draft Orders',
  component: AdminScreen,
  tags: ['deed'],
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

type Canvas = ReturnType<typeof within>

const opened = (draftOrder = draftOf()): Partial<AdminScreenProps> => ({
  openDraftOrderId: draftOrder.id,
  draftOrder
})
const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }))
const box = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })

export const Listed = meta.story({
  play: async ({ canvas }) => {
    for (const state of [
      m.admin_draft_order_draft(),
      m.admin_draft_order_sent(),
      m.admin_draft_order_ended(),
      m.admin_draft_order_withdrawn(),
      m.admin_draft_order_paid()
    ])
      await expect(canvas.getAllByText(state, { ignore: 'option' })).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: m.admin_draft_order_nobody() })).toHaveAttribute('href', '#draft-d0')
    const sections = within(canvas.getByRole('navigation', { name: m.admin_sections() }))
    await expect(sections.getByRole('link', { name: m.admin_section_orders() })).toHaveAttribute('aria-current', 'page')
  }
})

export const Filtering = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_order_status() }), 'sent')
    await expect(args.onFilterDraftOrders).toHaveBeenCalledWith({ q: '', state: 'sent' })
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_draft_orders_search() }), 'club{Enter}')
    await expect(args.onFilterDraftOrders).toHaveBeenCalledWith({ q: 'club', state: null })
  }
})

export const Loading = meta.story({
  args: { draftOrders: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: m.admin_loading() })).toBeVisible()
  }
})

export const Failed = meta.story({
  args: { draftOrders: undefined, draftOrdersFailure: failures.network },
  play: async ({ canvas, args }) => {
    await press(canvas, m.common_try_again())
    await expect(args.onRetryDraftOrders).toHaveBeenCalled()
  }
})

export const NoneYet = meta.story({
  args: { draftOrders: { ...draftList, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_draft_orders_empty_title())).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.admin_draft_order_new() })).toHaveAttribute('href', '#draft-new')
  }
})

export const NoneLikeThat = meta.story({
  args: { draftOrders: { ...draftList, items: [], total: 0 }, draftOrderQuery: { q: 'nobody', state: null } },
  play: async ({ canvas, args }) => {
    await press(canvas, m.admin_draft_orders_clear())
    await expect(args.onFilterDraftOrders).toHaveBeenCalledWith({ q: '', state: null })
  }
})

export const PuttingTogether = meta.story({
  args: { openDraftOrderId: 'new' },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas, m.admin_draft_email()), 'Club@example.com')
    await userEvent.tab()
    await expect(args.onFindDraftCustomer).toHaveBeenCalledWith({ email: 'Club@example.com' })
    await userEvent.click(await canvas.findByRole('button', { name: m.admin_draft_use_address() }))
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_draft_find_product() }), 'tee{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: draftProduct.name }))
    await userEvent.click(await canvas.findByRole('button', { name: m.admin_draft_add() }))
    await userEvent.click(await canvas.findByText(m.admin_draft_ordered_before()))
    await userEvent.click(
      await canvas.findByRole('button', { name: m.admin_draft_again_item({ item: 'Everyday tee, White, M' }) })
    )
    const method = canvas.getByRole('combobox', { name: m.admin_draft_delivery() })
    await waitFor(() => expect(within(method).getAllByRole('option')).toHaveLength(3))
    await userEvent.selectOptions(method, 'standard')
    await press(canvas, m.admin_draft_save())
    await expect(args.onSaveDraftOrder).toHaveBeenCalledWith({
      id: null,
      revision: 0,
      input: expect.objectContaining({
        email: 'club@example.com',
        shippingAddress: expect.objectContaining({ name: 'Ada Lovelace', country: 'US' }),
        billingAddress: null,
        shippingMethod: 'standard',
        discount: null,
        lines: [
          { variantId: 'v-new', quantity: 1, ownPrice: null },
          { variantId: lines.tee.variantId, quantity: 12, ownPrice: null, copyOf: { orderId: 'o1', lineId: 'l1' } }
        ]
      })
    })
  }
})

export const NobodyKnown = meta.story({
  args: {
    openDraftOrderId: 'new',
    onFindDraftCustomer: fn(async () => ({ isKnown: false, name: null, addresses: [], lines: [] })),
    onFindDraftProducts: fn(async () => ({ items: [] }))
  },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas, m.admin_draft_email()), 'new@example.com')
    await userEvent.tab()
    await expect(await canvas.findByText(m.admin_draft_new())).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_draft_find_product() }), 'kite{Enter}')
    await expect(await canvas.findByText(m.admin_draft_found_nothing())).toBeVisible()
  }
})

export const PricesOfItsOwn = meta.story({
  args: opened(),
  play: async ({ canvas, args }) => {
    const kinds = canvas.getAllByRole('combobox', {
      name: asRead(m.admin_draft_price_of({ item: 'Everyday tee, White, M' }))
    })
    await userEvent.selectOptions(kinds[0]!, 'percent')
    await press(canvas, m.admin_draft_save())
    const percent = box(canvas, m.admin_draft_percent())
    await expect(percent).toHaveAccessibleDescription(expect.stringContaining(m.admin_draft_percent_wrong()))
    await expect(args.onSaveDraftOrder).not.toHaveBeenCalled()
    await userEvent.type(percent, '12,5')
    await userEvent.type(canvas.getAllByRole('textbox', { name: m.admin_draft_reason() })[0]!, 'Club')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_draft_discount() }), 'amount')
    await userEvent.type(box(canvas, m.admin_draft_discount_value()), '5')
    await press(canvas, m.admin_draft_save())
    await expect(args.onSaveDraftOrder).not.toHaveBeenCalled()
    await userEvent.type(canvas.getAllByRole('textbox', { name: m.admin_draft_reason() }).at(-1)!, 'Many')
    await press(canvas, m.admin_draft_save())
    await expect(args.onSaveDraftOrder).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 'd1',
        revision: 1,
        input: expect.objectContaining({
          discount: { kind: 'amount', amountOff: 500, reason: 'Many' },
          lines: [
            expect.objectContaining({ ownPrice: { kind: 'percent', percentOff: 12.5, reason: 'Club' } }),
            expect.objectContaining({ ownPrice: expect.objectContaining({ kind: 'price', reason: 'For the club' }) })
          ]
        })
      })
    )
  }
})

export const WrongAddress = meta.story({
  args: opened(),
  play: async ({ canvas, args }) => {
    const name = box(canvas, m.addresses_name())
    await userEvent.clear(name)
    await press(canvas, m.admin_draft_save())
    await waitFor(() => expect(name).toHaveFocus())
    await expect(args.onSaveDraftOrder).not.toHaveBeenCalled()
  }
})

export const ChangedMeanwhile = meta.story({
  args: {
    ...opened(),
    onSaveDraftOrder: fn(async () => ({ code: 'conflict' as const, message: 'Somebody changed this draft meanwhile.' }))
  },
  play: async ({ canvas }) => {
    const note = box(canvas, m.admin_draft_note())
    await userEvent.type(note, ' And more.')
    await expect(await canvas.findByText(m.admin_draft_save_first())).toBeVisible()
    await press(canvas, m.admin_draft_save())
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(note).toHaveValue('As we said on the phone. And more.')
  }
})

export const WithoutAPrice = meta.story({
  args: { ...opened(), onPreviewDraftOrder: fn(async () => ({ failure: failures.network })) },
  play: async ({ canvas }) => {
    await press(canvas, m.admin_draft_remove_item({ item: 'Everyday tee, White, M' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  }
})

export const Lacking = meta.story({
  args: opened(
    draftOf({ email: null, shippingAddress: null, shippingMethod: null, lacks: ['email', 'address', 'delivery'] })
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText((text) => text.includes(m.admin_draft_lacks_delivery()))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_draft_send() })).toBeNull()
  }
})

export const ShortAndWithdrawn = meta.story({
  args: opened(
    draftOf({
      price: {
        ...draftPrice,
        lines: draftPrice.lines.map((line, index) => ({ ...line, available: 1, isWithdrawn: index === 1 }))
      }
    })
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_draft_line_short({ count: 1 }))).toBeVisible()
    await expect(canvas.getByText(m.admin_draft_line_withdrawn())).toBeVisible()
  }
})

export const Sending = meta.story({
  args: opened(),
  play: async ({ canvas, args }) => {
    await press(canvas, m.admin_draft_send())
    const days = await canvas.findByRole('textbox', { name: m.admin_draft_days() })
    await userEvent.clear(days)
    await userEvent.type(days, '31')
    await press(canvas, m.admin_draft_send_now())
    await expect(days).toHaveAccessibleDescription(expect.stringContaining(m.admin_draft_days_wrong({ most: 30 })))
    await userEvent.clear(days)
    await userEvent.type(days, '14')
    await press(canvas, m.admin_draft_send_now())
    const { amount: total } = draftPrice.totals.total
    await expect(args.onSendDraftOrder).toHaveBeenCalledWith({ id: 'd1', revision: 1, days: 14, total })
    await waitFor(() => expect(canvas.getByRole('button', { name: m.admin_draft_send() })).toHaveFocus())
  }
})

export const Settling = meta.story({
  args: opened(),
  play: async ({ canvas, args }) => {
    await press(canvas, m.admin_draft_settle())
    const note = await canvas.findByRole('textbox', { name: m.admin_draft_settle_note() })
    const { amount: total } = draftPrice.totals.total
    const paid = canvas.getByRole('button', { name: withAmount(total) })
    await userEvent.click(paid)
    await expect(note).toHaveAccessibleDescription(expect.stringContaining(m.admin_draft_settle_missing()))
    await userEvent.type(note, 'Bank transfer')
    await userEvent.click(paid)
    await expect(args.onSettleDraftOrder).toHaveBeenCalledWith({ id: 'd1', revision: 1, total, note: 'Bank transfer' })
  }
})

export const TooSmallForALink = meta.story({
  args: opened(draftOf({ least: usd(1_000_000) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withAmount(1_000_000))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_draft_send() })).toBeNull()
    await expect(canvas.getByRole('button', { name: m.admin_draft_settle() })).toBeVisible()
  }
})

export const Sent = meta.story({
  args: opened(sentDraft),
  play: async ({ canvas, args }) => {
    await expect(box(canvas, m.admin_edit_link())).toHaveValue(sentDraft.link?.url)
    await expect(canvas.getByText(m.admin_draft_saving_ends_link())).toBeVisible()
    await press(canvas, m.admin_draft_withdraw())
    await expect(args.onWithdrawDraftOrder).toHaveBeenCalledWith({ id: 'd1' })
  }
})

export const Ended = meta.story({
  args: opened(draftOf({ state: 'ended' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: m.admin_draft_send_again() })).toBeVisible()
  }
})

export const Paid = meta.story({
  args: opened(draftOf({ state: 'paid', order: { id: 'o1', number: 'M-2611-A3BQ' } })),
  play: async ({ canvas, args }) => {
    await press(canvas, m.admin_order_open({ number: 'M-2611-A3BQ' }))
    await expect(args.onOpenOrder).toHaveBeenCalledWith({ id: 'o1' })
    await expect(box(canvas, m.admin_draft_note())).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: m.admin_draft_delete() })).toBeNull()
  }
})

export const CopyingAndDeleting = meta.story({
  args: opened(),
  play: async ({ canvas, args }) => {
    await press(canvas, m.admin_draft_duplicate())
    await expect(args.onDuplicateDraftOrder).toHaveBeenCalledWith({ id: 'd1' })
    await press(canvas, m.admin_draft_delete())
    await expect(args.onDeleteDraftOrder).toHaveBeenCalledWith({ id: 'd1' })
  }
})

export const ForSupport = meta.story({
  args: { ...opened(), role: 'support' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_draft_price_kept({ reason: 'For the club' }))).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: m.admin_draft_discount() })).toBeNull()
    await expect(canvas.queryByRole('button', { name: m.admin_draft_settle() })).toBeNull()
    await expect(canvas.getByRole('button', { name: m.admin_draft_send() })).toBeVisible()
  }
})

export const ForAViewer = meta.story({
  args: { ...opened(), role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(box(canvas, m.admin_draft_email())).toBeDisabled()
    for (const name of [m.admin_draft_save(), m.admin_draft_send(), m.admin_draft_duplicate()])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  }
})

export const OneLoading = meta.story({
  args: { openDraftOrderId: 'd1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: m.admin_loading() })).toBeVisible()
  }
})

export const OneGone = meta.story({
  args: {
    openDraftOrderId: 'd1',
    draftOrderFailure: { code: 'not-found', message: 'There is no such draft any more.' }
  },
  play: async ({ canvas }) => {
    await heading(canvas, m.admin_failed_title())
  }
})

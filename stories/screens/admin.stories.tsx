import { m } from '@motif/messages'
import { formatMoney } from '@motif/ui/format'
import { AdminScreen, noOrderFilter } from '@motif/ui/screens/admin'
import { type Canvas } from 'storybook/internal/csf'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures } from '../fixtures/people.ts'
import { adminOrders, adminProps, openOrder, pageOf, printFiles } from '../fixtures/admin.ts'
import { usd } from '../fixtures/prices.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Admin',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: adminProps
})

const open = { openOrderId: 'o-m-2611-a3bq' }

export const Orders = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_order_open({ number: 'M-2611-C9GD' }) }))
    await expect(args.onOpenOrder).toHaveBeenCalledWith({ id: 'o-m-2611-c9gd' })
  }
})

export const Filtering = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.admin_status_filter() }),
      m.admin_status_paid()
    )
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'paid', q: '' })
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_search() }), ' ada@example.com {Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: null, q: 'ada@example.com' })
  }
})

export const NothingFound = meta.story({
  tags: ['picture'],
  args: { orders: pageOf([]), filter: { status: 'refunded', q: 'zz' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_orders_clear() }))
    await expect(args.onFilter).toHaveBeenCalledWith(noOrderFilter)
  }
})

export const TwoHundredOrders = meta.story({
  args: {
    orders: pageOf(
      Array.from({ length: 25 }, (_, index) =>
        adminOrders.map((order) => ({ ...order, id: `${order.id}-${index}` }))
      ).flat(),
      900
    )
  }
})

export const NoOrders = meta.story({
  args: {
    orders: pageOf([]),
    figures: { toProduce: 0, paidToday: 0, revenueToday: { amount: 0, currency: 'USD' }, lowStock: 0 }
  }
})
export const Loading = meta.story({ args: { figures: undefined, orders: undefined } })
export const Refreshing = meta.story({ args: { isLoadingOrders: true } })

export const Offline = meta.story({ args: { orders: undefined, ordersFailure: failures.network } })

export const Failed = meta.story({
  tags: ['picture'],
  args: { orders: undefined, ordersFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryOrders).toHaveBeenCalledOnce()
  }
})

export const PaidOrder = meta.story({
  tags: ['picture'],
  args: { ...open, order: openOrder('paid') },
  play: async ({ canvas, args }) => {
    const panel = within(await canvas.findByRole('dialog', { name: m.admin_order_title({ number: 'M-2611-A3BQ' }) }))
    await userEvent.click(panel.getByRole('button', { name: m.admin_move_in_production() }))
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'o-m-2611-a3bq', status: 'in_production' })
    await userEvent.click(panel.getByRole('button', { name: m.admin_line_print_file({ area: 'Front, PNG' }) }))
    await expect(args.onPrintFile).toHaveBeenCalledWith({
      orderId: 'o-m-2611-a3bq',
      lineId: 'l1',
      area: 'front',
      format: 'png'
    })
  }
})

export const FetchingPrintFile = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    order: openOrder('paid'),
    fetchingPrintFile: { orderId: 'o-m-2611-a3bq', lineId: 'l1', area: 'front', format: 'pdf' }
  },
  play: async ({ canvas, args }) => {
    const panel = within(await canvas.findByRole('dialog', { name: m.admin_order_title({ number: 'M-2611-A3BQ' }) }))
    await userEvent.click(panel.getByRole('button', { name: m.admin_line_print_file({ area: 'Front, PDF' }) }))
    await expect(args.onPrintFile).not.toHaveBeenCalled()
  }
})

export const PrintFilesOnTheirWay = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    order: openOrder('paid'),
    printFiles: printFiles.flatMap((file) => [
      { ...file, bytes: null, state: file.format === 'png' ? ('making' as const) : ('absent' as const) },
      {
        ...file,
        area: 'back',
        name: 'Back',
        bytes: null,
        state: 'failed' as const,
        problem: file.format === 'png' ? ('too-large' as const) : ('missing-picture' as const)
      }
    ])
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog', { name: m.admin_order_title({ number: 'M-2611-A3BQ' }) }))
    await expect(panel.getByText(m.admin_print_missing_picture())).toBeInTheDocument()
    await expect(panel.getByText(m.admin_print_making())).toBeInTheDocument()
    await expect(panel.getByText(m.admin_line_confirmed())).toBeInTheDocument()
    await expect(panel.getByText(m.finding_resolution({ name: 'holiday-at-the-sea.jpg', dpi: 96 }))).toBeInTheDocument()
  }
})

export const Delivering = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    order: openOrder('shipped', { unsent: [] })
  },
  play: async ({ canvas, args }) => {
    const panel = within(await canvas.findByRole('dialog', { name: m.admin_order_title({ number: 'M-2611-A3BQ' }) }))
    await userEvent.click(panel.getByRole('button', { name: m.admin_move_delivered() }))
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'o-m-2611-a3bq', status: 'delivered' })
  }
})

export const Cancelling = meta.story({
  tags: ['deed'],
  args: { ...open, order: openOrder('paid') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.admin_move_cancel() }))
    const dialog = await canvas.findByRole('dialog', { name: m.admin_move_cancel_question({ number: 'M-2611-A3BQ' }) })
    // The dialog takes the focus once it is open.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    const question = within(dialog)
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: m.admin_move_cancel_confirm() }))
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.type(
      question.getByRole('textbox', { name: m.admin_move_cancel_reason() }),
      'The linen is not made any more.'
    )
    await userEvent.click(question.getByRole('button', { name: m.admin_move_cancel_confirm() }))
    await expect(args.onMove).toHaveBeenCalledWith({
      id: 'o-m-2611-a3bq',
      status: 'cancelled',
      note: 'The linen is not made any more.'
    })
  }
})

const history = [
  { status: 'pending', at: '2026-11-20T22:40:10Z', by: 'customer', note: null },
  { status: 'paid', at: '2026-11-20T22:41:00Z', by: 'payment', note: null },
  { status: 'in_production', at: '2026-11-21T08:00:00Z', by: 'shop', note: null },
  {
    status: 'partially_refunded',
    at: '2026-11-21T09:00:00Z',
    by: 'shop',
    note: '$18.00 paid back. One mug came out of the kiln with a crack.'
  }
] as const

const partlyRefunded = openOrder('partially_refunded', {
  history: [...history],
  giftNote: 'Happy birthday, Charles.',
  refunded: { amount: 1800, currency: 'USD' },
  refunds: [
    {
      id: 'r1',
      amount: { amount: 1800, currency: 'USD' },
      reason: 'One mug came out of the kiln with a crack.',
      at: '2026-11-21T09:00:00Z',
      state: 'done',
      creditNote: { number: 'CN-2026-000007', url: '/credit-note.pdf' }
    }
  ]
})

export const PartlyRefunded = meta.story({
  tags: ['picture'],
  args: { ...open, order: partlyRefunded },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog', { name: m.admin_order_title({ number: 'M-2611-A3BQ' }) }))
    await expect(
      panel.getByRole('link', { name: m.admin_order_credit_note({ number: 'CN-2026-000007' }) })
    ).toBeInTheDocument()
    // The fulfilment status survives a partial refund, so the next transition is still available.
    await expect(panel.getByRole('button', { name: m.admin_move_shipped() })).toBeInTheDocument()
    await expect(panel.getByText('Happy birthday, Charles.')).toBeInTheDocument()
  }
})

const refundDialog = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: m.admin_refund() }))
  return within(canvas.getByRole('dialog', { name: m.admin_refund_title({ number: 'M-2611-A3BQ' }) }))
}

export const RefundingPieces = meta.story({
  tags: ['deed'],
  args: { ...open, order: openOrder('delivered') },
  play: async ({ canvas, args }) => {
    const dialog = await refundDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: m.admin_refund_confirm() }))
    await expect(args.onRefund).not.toHaveBeenCalled()
    const first = dialog.getByRole('spinbutton', { name: m.admin_refund_pieces({ name: 'Everyday tee, White, M' }) })
    await expect(first).toHaveFocus()
    await userEvent.clear(first)
    await userEvent.type(first, '1')
    await userEvent.click(
      dialog.getByRole('checkbox', { name: `${m.admin_refund_shipping()}, ${formatMoney(usd(690))}` })
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: m.admin_refund_restock() }))
    await userEvent.type(dialog.getByRole('textbox', { name: m.admin_move_cancel_reason() }), 'Arrived torn.')
    await userEvent.click(dialog.getByRole('button', { name: m.admin_refund_confirm() }))
    const lineId = openOrder('delivered').lines[0]?.id
    await expect(args.onRefund).toHaveBeenCalledWith({
      id: 'o-m-2611-a3bq',
      request: { lines: [{ lineId, quantity: 1 }], shipping: true, reason: 'Arrived torn.', restock: true }
    })
  }
})

export const RefundingAnAmount = meta.story({
  tags: ['deed'],
  args: { ...open, order: partlyRefunded },
  play: async ({ canvas, args }) => {
    const dialog = await refundDialog(canvas)
    await userEvent.click(dialog.getByText(m.admin_refund_by_amount()))
    await userEvent.type(dialog.getByRole('textbox', { name: m.admin_refund_amount() }), '5.905')
    await userEvent.type(dialog.getByRole('textbox', { name: m.admin_move_cancel_reason() }), 'We are late.')
    await userEvent.click(dialog.getByRole('button', { name: m.admin_refund_confirm() }))
    await expect(args.onRefund).not.toHaveBeenCalled()
    await userEvent.clear(dialog.getByRole('textbox', { name: m.admin_refund_amount() }))
    await userEvent.type(dialog.getByRole('textbox', { name: m.admin_refund_amount() }), '5.90')
    await userEvent.click(dialog.getByRole('button', { name: m.admin_refund_confirm() }))
    await expect(args.onRefund).toHaveBeenCalledWith({
      id: 'o-m-2611-a3bq',
      request: { lines: [], shipping: false, amount: 590, reason: 'We are late.', restock: false }
    })
  }
})

export const RefundingWhatWasPaidByHand = meta.story({
  tags: ['deed'],
  args: { ...open, order: openOrder('paid', { isPaidByHand: true }) },
  play: async ({ canvas }) => {
    await expect((await refundDialog(canvas)).getByText(m.admin_refund_by_hand())).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_move_back() }))
    await userEvent.click(await canvas.findByRole('button', { name: m.admin_move_cancel() }))
    await expect(await canvas.findByText(m.admin_refund_by_hand())).toBeInTheDocument()
  }
})

export const RefundRefused = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    order: partlyRefunded,
    refundFailure: { code: 'conflict', message: '', detail: 'Only 1 of Studio mug can still be paid back.' }
  },
  play: async ({ canvas }) => expect((await refundDialog(canvas)).getByText(/Only 1 of Studio mug/)).toBeInTheDocument()
})

export const Moving = meta.story({ args: { ...open, order: openOrder('paid'), movingId: 'o-m-2611-a3bq' } })
export const MoveFailed = meta.story({
  args: { ...open, order: openOrder('paid'), moveFailure: { code: 'conflict', message: 'It changed in the meantime' } }
})
export const OrderLoading = meta.story({ args: open })
export const OrderFailed = meta.story({ args: { ...open, orderFailure: failures.network } })

export const Messages = meta.story({ args: { section: 'messages' } })
export const MessagesLoading = meta.story({ args: { section: 'messages', messages: undefined } })
export const MessagesRefreshing = meta.story({ args: { section: 'messages', isLoadingMessages: true } })
export const MessagesFailed = meta.story({
  tags: ['picture'],
  args: { section: 'messages', messages: undefined, messagesFailure: failures.network },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryMessages).toHaveBeenCalledOnce()
  }
})
export const NoMessages = meta.story({ args: { section: 'messages', messages: pageOf([]) } })

export const Stock = meta.story({
  tags: ['picture'],
  args: { section: 'stock' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: m.admin_stock_field({ sku: 'TEE-MOSS-M' }) })
    await userEvent.clear(field)
    await userEvent.type(field, 'many')
    await expect(canvas.getByText(m.admin_stock_wrong())).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '240')
    await userEvent.click(canvas.getByRole('button', { name: `${m.common_save()} TEE-MOSS-M` }))
    await expect(args.onStockChange).toHaveBeenCalledWith({ variantId: 'v2', stock: 240 })
  }
})

export const StockFound = meta.story({
  tags: ['deed'],
  args: { section: 'stock', filter: { status: null, q: 'tee' } },
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox', { name: m.admin_stock_search() })
    await expect(search).toHaveValue('tee')
    await expect(canvas.getByText(m.admin_stock_found({ count: 3 }))).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'mug{Enter}')
    await expect(args.onSearchStock).toHaveBeenCalledWith({ q: 'mug' })
  }
})
export const NoStockFound = meta.story({
  args: { section: 'stock', stock: pageOf([]), filter: { status: null, q: 'kite' } }
})
export const StockLoading = meta.story({ args: { section: 'stock', stock: undefined } })
export const StockFailed = meta.story({
  tags: ['picture'],
  args: { section: 'stock', stock: undefined, stockFailure: failures.network },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryStock).toHaveBeenCalledOnce()
  }
})
export const StockSaving = meta.story({ args: { section: 'stock', savingVariantId: 'v1' } })
export const WellStocked = meta.story({ args: { section: 'stock', stock: pageOf([]) } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })

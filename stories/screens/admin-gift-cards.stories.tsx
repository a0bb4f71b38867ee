import type { IssuedGiftCard } from '@motif/contract'
import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminGiftCard, adminGiftCards } from '../fixtures/admin-gift-cards.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'gift-cards' }
const opened: Partial<AdminScreenProps> = { openGiftCardId: adminGiftCard.id, giftCard: adminGiftCard }

const meta = preview.meta({
  title: 'Screens/Admin/Gift cards',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const dialog = async () => within(await screen.findByRole('dialog'))
const made = (codes: readonly string[]): { items: IssuedGiftCard[] } => ({
  items: codes.map((code) => ({ card: { ...adminGiftCards[1]!, id: code, lastFour: code.slice(-4) }, code }))
})

export const Listed = meta.story({ tags: ['picture'] })

export const Making = meta.story({
  tags: ['deed'],
  args: { onIssueGiftCards: fn(async () => made(['ABCD-2345-EFGH-6789', 'JKMN-2345-PQRS-6789'])) },
  play: async ({ canvas, args: { onIssueGiftCards } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_gift_card_new() }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_amount() }), '25,50')
    const count = form.getByRole('textbox', { name: m.admin_gift_card_count() })
    await userEvent.clear(count)
    await userEvent.type(count, '2')
    await fireEvent.change(form.getByLabelText(m.admin_gift_card_ends()), { target: { value: '2027-07-31T23:59' } })
    await userEvent.click(form.getByRole('button', { name: m.admin_gift_card_make() }))
    await expect(onIssueGiftCards).toHaveBeenCalledWith({
      amount: 2550,
      count: 2,
      endsAt: '2027-07-31T21:59:00.000Z',
      recipientEmail: null,
      message: null
    })
    await expect(await form.findByText('JKMN-2345-PQRS-6789')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: m.admin_gift_card_codes_done() }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

export const Mailing = meta.story({
  tags: ['deed'],
  args: { onIssueGiftCards: fn(async () => ({ items: [] })) },
  play: async ({ canvas, args: { onIssueGiftCards } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_gift_card_new() }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_amount() }), '25')
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_email() }), 'ada@example.com')
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_message() }), 'Happy birthday!')
    await userEvent.click(form.getByRole('button', { name: m.admin_gift_card_make_and_mail() }))
    await expect(onIssueGiftCards).toHaveBeenCalledWith({
      amount: 2500,
      count: 1,
      endsAt: null,
      recipientEmail: 'ada@example.com',
      message: 'Happy birthday!'
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

export const Codes = meta.story({
  tags: ['picture'],
  args: {
    ...opened,
    onReplaceGiftCardCode: fn(async () => made(['ABCD-2345-EFGH-6789']))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_gift_card_new_code() }))
    await expect(await (await dialog()).findByText('ABCD-2345-EFGH-6789')).toBeVisible()
  }
})

export const Unreadable = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onIssueGiftCards } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_gift_card_new() }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_amount() }), 'much{Enter}')
    await expect(onIssueGiftCards).not.toHaveBeenCalled()
    await expect(form.getByRole('textbox', { name: m.admin_gift_card_amount() })).toHaveFocus()
    await expect(form.getByRole('textbox', { name: m.admin_gift_card_amount() })).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_gift_card_amount_wrong())
    )
  }
})

export const OneCard = meta.story({
  tags: ['picture'],
  args: opened,
  play: async ({ canvas, args: { onOpenOrder } }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: m.admin_order_open({ number: 'M-2611-K7QP' }) })[0]!)
    await expect(onOpenOrder).toHaveBeenCalledWith({ id: 'o-1' })
  }
})

export const Adjusting = meta.story({
  tags: ['deed'],
  args: { ...opened, onAdjustGiftCard: fn(async () => undefined) },
  play: async ({ canvas, args: { onAdjustGiftCard } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_gift_card_adjust() }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_adjust_by() }), '−2,50')
    await userEvent.click(form.getByRole('button', { name: m.admin_gift_card_adjust() }))
    await expect(form.getByRole('textbox', { name: m.admin_gift_card_reason() })).toHaveFocus()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_reason() }), 'Typed twice.{Enter}')
    await expect(onAdjustGiftCard).toHaveBeenCalledWith({ id: 'gift-1', amount: -250, reason: 'Typed twice.' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

export const AdjustmentRefused = meta.story({
  tags: ['picture'],
  args: {
    ...opened,
    onAdjustGiftCard: fn(async () => ({
      code: 'conflict' as const,
      message: '',
      fields: { amount: '$42.20 can be taken away. The rest is spent, or held for an order.' }
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_gift_card_adjust() }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_adjust_by() }), '-100')
    await userEvent.type(form.getByRole('textbox', { name: m.admin_gift_card_reason() }), 'Lost.{Enter}')
    await expect(await form.findByText(/\$42\.20 can be taken away/)).toBeVisible()
  }
})

export const Stopping = meta.story({
  tags: ['deed'],
  args: opened,
  play: async ({ canvas, args: { onChangeGiftCard } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_gift_card_stop() }))
    await expect(onChangeGiftCard).toHaveBeenCalledWith({ id: 'gift-1', isStopped: true })
  }
})

export const Stopped = meta.story({ args: { ...opened, giftCard: { ...adminGiftCard, state: 'stopped' } } })
export const ForSupport = meta.story({
  tags: ['deed'],
  args: { ...opened, role: 'support' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: m.admin_gift_card_ledger() })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_gift_card_adjust() })).toBeNull()
  }
})

export const Searching = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onFilterGiftCards } }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_gift_cards_search() }), ' Q7RT {Enter}')
    await expect(onFilterGiftCards).toHaveBeenCalledWith({ q: 'Q7RT', state: null })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_order_status() }), 'stopped')
    await expect(onFilterGiftCards).toHaveBeenLastCalledWith({ q: '', state: 'stopped' })
  }
})

const none = { items: [], next: null, outstanding: { amount: 0, currency: 'USD' } }
export const NoneFound = meta.story({ args: { giftCards: none, giftCardQuery: { q: 'kite', state: null } } })
export const Empty = meta.story({ args: { giftCards: none } })
export const ManyEntries = meta.story({
  args: {
    ...opened,
    giftCard: {
      ...adminGiftCard,
      entries: Array.from({ length: 200 }, (_, index) => ({ ...adminGiftCard.entries[index % 5]!, id: 200 - index })),
      isCut: true
    }
  },
  parameters: { a11y: { test: 'off' } }
})
export const Loading = meta.story({ args: { giftCards: undefined } })
export const CardLoading = meta.story({ args: { ...opened, giftCard: undefined } })
export const CardFailed = meta.story({
  args: { ...opened, giftCard: undefined, giftCardFailure: failures.internal }
})

export const Failed = meta.story({
  tags: ['deed'],
  args: { giftCards: undefined, giftCardsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryGiftCards } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryGiftCards).toHaveBeenCalledOnce()
  }
})

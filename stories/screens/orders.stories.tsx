import { expect, fn, userEvent, within } from 'storybook/test'
import { m } from '@motif/messages'
import { OrdersScreen } from '@motif/ui/screens/orders'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { summaries } from '../fixtures/orders.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Orders',
  component: OrdersScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: {
    orderHref: ({ order }: { order: { id: string } }) => `/orderspage?order=${order.id}`,
    onRetry: fn(),
    onFind: fn()
  }
})

const many = Array.from({ length: 50 }, (_, index) => ({
  ...(summaries[index % summaries.length] as (typeof summaries)[number]),
  id: `m${index}`,
  number: `M-2611-Z${'ABCDEF'[Math.floor(index / 10)]}${'GHJKMNPQRS'[index % 10]}2`
}))

export const Loading = meta.story()
export const Empty = meta.story({ args: { orders: [] } })
export const Many = meta.story({
  args: { orders: many, pages: { page: 2, pageCount: 7, hrefOf: ({ page }) => `/orderspage?page=${page}` } }
})
export const RightToLeft = meta.story({ args: { orders: summaries }, globals: { locale: 'ar-XB' } })

export const Ready = meta.story({
  tags: ['picture'],
  args: { orders: summaries },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.orders_number({ number: 'M-2611-K4TQ' }) })).toHaveAttribute(
      'href',
      '/orderspage?order=o1'
    )
    await expect(canvas.getByText(m.orders_status_shipped())).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: m.orders_track() }))
      await expect(link).toHaveAttribute('href', 'https://carrier.example/PF4821993011')
  }
})

export const Offline = meta.story({ args: { failure: failures.network } })

export const Failed = meta.story({
  tags: ['picture'],
  args: { failure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalled()
  }
})

export const SignedOut = meta.story({
  tags: ['picture'],
  args: { isSignedOut: true, loginHref: '/login?returnTo=/orderspage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.orders_signed_out_lead())).toBeVisible()
    const screen = within(canvas.getByRole('main'))
    await expect(screen.getByRole('link', { name: m.orders_signed_out_login() })).toHaveAttribute(
      'href',
      '/login?returnTo=/orderspage'
    )
  }
})

export const Finding = meta.story({
  tags: ['deed'],
  args: { isSignedOut: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.orders_find_submit() }))
    await expect(canvas.getByLabelText(m.orders_find_number())).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(m.orders_find_number()), ' m-2611-k7qp ')
    await userEvent.type(canvas.getByLabelText(m.accounts_email()), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: m.orders_find_submit() }))
    await expect(args.onFind).toHaveBeenCalledWith({ number: 'm-2611-k7qp', email: 'ada@example.com' })
  }
})

export const LinkSent = meta.story({
  tags: ['picture'],
  args: { isSignedOut: true, finding: 'sent' },
  play: ({ canvas }) => expect(canvas.getByText(m.orders_find_sent())).toBeVisible()
})
export const TooManyTries = meta.story({ args: { isSignedOut: true, findFailure: failures.tooMany } })

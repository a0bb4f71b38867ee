import { expect } from 'storybook/test'
import { m } from '@motif/messages'
import { OrderStatusBadge } from '@motif/ui/components/order-status'
import type { OrderStatus } from '@motif/contract'
import preview from '../../.storybook/preview.tsx'

const statuses = [
  'pending',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  'partially_refunded'
] as const satisfies readonly OrderStatus[]

const All = () => (
  <ul>
    {statuses.map((status) => (
      <li key={status}>
        <OrderStatusBadge status={status} />
      </li>
    ))}
  </ul>
)

const meta = preview.meta({ title: 'Components/Order status', component: All, parameters: { layout: 'centered' } })

export const Light = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.orders_status_partially_refunded())).toBeVisible()
  }
})
export const Dark = meta.story({ globals: { theme: 'dark' } })

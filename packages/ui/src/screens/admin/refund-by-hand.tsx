import type { Order } from '@motif/contract'
import { m } from '@motif/messages'
import { Notice } from '../../components/notice/index.ts'

/** Notes that orders paid outside of the shop are refunded manually. */
export function RefundByHand({ order: { isPaidByHand, edits } }: { order: Order }) {
  if (!isPaidByHand) return null
  const hasPaidChange = edits?.some(({ state, difference }) => state === 'applied' && difference.amount > 0)
  return <Notice tone="info">{hasPaidChange ? m.admin_refund_by_hand_changes() : m.admin_refund_by_hand()}</Notice>
}

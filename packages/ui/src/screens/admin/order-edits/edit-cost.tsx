import { chakra } from '@chakra-ui/react'
import type { OrderEditPreview } from '@motif/contract'
import { m } from '@motif/messages'
import { OrderChanges } from '../../../components/order-changes/index.ts'
import { TotalsList } from '../../../components/order-summary/index.ts'
import { focusIfLost } from '../../../forms/index.ts'
import { formatMoney } from '../../../format/index.ts'

function costText({ difference: { amount, currency }, toGiftCards }: OrderEditPreview): string {
  const money = formatMoney({ amount: Math.abs(amount), currency })
  if (amount === 0) return m.admin_edit_same()
  if (amount > 0) return m.admin_edit_cost_more({ amount: money })
  return toGiftCards.amount === 0
    ? m.admin_edit_cost_less({ amount: money })
    : m.admin_edit_cost_less_gift_card({ amount: money, part: formatMoney(toGiftCards) })
}

/** Preview of an edit: changes and price difference. */
export const EditCost = ({ preview }: { preview: OrderEditPreview }) => (
  <chakra.div ref={focusIfLost} tabIndex={-1} outline="none" display="grid" gap={4}>
    <chakra.p fontWeight="semibold" fontSize="md">
      {costText(preview)}
    </chakra.p>
    <OrderChanges changes={preview.changes} />
    <chakra.div borderBlockStartWidth="1px" paddingBlockStart={3}>
      <chakra.p color="fg.muted" marginBlockEnd={2}>
        {m.admin_edit_total({ before: formatMoney(preview.before.total) })}
      </chakra.p>
      <TotalsList totals={preview.after} />
    </chakra.div>
  </chakra.div>
)

import { chakra } from '@chakra-ui/react'
import type { OrderRefund } from '@motif/contract'
import { m } from '@motif/messages'
import { FileLink } from '../../components/link/index.ts'
import { formatDate, formatMoney } from '../../format/index.ts'

/** Refunds with reason and credit note. */
export const Refunds = ({ refunds }: { refunds: readonly OrderRefund[] }) => (
  <chakra.ul display="flex" flexDirection="column" gap={3} textStyle="small">
    {refunds.map(({ id, amount, reason, at, state, creditNote }) => (
      <li key={id}>
        <chakra.div display="flex" justifyContent="space-between" gap={4}>
          <span>
            {state === 'done'
              ? m.orders_refund_done({ date: formatDate(at) })
              : m.orders_refund_pending({ date: formatDate(at) })}
          </span>
          <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium" whiteSpace="nowrap">
            {formatMoney(amount)}
          </chakra.span>
        </chakra.div>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          <bdi>{reason}</bdi>
        </chakra.p>
        {creditNote === null ? null : <FileLink href={creditNote.url}>{m.orders_credit_note()}</FileLink>}
      </li>
    ))}
  </chakra.ul>
)

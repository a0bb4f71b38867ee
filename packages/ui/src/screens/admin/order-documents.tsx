import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { FileLink } from '../../components/link/index.ts'
import { formatMoney } from '../../format/index.ts'
import { useIsAllowed } from './allowed.tsx'
import { PanelTitle } from './panel-title.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { leftOf } from './refund-form.ts'
import { useShopTime } from './shop-time.tsx'

type Props = Parameters<typeof RefundDialog>[0]

/** Invoice, refunds, and the refund action. */
export function OrderDocuments(props: Props) {
  const { order } = props
  const { dateText } = useShopTime()
  const isRefundable = useIsAllowed('orders.refund') && order.invoice !== null && leftOf(order).amount > 0
  return (
    <section>
      <PanelTitle>{m.admin_order_documents()}</PanelTitle>
      <chakra.div display="grid" gap={2} justifyItems="start">
        {order.invoice === null ? null : (
          <FileLink href={order.invoice.url}>{m.admin_order_invoice({ number: order.invoice.number })}</FileLink>
        )}
        {order.refunds.length === 0 ? <chakra.p color="fg.muted">{m.admin_order_refunds_none()}</chakra.p> : null}
        {order.refunds.map(({ id, amount, reason, at, state, creditNote }) => (
          <chakra.div key={id} width="full">
            <chakra.div display="flex" justifyContent="space-between" gap={4}>
              <span>
                {dateText(at)}
                {state === 'pending' ? `, ${m.admin_refund_pending()}` : null}
              </span>
              <chakra.span fontVariantNumeric="tabular-nums">{formatMoney(amount)}</chakra.span>
            </chakra.div>
            <chakra.p color="fg.muted" overflowWrap="anywhere">
              <bdi>{reason}</bdi>
            </chakra.p>
            {creditNote === null ? null : (
              <FileLink href={creditNote.url}>{m.admin_order_credit_note({ number: creditNote.number })}</FileLink>
            )}
          </chakra.div>
        ))}
        {isRefundable ? <RefundDialog key={order.refunds.length} {...props} /> : null}
      </chakra.div>
    </section>
  )
}

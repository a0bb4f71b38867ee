import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { OrderButton } from '../order-button.tsx'
import { PanelTitle } from '../panel-title.tsx'
import { PartLinks } from '../part-links.tsx'
import { StatusBadge } from '../status.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { ShopDay } from '../shop-time.tsx'

type Props = Pick<
  AdminScreenProps,
  | 'customerOrders'
  | 'customerOrdersFailure'
  | 'onRetryCustomerOrders'
  | 'customerOrdersAfter'
  | 'customerOrdersHrefOf'
  | 'onOpenOrder'
>

/** Orders of a customer, newest first, paged. Each opens beside the page. */
export const CustomerOrders = (props: Props) => (
  <chakra.section aria-label={m.admin_customer_orders()}>
    <PanelTitle>{m.admin_customer_orders()}</PanelTitle>
    <Orders {...props} />
  </chakra.section>
)

function Orders({ customerOrders: orders, customerOrdersFailure, onRetryCustomerOrders, ...props }: Props) {
  if (!orders && customerOrdersFailure)
    return (
      <Notice tone="bad">
        <p>{m.admin_customer_orders_failed()}</p>
        <Button size="sm" marginBlockStart={2} onClick={onRetryCustomerOrders}>
          {m.common_try_again()}
        </Button>
      </Notice>
    )
  if (!orders) return <TableSkeleton label={m.admin_order_loading()} />
  if (orders.items.length === 0) return <chakra.p color="fg.muted">{m.admin_customer_no_orders()}</chakra.p>
  return (
    <>
      <Table aria-label={m.admin_customer_orders()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_order_number()}</th>
            <th scope="col">{m.admin_order_status()}</th>
            <th scope="col">{m.admin_order_placed()}</th>
            <th scope="col" data-figure="">
              {m.admin_order_total()}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.items.map(({ id, number, status, placedAt, total }) => (
            <Row key={id}>
              <Cell>
                <OrderButton order={{ id, number }} onOpen={props.onOpenOrder} />
              </Cell>
              <Cell>
                <StatusBadge status={status} />
              </Cell>
              <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
                <ShopDay at={placedAt} />
              </Cell>
              <Cell data-figure="">{formatMoney(total)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <PartLinks after={props.customerOrdersAfter} next={orders.next} partHrefOf={props.customerOrdersHrefOf} />
    </>
  )
}

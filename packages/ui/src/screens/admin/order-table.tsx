import { chakra } from '@chakra-ui/react'
import type { AdminOrder } from '@motif/contract'
import { m } from '@motif/messages'
import { Spinner } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Price } from '../../components/price/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { formatList } from '../../format/index.ts'
import { StatusBadge } from './status.tsx'
import { Cell, Row, Table } from './table.tsx'
import type { AdminScreenProps } from './types.ts'
import { useShopTime } from './shop-time.tsx'

interface OrderTableProps extends Pick<AdminScreenProps, 'onOpenOrder' | 'openOrderId' | 'movingId'> {
  orders: readonly AdminOrder[]
  /** Ids of those that something is done with together. */
  chosen: readonly string[]
  /** Absent for those who may change nothing. */
  onChoose?: ((choice: { id: string; isChosen: boolean }) => void) | undefined
}

const piecesOf = ({ lines }: AdminOrder) => lines.reduce((count, { quantity }) => count + quantity, 0)

const isInLabel = (target: EventTarget) => target instanceof Element && target.closest('label') !== null

export function OrderTable({ orders, chosen, onChoose, onOpenOrder, openOrderId, movingId }: OrderTableProps) {
  const { dayText } = useShopTime()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{m.admin_order_number()}</th>
          <th scope="col">{m.admin_order_status()}</th>
          <th scope="col">{m.admin_order_customer()}</th>
          <th scope="col">{m.admin_order_placed()}</th>
          <th scope="col">{m.admin_order_items()}</th>
          <th scope="col" data-figure="">
            {m.admin_order_total()}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row
            key={order.id}
            // The whole row is the button, whose presses arrive here too. Something laid over a row lies over the whole page in Safari, where a row is
            // nothing to place by (WebKit before spring 2026).
            onClick={({ target }) => (isInLabel(target) ? undefined : onOpenOrder({ id: order.id }))}
            cursor="pointer"
            bg={order.id === openOrderId ? 'bg.raised' : undefined}
            aria-busy={order.id === movingId || undefined}
            _hover={{ bg: 'bg.raised' }}
          >
            <Cell>
              <chakra.div display="flex">
                {onChoose ? (
                  <chakra.div display="grid" minWidth="target">
                    <Checkbox
                      checked={chosen.includes(order.id)}
                      onChange={({ isChecked }) => onChoose({ id: order.id, isChosen: isChecked })}
                    >
                      <VisuallyHidden>{m.admin_order_choose({ number: order.number })}</VisuallyHidden>
                    </Checkbox>
                  </chakra.div>
                ) : null}
                <chakra.div minWidth={0}>
                  <chakra.button
                    type="button"
                    aria-label={m.admin_order_open({ number: order.number })}
                    fontWeight="semibold"
                    minHeight={{ base: 'target', md: '2.5rem' }}
                    fontVariantNumeric="tabular-nums"
                  >
                    {order.number}
                  </chakra.button>
                  {order.id === movingId ? (
                    <chakra.span display="inline-block" verticalAlign="middle" marginInlineStart={2}>
                      <Spinner />
                    </chakra.span>
                  ) : null}
                  {order.tags.length === 0 ? null : (
                    <chakra.div color="fg.muted" fontSize="xs" maxWidth={{ md: '14rem' }} overflowWrap="anywhere">
                      <bdi>{formatList(order.tags)}</bdi>
                    </chakra.div>
                  )}
                </chakra.div>
              </chakra.div>
            </Cell>
            <Cell>
              <StatusBadge status={order.status} />
              {order.sent ? (
                <chakra.div color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                  {m.orders_sent(order.sent)}
                </chakra.div>
              ) : null}
            </Cell>
            <Cell maxWidth={{ md: '18rem' }} overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {order.email === '' ? m.admin_order_erased() : order.email}
            </Cell>
            <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
              {dayText(order.placedAt)}
            </Cell>
            <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
              {m.admin_order_pieces({ count: piecesOf(order) })}
            </Cell>
            <Cell data-figure="">
              <Price money={order.total} fontWeight="medium" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

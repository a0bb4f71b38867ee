import { chakra } from '@chakra-ui/react'
import type { LinePieces, Order } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { ProductPicture } from '../../components/picture/index.ts'
import { formatDate } from '../../format/index.ts'
import { Tracking } from '../orders/order-card.tsx'

/** Parcels with contents and tracking, and what is still to come. */
export const Parcels = ({ order }: { order: Order }) => (
  <chakra.ol borderBlockStartWidth="1px">
    {order.shipments.map(({ id, at, tracking, note, lines }, index) => (
      <Parcel
        key={id}
        title={m.orders_parcel({ place: index + 1 })}
        aside={
          <chakra.time dateTime={at} textStyle="small" color="fg.muted">
            {formatDate(at)}
          </chakra.time>
        }
      >
        {note === null ? null : (
          <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
            <bdi>{note}</bdi>
          </chakra.p>
        )}
        {tracking === null ? (
          <chakra.p textStyle="small" color="fg.muted">
            {m.orders_parcel_untracked()}
          </chakra.p>
        ) : (
          <Tracking tracking={tracking} />
        )}
        <Pieces order={order} pieces={lines} />
      </Parcel>
    ))}
    {order.unsent.length === 0 ? null : (
      <Parcel title={m.orders_parcel_rest()}>
        <Pieces order={order} pieces={order.unsent} />
      </Parcel>
    )}
  </chakra.ol>
)

const Parcel = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <chakra.li display="grid" gap={2} paddingBlock={4} borderBlockEndWidth="1px">
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap={4}>
      <chakra.h3 fontSize="md">{title}</chakra.h3>
      {aside}
    </chakra.div>
    {children}
  </chakra.li>
)

const Pieces = ({ order, pieces }: { order: Order; pieces: readonly LinePieces[] }) => (
  <chakra.ul
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    columnGap={6}
    rowGap={3}
  >
    {pieces.map(({ lineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === lineId)
      return line ? (
        <chakra.li key={lineId} display="flex" alignItems="center" gap={3}>
          <ProductPicture picture={line.image} sizes="48px" alt="" width="3rem" flexShrink={0} borderRadius="control" />
          <chakra.div minWidth={0} textStyle="small">
            <chakra.p overflowWrap="anywhere" dir="auto">
              {m.orders_parcel_pieces({ quantity, name: line.name })}
            </chakra.p>
            <chakra.p color="fg.muted" overflowWrap="anywhere" dir="auto">
              {[...line.options.map(({ value }) => value), ...(line.design?.member ? [line.design.member] : [])].join(
                ' · '
              )}
            </chakra.p>
          </chakra.div>
        </chakra.li>
      ) : null
    })}
  </chakra.ul>
)

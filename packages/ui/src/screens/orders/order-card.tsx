import { chakra } from '@chakra-ui/react'
import type { OrderSummary } from '@motif/contract'
import { m } from '@motif/messages'
import { OrderStatusBadge } from '../../components/order-status/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { formatDate, formatMoney } from '../../format/index.ts'
import { RouterLink } from '../../provider/index.ts'

const shown = 4

/** An order card that links to the order, with a separate tracking link. */
export function OrderCard({ order, href }: { order: OrderSummary; href: string }) {
  const { number, status, placedAt, lines, total, tracking, sent } = order
  const more = lines.length - shown
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }}
      gap={{ base: 4, md: 8 }}
      alignItems="center"
      paddingBlock={6}
      borderBlockEndWidth="1px"
      contentVisibility="auto"
      css={{ containIntrinsicSize: 'auto 8rem' }}
    >
      <chakra.div minWidth={0}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={1}>
          <chakra.h2 fontSize="lg">
            <chakra.span
              asChild
              _hover={{ textDecoration: 'underline' }}
              css={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              <RouterLink href={href}>{m.orders_number({ number })}</RouterLink>
            </chakra.span>
          </chakra.h2>
          <OrderStatusBadge status={status} />
          {sent ? (
            <chakra.span textStyle="small" color="fg.muted">
              {m.orders_sent(sent)}
            </chakra.span>
          ) : null}
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart={1.5}>
          {m.orders_placed({ date: formatDate(placedAt) })} ·{' '}
          {m.orders_items({ count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })} ·{' '}
          <chakra.span textStyle="figure" color="fg" fontWeight="medium">
            {formatMoney(total)}
          </chakra.span>
        </chakra.p>
        {tracking ? <Tracking tracking={tracking} /> : null}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap={2}>
        {lines.slice(0, shown).map((line) => (
          <ProductPicture
            key={line.id}
            picture={line.image}
            sizes="64px"
            alt={line.name}
            width="4rem"
            borderRadius="control"
          />
        ))}
        {more > 0 ? (
          <chakra.span textStyle="small" color="fg.muted" marginInlineStart={1}>
            {m.orders_more({ count: more })}
          </chakra.span>
        ) : null}
      </chakra.div>
    </chakra.li>
  )
}

/** Stacked above the card's link, so that both are clickable. */
export function Tracking({ tracking }: { tracking: NonNullable<OrderSummary['tracking']> }) {
  const { carrier, number, url } = tracking
  return (
    <chakra.p
      position="relative"
      zIndex={1}
      width="fit"
      textStyle="small"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={3}
    >
      {url === null ? null : (
        <chakra.a
          href={url}
          target="_blank"
          rel="noreferrer"
          textDecoration="underline"
          textUnderlineOffset="0.2em"
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          fontWeight="medium"
        >
          {m.orders_track()}
        </chakra.a>
      )}
      <chakra.span color="fg.muted" overflowWrap="anywhere">
        {m.orders_track_with({ carrier, number })}
      </chakra.span>
    </chakra.p>
  )
}

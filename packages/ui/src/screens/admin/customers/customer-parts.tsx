import { chakra } from '@chakra-ui/react'
import type { Customer } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { AddressLines } from '../../../components/address-fields/index.ts'
import { Badge } from '../../../components/badge/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Rating } from '../../../components/rating/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { PanelTitle } from '../panel-title.tsx'
import type { AdminScreenProps } from '../types.ts'
import { ShopDate, useShopTime } from '../shop-time.tsx'

/** A section of the page; the export contains what is not shown. */
function Part({
  title,
  none,
  total,
  shown,
  children
}: {
  title: string
  none: string
  total: number
  shown: number
  children: ReactNode
}) {
  return (
    <chakra.section aria-label={title} minWidth={0}>
      <PanelTitle>{title}</PanelTitle>
      {total === 0 ? <chakra.p color="fg.muted">{none}</chakra.p> : children}
      {total > shown ? (
        <chakra.p color="fg.muted" marginBlockStart={3}>
          {m.admin_customer_newest({ shown, total })}
        </chakra.p>
      ) : null}
    </chakra.section>
  )
}

interface DesignsProps extends Pick<AdminScreenProps, 'designPageHrefOf' | 'designsOfOwnerHrefOf'> {
  designs: Customer['designs']
  areElsewhere: boolean
  email: string
}

export const Designs = ({ designs, areElsewhere, email, designPageHrefOf, designsOfOwnerHrefOf }: DesignsProps) => (
  <Part
    title={m.admin_customer_designs()}
    none={areElsewhere ? m.admin_customer_designs_elsewhere() : m.admin_customer_no_designs()}
    total={designs.total}
    shown={designs.items.length}
  >
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))" gap={4}>
      {designs.items.map(({ id, name, previewUrl }) => (
        <chakra.li key={id} minWidth={0}>
          <chakra.img
            src={previewUrl}
            alt=""
            loading="lazy"
            width="full"
            aspectRatio="1"
            objectFit="contain"
            bg="bg.raised"
            borderRadius="panel"
          />
          <Link
            href={designPageHrefOf({ id })}
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            lineHeight="snug"
            overflowWrap="anywhere"
          >
            <bdi>{name}</bdi>
          </Link>
        </chakra.li>
      ))}
    </chakra.ul>
    {designs.total > designs.items.length ? (
      <ToList href={designsOfOwnerHrefOf({ email })}>{m.admin_customer_open_designs()}</ToList>
    ) : null}
  </Part>
)

/** Leads to the section of the items above. */
const ToList = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} display="inline-flex" alignItems="center" minHeight="target" marginBlockStart={2}>
    {children}
  </Link>
)

const states = {
  waiting: () => m.admin_reviews_waiting(),
  approved: () => m.admin_reviews_approved(),
  rejected: () => m.admin_reviews_rejected()
}

export const Reviews = ({
  reviews,
  reviewsHrefOf
}: Pick<AdminScreenProps, 'reviewsHrefOf'> & { reviews: Customer['reviews'] }) => (
  <Part
    title={m.admin_section_reviews()}
    none={m.admin_customer_no_reviews()}
    total={reviews.total}
    shown={reviews.items.length}
  >
    <chakra.ul display="grid" gap={4}>
      {reviews.items.map(({ id, rating, title, text, state, writtenAt, product }) => (
        <chakra.li key={id} overflowWrap="anywhere" display="grid" gap={1} justifyItems="start">
          <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
            <Rating average={rating} />
            <Badge>{states[state]()}</Badge>
            <Link
              href={`/product/${product.slug}`}
              display="inline-flex"
              alignItems="center"
              minHeight={{ base: 'target', md: 'auto' }}
            >
              {product.name}
            </Link>
          </chakra.div>
          <chakra.div fontWeight="semibold" dir="auto">
            {title}
          </chakra.div>
          <chakra.p dir="auto" whiteSpace="pre-line" maxWidth="66ch">
            {text}
          </chakra.p>
          <chakra.div color="fg.muted">
            <ShopDate at={writtenAt} />
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
    {reviews.items[0] ? (
      <ToList href={reviewsHrefOf({ state: reviews.items[0].state })}>{m.admin_customer_open_reviews()}</ToList>
    ) : null}
  </Part>
)

export const Messages = ({
  messages,
  messagesHrefOf
}: Pick<AdminScreenProps, 'messagesHrefOf'> & { messages: Customer['messages'] }) => (
  <Part
    title={m.admin_customer_messages()}
    none={m.admin_customer_no_messages()}
    total={messages.total}
    shown={messages.items.length}
  >
    <chakra.ul display="grid" gap={4}>
      {messages.items.map(({ id, message, receivedAt, state }) => (
        <chakra.li key={id} overflowWrap="anywhere" display="grid" gap={1} justifyItems="start">
          <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center" color="fg.muted">
            <ShopDate at={receivedAt} />
            <Badge>{state === 'open' ? m.admin_messages_open() : m.admin_messages_done()}</Badge>
          </chakra.div>
          <chakra.p dir="auto" whiteSpace="pre-line" maxWidth="66ch">
            {message}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
    {messages.items[0] ? (
      <ToList href={messagesHrefOf({ state: messages.items.some(({ state }) => state === 'open') ? 'open' : 'done' })}>
        {m.admin_customer_open_messages()}
      </ToList>
    ) : null}
  </Part>
)

export const Addresses = ({ addresses }: { addresses: Customer['addresses'] }) => (
  <Part
    title={m.admin_customer_addresses()}
    none={m.admin_customer_no_addresses()}
    total={addresses.length}
    shown={addresses.length}
  >
    <chakra.ul display="grid" gap={4}>
      {addresses.map(({ label, address, isFromOrder }) => (
        <chakra.li key={JSON.stringify([label, address])} overflowWrap="anywhere">
          {label === null ? null : (
            <chakra.div fontWeight="semibold" dir="auto">
              {label}
            </chakra.div>
          )}
          <AddressLines address={address} />
          {isFromOrder ? <chakra.div color="fg.muted">{m.admin_customer_address_of_order()}</chakra.div> : null}
        </chakra.li>
      ))}
    </chakra.ul>
  </Part>
)

export function Coupons({ coupons }: { coupons: Customer['coupons'] }) {
  const { dateText } = useShopTime()
  return coupons.length === 0 ? null : (
    <Part title={m.admin_customer_coupons()} none="" total={coupons.length} shown={coupons.length}>
      <chakra.ul display="grid" gap={2}>
        {coupons.map(({ code, orders, discount, lastAt }) => (
          <chakra.li key={`${code} ${discount.currency}`} overflowWrap="anywhere">
            <chakra.bdi fontWeight="semibold">{code}</chakra.bdi>
            <chakra.div color="fg.muted">
              {m.admin_customer_coupon_used({
                count: orders,
                discount: formatMoney(discount),
                last: dateText(lastAt)
              })}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Part>
  )
}

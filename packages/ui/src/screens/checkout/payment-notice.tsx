import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import type { Line } from '../../components/line-item/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { type DeclineReason, type Failure, sentenceOf } from '../../failure/index.ts'
import { formatMoney } from '../../format/index.ts'

export interface PaymentNoticeProps {
  failure: Failure | undefined
  lines: readonly Line[]
  outOfStock: readonly string[] | undefined
  total: Money
  cartHref: string | undefined
}

const none: readonly string[] = []

const anotherCard = () => m.checkout_declined_lead()

const declines = {
  declined: { title: () => m.checkout_declined_title(), lead: anotherCard },
  'not-confirmed': {
    title: () => m.checkout_declined_unconfirmed(),
    lead: () => m.checkout_declined_unconfirmed_lead()
  },
  'insufficient-funds': { title: () => m.checkout_declined_funds(), lead: anotherCard },
  expired: { title: () => m.checkout_declined_expired(), lead: () => m.checkout_declined_expired_lead() },
  incorrect: { title: () => m.checkout_declined_incorrect(), lead: () => m.checkout_declined_incorrect_lead() },
  'processing-error': {
    title: () => m.checkout_declined_processing(),
    lead: () => m.checkout_declined_processing_lead()
  }
} satisfies Record<DeclineReason | 'declined', { title: () => string; lead: () => string }>

/** Why payment failed, what is preserved, and what to do. */
export function PaymentNotice({ failure, lines, outOfStock = none, total, cartHref = '/cart' }: PaymentNoticeProps) {
  if (outOfStock.length > 0 || failure?.code === 'out-of-stock') {
    const missing = lines.filter(({ id }) => outOfStock.includes(id))
    return (
      <PaymentAlert tone="warn" title={m.checkout_out_title()}>
        <p>{m.checkout_out_lead()}</p>
        <chakra.ul listStyle="disc" paddingInlineStart={5} marginBlock={2}>
          {missing.map(({ id, name, options }) => (
            <li key={id}>{[name, ...options.map(({ value }) => value)].join(', ')}</li>
          ))}
        </chakra.ul>
        <Link href={cartHref}>{m.checkout_out_back()}</Link>
      </PaymentAlert>
    )
  }
  switch (failure?.code) {
    case undefined:
    case 'cancelled':
      return null
    case 'declined':
      return (
        <PaymentAlert tone="bad" title={declines[failure.reason ?? 'declined'].title()}>
          {declines[failure.reason ?? 'declined'].lead()}
        </PaymentAlert>
      )
    case 'network':
    case 'unavailable':
      return (
        <PaymentAlert tone="warn" title={m.checkout_lost_title()}>
          {m.checkout_lost_lead()}
        </PaymentAlert>
      )
    case 'price-changed':
      return (
        <PaymentAlert tone="warn" title={m.checkout_price_title()}>
          {m.checkout_price_lead({ amount: formatMoney(total) })}
        </PaymentAlert>
      )
    default:
      return <Notice tone="bad">{failure ? sentenceOf(failure) : null}</Notice>
  }
}

const PaymentAlert = ({ tone, title, children }: { tone: 'warn' | 'bad'; title: string; children: ReactNode }) => (
  <Notice tone={tone}>
    <chakra.strong display="block" fontWeight="semibold">
      {title}
    </chakra.strong>
    {children}
  </Notice>
)

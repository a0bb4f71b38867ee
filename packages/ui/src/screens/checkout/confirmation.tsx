import { chakra } from '@chakra-ui/react'
import { Mail, Package, Printer, Truck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { Page } from '../../components/page/index.ts'
import { formatDay } from '../../format/index.ts'
import { m } from '../../messages/index.ts'

export interface ConfirmationProps {
  order: { number: string; email: string; href: string }
  /** The last day it comes by, ISO 8601. */
  arrival: string | undefined
}

/** It is done: the number to keep, where the receipt went, and what happens next. */
export function Confirmation({ order, arrival }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = [
    { Icon: Mail, words: m.checkout_done_mail({ email: order.email }) },
    { Icon: Printer, words: m.checkout_done_next_print() },
    { Icon: Package, words: m.checkout_done_next_ship() },
    { Icon: Truck, words: arrival === undefined ? m.checkout_done_next_arrive_unknown() : m.checkout_done_next_arrive({ day: formatDay(arrival) }) }
  ]
  return (
    <Page measure="prose">
      <chakra.p color="good" fontWeight="semibold" textStyle="figure">
        {m.checkout_done_number({ number: order.number })}
      </chakra.p>
      <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="display" marginBlockStart={3}>
        {m.checkout_done_title()}
      </chakra.h1>
      <chakra.h2 textStyle="section" marginBlockStart={12} marginBlockEnd={2}>
        {m.checkout_done_next()}
      </chakra.h2>
      <chakra.ol>
        {next.map(({ Icon, words }) => (
          <chakra.li key={words} display="flex" gap={4} paddingBlock={4} borderBlockEndWidth="1px" overflowWrap="anywhere">
            <chakra.span color="fg.muted" flexShrink={0} marginBlockStart="2px">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </chakra.span>
            <chakra.span minWidth={0}>{words}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap={3} marginBlockStart={8}>
        <LinkButton href={order.href} variant="accent">
          {m.checkout_done_order()}
        </LinkButton>
        <LinkButton href="/">{m.checkout_done_shop()}</LinkButton>
      </chakra.div>
    </Page>
  )
}

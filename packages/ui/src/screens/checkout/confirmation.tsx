import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Mail, Package, Printer, Truck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { OrderSummary } from '../../components/order-summary/index.ts'
import { Page } from '../../components/page/index.ts'
import { formatDay } from '../../format/index.ts'
import type { CheckoutScreenProps } from './types.ts'

export interface ConfirmationProps extends Pick<
  CheckoutScreenProps,
  'lines' | 'totals' | 'registerHref' | 'onRegister'
> {
  order: NonNullable<CheckoutScreenProps['order']>
}

/** Order confirmation: number, receipt, and what happens next. */
export function Confirmation({ order, lines, totals, registerHref, onRegister }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = [
    { Icon: Mail, words: m.checkout_done_mail({ email: order.email }) },
    { Icon: Printer, words: m.checkout_done_next_print() },
    { Icon: Package, words: m.checkout_done_next_ship() },
    {
      Icon: Truck,
      words:
        order.deliveryBy === null
          ? m.checkout_done_next_arrive_unknown()
          : m.checkout_done_next_arrive({ day: formatDay(order.deliveryBy) })
    }
  ]
  return (
    <Page>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
        gap={{ base: 8, lg: 16 }}
        alignItems="start"
      >
        <div>
          <chakra.p color="good" fontWeight="semibold" textStyle="figure">
            {m.checkout_done_number({ number: order.number })}
          </chakra.p>
          <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="display" marginBlockStart={3}>
            {m.checkout_done_title()}
          </chakra.h1>
          <chakra.h2 textStyle="section" marginBlockStart={{ base: 8, md: 12 }} marginBlockEnd={2}>
            {m.checkout_done_next()}
          </chakra.h2>
          <chakra.ol>
            {next.map(({ Icon, words }) => (
              <chakra.li
                key={words}
                display="flex"
                gap={4}
                paddingBlock={4}
                borderBlockEndWidth="1px"
                overflowWrap="anywhere"
              >
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
          {registerHref === undefined ? null : <RegisterOffer href={registerHref} onRegister={onRegister} />}
        </div>
        {lines && totals ? (
          <chakra.aside marginInline={{ base: 'calc(-1 * var(--page-gutter))', lg: 0 }}>
            <OrderSummary lines={lines} totals={totals} />
          </chakra.aside>
        ) : null}
      </chakra.div>
    </Page>
  )
}

/** Suggests an account to guests. */
const RegisterOffer = ({ href, onRegister }: { href: string; onRegister: (() => void) | undefined }) => (
  <chakra.section
    aria-labelledby="register-offer"
    marginBlockStart={10}
    paddingBlockStart={6}
    borderBlockStartWidth="1px"
  >
    <chakra.h2 id="register-offer" textStyle="section" fontSize="lg">
      {m.checkout_done_register_title()}
    </chakra.h2>
    <chakra.p color="fg.muted" marginBlock={2}>
      {m.checkout_done_register_lead()}
    </chakra.p>
    <LinkButton href={href} onClick={onRegister}>
      {m.checkout_done_register()}
    </LinkButton>
  </chakra.section>
)

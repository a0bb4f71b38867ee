import { chakra } from '@chakra-ui/react'
import type { Money, Totals } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoney, formatPercent } from '../../format/index.ts'

export interface TotalsListProps {
  totals: Totals
  /** Text while the shipping price is unknown. @default 'Choose a country' */
  shippingUnknown?: string
  /** Totals are being recalculated. @default false */
  isBusy?: boolean
  /** The amount not covered by gift cards is paid. @default false */
  isPaid?: boolean
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 4,
    '& dd': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'end' }
  }
})

const shippingText = (shipping: Money | null, unknown: string) => {
  if (shipping === null) return <chakra.span color="fg.muted">{unknown}</chakra.span>
  return shipping.amount === 0 ? m.cart_shipping_free() : formatMoney(shipping)
}

/**
 * The totals; zero rows are omitted, and tax says whether it is included. Gift cards are payments, so they follow the
 * total.
 */
export function TotalsList({
  totals,
  shippingUnknown = m.cart_shipping_unknown(),
  isBusy = false,
  isPaid = false
}: TotalsListProps) {
  const { subtotal, discount, shipping, tax, includedTax, taxes, total, giftCards = [], toPay } = totals
  return (
    <chakra.dl
      display="flex"
      flexDirection="column"
      gap={2}
      aria-busy={isBusy || undefined}
      color={isBusy ? 'fg.muted' : 'fg'}
      transition="color 150ms"
    >
      <Row>
        <dt>{m.cart_subtotal()}</dt>
        <dd>{formatMoney(subtotal)}</dd>
      </Row>
      {discount.amount > 0 ? (
        <Row color="good">
          <dt>{m.cart_discount()}</dt>
          <dd>{formatMoney({ ...discount, amount: -discount.amount })}</dd>
        </Row>
      ) : null}
      <Row>
        <dt>{m.cart_shipping()}</dt>
        <dd>{shippingText(shipping, shippingUnknown)}</dd>
      </Row>
      {tax && tax.amount > 0 ? <AddedTax totals={totals} tax={tax} /> : null}
      <Row
        alignItems="baseline"
        marginBlockStart={2}
        paddingBlockStart={4}
        borderBlockStartWidth="1px"
        fontWeight="semibold"
      >
        <dt>{shipping === null ? m.cart_total_open() : m.cart_total()}</dt>
        <chakra.dd fontFamily="heading" fontSize="2xl" letterSpacing="tight" lineHeight="title">
          {formatMoney(total)}
        </chakra.dd>
      </Row>
      {includedTax.amount > 0 ? (
        <Row color="fg.muted" textStyle="small" justifyContent="flex-end">
          <chakra.dt textAlign="end">
            {taxes.length === 0 ? m.cart_tax_included({ amount: formatMoney(includedTax) }) : null}
            {taxes.map((rate) => (
              <chakra.span key={`${rate.name} ${rate.percent}`} display="block">
                {m.cart_tax_included_by({ amount: formatMoney(rate.tax), rate: rateText(rate) })}
              </chakra.span>
            ))}
          </chakra.dt>
        </Row>
      ) : null}
      {giftCards.map(({ lastFour, amount }) => (
        <Row key={lastFour}>
          <dt>{m.cart_gift_card({ lastFour })}</dt>
          <dd>{formatMoney({ ...amount, amount: -amount.amount })}</dd>
        </Row>
      ))}
      {toPay === undefined || (isPaid && toPay.amount === 0) ? null : (
        <Row fontWeight="semibold">
          <dt>{isPaid ? m.cart_paid_otherwise() : m.cart_left_to_pay()}</dt>
          <dd>{formatMoney(toPay)}</dd>
        </Row>
      )}
    </chakra.dl>
  )
}

const rateText = ({ name, percent }: Totals['taxes'][number]) =>
  m.cart_tax_rate({ name, percent: formatPercent(percent) })

/** Added tax, by rate if the API lists them. */
const AddedTax = ({ totals: { taxes }, tax }: { totals: Totals; tax: Money }) =>
  taxes.length === 0 ? (
    <Row>
      <dt>{m.cart_tax()}</dt>
      <dd>{formatMoney(tax)}</dd>
    </Row>
  ) : (
    taxes.map((rate) => (
      <Row key={`${rate.name} ${rate.percent}`}>
        <dt>{rateText(rate)}</dt>
        <dd>{formatMoney(rate.tax)}</dd>
      </Row>
    ))
  )

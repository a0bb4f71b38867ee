import { chakra } from '@chakra-ui/react'
import type { Money, Totals } from '@motif/contract'
import { formatMoney } from '../../format/index.ts'
import { m } from '../../messages/index.ts'

export interface TotalsListProps {
  totals: Totals
  /** Stands where the delivery's price is not known yet. @default 'Choose a country' */
  shippingUnknown?: string
  /** Figures are being computed anew. @default false */
  isBusy?: boolean
}

const Row = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: 4, '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } } })

const shippingWords = (shipping: Money | null, unknown: string) => {
  if (shipping === null) return <chakra.span color="fg.muted">{unknown}</chakra.span>
  return shipping.amount === 0 ? m.cart_shipping_free() : formatMoney(shipping)
}

/** What is paid, part by part; what is nothing is left out, and tax says whether it is in the prices or on top of them. */
export function TotalsList({ totals, shippingUnknown = m.cart_shipping_unknown(), isBusy = false }: TotalsListProps) {
  const { subtotal, discount, shipping, tax, includedTax, total } = totals
  return (
    <chakra.dl display="flex" flexDirection="column" gap={2} aria-busy={isBusy || undefined} color={isBusy ? 'fg.muted' : 'fg'} transition="color 150ms">
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
        <dd>{shippingWords(shipping, shippingUnknown)}</dd>
      </Row>
      {tax && tax.amount > 0 ? (
        <Row>
          <dt>{m.cart_tax()}</dt>
          <dd>{formatMoney(tax)}</dd>
        </Row>
      ) : null}
      <Row alignItems="baseline" marginBlockStart={2} paddingBlockStart={4} borderBlockStartWidth="1px" fontWeight="semibold">
        <dt>{m.cart_total()}</dt>
        <chakra.dd fontFamily="heading" fontSize="2xl" letterSpacing="tight" lineHeight="title">
          {formatMoney(total)}
        </chakra.dd>
      </Row>
      {includedTax.amount > 0 ? (
        <Row color="fg.muted" textStyle="small" justifyContent="flex-end">
          <chakra.dt>{m.cart_tax_included({ amount: formatMoney(includedTax) })}</chakra.dt>
        </Row>
      ) : null}
    </chakra.dl>
  )
}

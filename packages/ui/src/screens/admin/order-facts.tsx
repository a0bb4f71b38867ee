import { chakra } from '@chakra-ui/react'
import type { Money, Order } from '@motif/contract'
import { m } from '@motif/messages'
import { AddressLines } from '../../components/address-fields/index.ts'
import { Price } from '../../components/price/index.ts'
import { CustomerLink } from './customer-link.tsx'
import { PanelTitle } from './panel-title.tsx'
import type { AdminScreenProps } from './types.ts'

interface OrderFactsProps extends Pick<AdminScreenProps, 'customerPageHrefOf'> {
  order: Order
  customerKey: string | null | undefined
}

/** Totals and address of an order. */
export function OrderFacts({ order, customerKey, customerPageHrefOf }: OrderFactsProps) {
  const { totals, shippingAddress, shippingMethod, email, giftNote } = order
  return (
    <>
      <dl>
        <Amount label={m.admin_order_subtotal()} money={totals.subtotal} />
        {totals.discount.amount === 0 ? null : (
          <Amount label={m.admin_order_discount()} money={{ ...totals.discount, amount: -totals.discount.amount }} />
        )}
        <Amount label={m.admin_order_shipping()} money={totals.shipping} />
        <Amount label={m.admin_order_tax()} money={totals.tax} />
        <Amount label={m.admin_order_total()} money={totals.total} isTotal />
        {totals.giftCards?.map(({ lastFour, amount }) => (
          <Amount
            key={lastFour}
            label={m.admin_order_gift_card({ lastFour })}
            money={{ ...amount, amount: -amount.amount }}
          />
        ))}
        {totals.toPay === undefined || totals.toPay.amount === 0 ? null : (
          <Amount label={m.admin_order_to_pay()} money={totals.toPay} />
        )}
      </dl>
      <section>
        <PanelTitle>{m.admin_order_address()}</PanelTitle>
        <AddressLines address={shippingAddress} />
        <chakra.div color="fg.muted" marginBlockStart={2} overflowWrap="anywhere">
          {shippingAddress.phone ? <div>{shippingAddress.phone}</div> : null}
          {email === '' ? m.admin_order_erased() : email}
        </chakra.div>
        <CustomerLink customerKey={customerKey} customerPageHrefOf={customerPageHrefOf} />
      </section>
      <section>
        <PanelTitle>{m.admin_order_method()}</PanelTitle>
        <div>{shippingMethod.name}</div>
      </section>
      {giftNote === null ? null : (
        <section>
          <PanelTitle>{m.admin_order_gift_note()}</PanelTitle>
          <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
            <bdi>{giftNote}</bdi>
          </chakra.p>
        </section>
      )}
    </>
  )
}

const Amount = ({ label, money, isTotal = false }: { label: string; money: Money | null; isTotal?: boolean }) =>
  money === null ? null : (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      paddingBlock={1}
      fontWeight={isTotal ? 'semibold' : undefined}
    >
      <dt>{label}</dt>
      <dd>
        <Price money={money} />
      </dd>
    </chakra.div>
  )

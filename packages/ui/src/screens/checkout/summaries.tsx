import { chakra } from '@chakra-ui/react'
import type { ShippingMethod } from '@motif/contract'
import { m } from '@motif/messages'
import { AddressLines } from '../../components/address-fields/index.ts'
import { formatDay, formatMoney } from '../../format/index.ts'
import type { CheckoutEntered, CheckoutScreenProps } from './types.ts'

const Small = chakra('p', { base: { textStyle: 'small', marginBlockStart: 3 } })

/** Summary of a completed address step. */
export function AddressSummary({
  entered: { shippingAddress, billingAddress },
  countries
}: { entered: CheckoutEntered } & Pick<CheckoutScreenProps, 'countries'>) {
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
  if (shippingAddress === null) return null
  return (
    <>
      <AddressLines address={shippingAddress} countryName={nameOf(shippingAddress.country)} />
      {billingAddress === null ? (
        <Small>{m.checkout_billing_same_done()}</Small>
      ) : (
        <>
          <Small color="fg.muted">{m.checkout_billing_title()}</Small>
          <AddressLines address={billingAddress} countryName={nameOf(billingAddress.country)} />
        </>
      )}
    </>
  )
}

export const priceText = ({ price }: Pick<ShippingMethod, 'price'>) =>
  price.amount === 0 ? m.cart_shipping_free() : formatMoney(price)

/** Arrival date if known, else the duration. */
export const arrivalText = ({ id, daysMin, daysMax }: ShippingMethod, arrivals: CheckoutScreenProps['arrivals']) => {
  const day = arrivals?.[id]
  return day === undefined
    ? m.cart_days({ min: daysMin, max: daysMax })
    : m.checkout_shipping_by({ day: formatDay(day) })
}

/** Summary of a completed shipping step: "Standard, $5.90", arrival, and gift note. */
export function MethodSummary({
  methods,
  method,
  arrivals,
  giftNote
}: Pick<CheckoutScreenProps, 'methods' | 'method' | 'arrivals'> & { giftNote: string }) {
  const chosen = methods.find(({ id }) => id === method)
  if (!chosen) return null
  return (
    <>
      <p>
        {chosen.name}, {priceText(chosen)}
      </p>
      <chakra.p textStyle="small">{arrivalText(chosen, arrivals)}</chakra.p>
      {giftNote === '' ? null : (
        <>
          <Small>{m.checkout_gift_label()}</Small>
          <chakra.blockquote
            color="fg"
            whiteSpace="pre-wrap"
            borderInlineStartWidth="2px"
            paddingInlineStart={3}
            marginBlockStart={1}
          >
            <bdi>{giftNote}</bdi>
          </chakra.blockquote>
        </>
      )}
    </>
  )
}

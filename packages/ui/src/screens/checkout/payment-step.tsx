import { chakra } from '@chakra-ui/react'
import type { Totals } from '@motif/contract'
import { toPayOf } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Link } from '../../components/link/index.ts'
import type { Line } from '../../components/line-item/index.ts'
import { FormStack } from '../../forms/index.ts'
import { formatMoney } from '../../format/index.ts'
import { CardEntry, useCardForm } from './card-form.tsx'
import { GiftCardField } from './gift-card-field.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import type { CheckoutScreenProps, CheckoutStatus } from './types.ts'

type Props = Pick<
  CheckoutScreenProps,
  'failure' | 'status' | 'outOfStock' | 'paymentForm' | 'isQuoting' | 'onPay' | 'cartHref' | 'giftCards'
> & { lines: readonly Line[]; totals: Totals }

const busyLabel = {
  idle: () => '',
  checking: () => m.checkout_checking(),
  placing: () => m.checkout_placing(),
  solving: () => m.checkout_solving(),
  paying: () => m.checkout_paying(),
  challenged: () => m.checkout_paying(),
  reconnecting: () => m.checkout_reconnecting()
} satisfies Record<CheckoutStatus, () => string>

export function PaymentStep({
  failure,
  status = 'idle',
  outOfStock,
  paymentForm,
  isQuoting = false,
  totals,
  lines,
  onPay,
  cartHref,
  giftCards
}: Props) {
  const toPay = toPayOf(totals)
  const isCovered = totals.toPay?.amount === 0
  const isOwnField = paymentForm === undefined && !isCovered
  const form = useCardForm({ isOwnField, failure, onPay })
  const { error } = form.field('card')
  // One error at a time: a field error hides the bank's last message.
  const [overtaken, setOvertaken] = useState<typeof failure>()
  if (error !== undefined && failure && overtaken !== failure) setOvertaken(failure)
  const amount = formatMoney(toPay)
  const isBusy = status !== 'idle'
  return (
    <>
      {giftCards ? <GiftCardField {...giftCards} isBusy={giftCards.isBusy ?? false} isLocked={isBusy} /> : null}
      <FormStack {...form.formProps} maxWidth="34rem">
        {isBusy ? null : (
          <PaymentNotice
            failure={overtaken === failure ? undefined : form.unplaced}
            lines={lines}
            outOfStock={outOfStock}
            total={toPay}
            cartHref={cartHref}
          />
        )}
        {isOwnField ? <CardEntry form={form} /> : isCovered ? null : paymentForm}
        <chakra.div
          position={{ base: 'sticky', md: 'static' }}
          insetBlockEnd={0}
          bg="bg"
          paddingBlock={{ base: 3, md: 0 }}
          zIndex={1}
        >
          <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy || isQuoting}>
            {isBusy
              ? busyLabel[status]()
              : failure?.code === 'network' || failure?.code === 'unavailable'
                ? m.checkout_pay_again()
                : isCovered
                  ? m.checkout_pay_with_gift_card()
                  : m.checkout_pay({ amount })}
          </Button>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          {isCovered ? m.checkout_covered_note() : m.checkout_pay_note({ amount })} {m.checkout_terms_before()}{' '}
          <Link href="/tnc">{m.checkout_terms()}</Link> {m.checkout_terms_and()}{' '}
          <Link href="/privacy">{m.checkout_privacy()}</Link>.
        </chakra.p>
        <chakra.output position="absolute" css={{ clipPath: 'inset(50%)' }} boxSize="1px" overflow="hidden">
          {busyLabel[status]()}
        </chakra.output>
      </FormStack>
    </>
  )
}

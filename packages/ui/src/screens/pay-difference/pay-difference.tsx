import type { Money } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FormStack } from '../../forms/index.ts'
import { formatMoney } from '../../format/index.ts'
import { BankDialog } from '../checkout/bank-dialog.tsx'
import { CardEntry, useCardForm } from '../checkout/card-form.tsx'
import { PaymentNotice } from '../checkout/payment-notice.tsx'

export interface PayDifferenceProps {
  amount: Money
  failure?: Failure | null | undefined
  /** @default 'idle' */
  status?: 'idle' | 'paying' | 'challenged'
  /** The provider's form; by default the built-in card field. */
  paymentForm?: ReactNode
  onPay: (details: { card?: string }) => void
  /** Result of the simulated 3-D Secure challenge; built-in provider only. */
  onChallenge: (answer: { result: 'passed' | 'failed' }) => void
}

/** Pays the balance of an edited order. */
export function PayDifference({
  amount,
  failure,
  status = 'idle',
  paymentForm,
  onPay,
  onChallenge
}: PayDifferenceProps) {
  const isOwnField = paymentForm === undefined
  const form = useCardForm({ isOwnField, failure, onPay })
  const isBusy = status !== 'idle'
  return (
    <>
      <FormStack {...form.formProps} maxWidth="34rem">
        {isBusy ? null : (
          <PaymentNotice
            failure={form.unplaced}
            lines={[]}
            outOfStock={undefined}
            total={amount}
            cartHref={undefined}
          />
        )}
        {isOwnField ? <CardEntry form={form} /> : paymentForm}
        <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
          {isBusy ? m.checkout_paying() : m.checkout_pay({ amount: formatMoney(amount) })}
        </Button>
      </FormStack>
      <BankDialog isOpen={status === 'challenged'} total={amount} onChallenge={onChallenge} />
    </>
  )
}

import type { Order, OrderEdit } from '@motif/contract'
import { payWith } from '@motif/flows/checkout'
import { differenceFailureOf, differenceMachine, isAskedByBank, isPaid, isPaying } from '@motif/flows/difference'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { PayDifference } from '@motif/ui/screens/pay-difference'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { paymentForm } from '../checkout/payment/payment-form.tsx'
import { createPaymentFormRegistry } from '../checkout/payment/provider.ts'
import { testProvider } from '../checkout/payment/test-provider.ts'

type Payment = NonNullable<OrderEdit['payment']>

interface DifferenceToPayProps {
  order: Order
  edit: OrderEdit & { payment: Payment }
  orderKey: string | undefined
  isSignedIn: boolean
  /** The balance is paid: reload the order. */
  onPaid: () => Promise<unknown>
}

/** The bank's page returns to the order. */
const returnPath = (id: string, key: string | undefined) =>
  `/orderspage?${new URLSearchParams({ order: id, ...(key === undefined ? undefined : { key }) })}`

/** Pays the balance of an edited order with the shop's provider. */
export function DifferenceToPay(props: DifferenceToPayProps) {
  const { order, edit, orderKey, isSignedIn, onPaid } = props
  const { payment, difference } = edit
  const [desk] = useState(createPaymentFormRegistry)
  const [machine] = useState(() =>
    differenceMachine.provide({
      actors: { payer: payWith((request) => (payment.provider === 'test' ? testProvider : desk).confirm(request)) }
    })
  )
  const actor = useActorRef(machine, {
    input: {
      order: { orderId: order.id, orderKey: orderKey ?? '', payment, returnPath: returnPath(order.id, orderKey) }
    }
  })
  const failure = useSelector(actor, differenceFailureOf)
  const status = useSelector(actor, (snapshot) =>
    isAskedByBank(snapshot) ? 'challenged' : isPaying(snapshot) ? 'paying' : 'idle'
  )
  const [wrong, setWrong] = useState<Failure | null>(null)
  const form = paymentForm({
    payment,
    total: difference,
    isSignedIn,
    onForm: desk.register
  })

  const isDone = useSelector(actor, isPaid)
  useEffect(() => {
    if (!isDone) return
    toaster.show({ tone: 'good', title: m.orders_change_paid_done() })
    void onPaid()
  }, [isDone, onPaid])

  const pay = async (details: { card?: string }) => {
    const found = form === undefined ? undefined : await desk.check().catch(failureOf)
    setWrong(found ?? null)
    if (found === undefined) actor.send({ type: 'PAY', details })
  }

  return (
    <PayDifference
      amount={difference}
      failure={wrong ?? failure}
      status={status}
      paymentForm={form}
      onPay={(details) => void pay(details)}
      onChallenge={({ result }) => actor.send({ type: 'CHALLENGE_ANSWERED', result })}
    />
  )
}

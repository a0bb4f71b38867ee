import type { PayableDraft } from '@motif/contract'
import { payWith } from '@motif/flows/checkout'
import { differenceFailureOf, differenceMachine, isAskedByBank, isPaid, isPaying } from '@motif/flows/difference'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { PaymentLinkScreen } from '@motif/ui/screens/payment-link'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { resource } from '../loading/resource.ts'
import { useResource } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { shippingCountries } from '../services/countries.ts'
import { confirmCovered } from './payment/covered-by-gift-cards.ts'
import { paymentForm } from './payment/payment-form.tsx'
import { createPaymentFormRegistry, type PaymentFormRegistry } from './payment/provider.ts'
import { testProvider } from './payment/test-provider.ts'

/** Maximum attempts, a second apart, until the API knows of a payment. */
const maxLooks = 30

const orderHref = ({ order }: PayableDraft) =>
  order ? `/orderspage?${new URLSearchParams({ order: order.id, key: order.key })}` : undefined

/**
 * Places a payment link's order on Pay, so that stock is reserved only then, and pays it. The API returns the same
 * order while it is pending: further tabs and retries create no second one.
 */
function payerOf(desk: PaymentFormRegistry, key: string) {
  let placed: Awaited<ReturnType<typeof place>> | undefined
  const place = async () => (await call('POST /api/v1/payment-links/orders', { body: { key } })).data
  return payWith(async (request) => {
    if (request.challenge === undefined || placed === undefined) placed = await place()
    const asked = { ...request, order: placed }
    const { provider } = placed.payment
    if (provider === 'none') return confirmCovered(asked)
    return (provider === 'test' ? testProvider : desk).confirm(asked)
  })
}

/** A staff-created order, for anyone with its link. */
export function PaymentLink({ linkKey }: { linkKey: string }) {
  const { data: draft, error, mutate } = useResource(resource('GET /api/v1/payment-links', { query: { key: linkKey } }))
  const [desk] = useState(createPaymentFormRegistry)
  const [machine] = useState(() => differenceMachine.provide({ actors: { payer: payerOf(desk, linkKey) } }))
  // The payer places the order.
  const order = { orderId: '', orderKey: '', payment: { provider: 'none' as const, clientSecret: '' } }
  const actor = useActorRef(machine, { input: { order } })
  const failure = useSelector(actor, differenceFailureOf)
  const status = useSelector(actor, (snapshot) =>
    isAskedByBank(snapshot) ? 'challenged' : isPaying(snapshot) || isPaid(snapshot) ? 'paying' : 'idle'
  )
  const [wrong, setWrong] = useState<Failure | null>(null)
  const form = paymentForm({
    payment: draft?.payment,
    total: draft?.totals.total,
    isSignedIn: false,
    onForm: desk.register
  })
  const isDone = useSelector(actor, isPaid)
  useEffect(() => {
    if (!isDone) return undefined
    // The provider may know of a payment before the API does.
    let left = maxLooks
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      left -= 1
      const seen = await mutate().catch(() => undefined)
      if (seen?.state !== 'paid' && left > 0) timer = setTimeout(() => void look(), 1000)
    }
    void look()
    return () => {
      left = 0
      clearTimeout(timer)
    }
  }, [isDone, mutate])
  const code = failure?.code
  useEffect(() => {
    // It ended, or was paid elsewhere: the page shows it.
    if (code === 'not-found' || code === 'conflict') void mutate()
  }, [code, mutate])

  const pay = async (details: { card?: string }) => {
    const found = form === undefined ? undefined : await desk.check().catch(failureOf)
    setWrong(found ?? null)
    if (found === undefined) actor.send({ type: 'PAY', details })
  }

  return (
    <PaymentLinkScreen
      draft={error === undefined ? draft : undefined}
      openFailure={error === undefined ? null : failureOf(error)}
      onRetry={() => void mutate()}
      orderHref={draft && orderHref(draft)}
      countries={shippingCountries()}
      failure={wrong ?? failure}
      status={status}
      paymentForm={form}
      onPay={(details) => void pay(details)}
      onChallenge={({ result }) => actor.send({ type: 'CHALLENGE_ANSWERED', result })}
    />
  )
}

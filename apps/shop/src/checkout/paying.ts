import type { CheckoutActor } from '@motif/flows/checkout'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { useRef, useState } from 'react'
import type { PaymentFormRegistry } from './payment/provider.ts'

/** From the Pay button to the machine: the provider's form validates first. */
export function usePaying(actor: CheckoutActor, desk: PaymentFormRegistry) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isChecking, setChecking] = useState(false)
  // A second press may come before the next render.
  const isAtWork = useRef(false)

  async function pay(details: { card?: string }, { hasForm }: { hasForm: boolean }) {
    if (!hasForm) return actor.send({ type: 'PAY', details })
    if (isAtWork.current) return
    isAtWork.current = true
    setChecking(true)
    setFailure(null)
    const found = await desk.check().catch(failureOf)
    isAtWork.current = false
    setChecking(false)
    if (found === undefined) actor.send({ type: 'PAY', details: {} })
    else setFailure(found)
  }
  return { pay, isChecking, failure }
}

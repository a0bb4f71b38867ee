import type { CheckoutActor } from '@motif/flows/checkout'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { useRef, useState } from 'react'
import type { PaymentFormRegistry } from './payment/provider.ts'

/** From the press of Pay to the machine: a provider's form looks at its fields first. */
export function usePaying(actor: CheckoutActor, desk: PaymentFormRegistry) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isChecking, setChecking] = useState(false)
  // A second press within the same moment comes before anything is drawn.
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

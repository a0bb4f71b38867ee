import {
  type CheckoutActor,
  type CheckoutInput,
  type CheckoutSnapshot,
  restore,
  snapshotOf
} from '@motif/flows/checkout'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { chosenCountry, rememberCountry, usualCountry } from '../services/countries.ts'
import { checkoutDraftKey as key, tabStorage } from '../services/tab-storage.ts'
import { checkoutAt } from './machine.ts'
import { createPaymentFormRegistry, type PaymentFormRegistry } from './payment/provider.ts'

/** The persisted checkout of this tab, if any. */
export const keptDraft = () => restore(tabStorage.getItem(key))

type Beginning = Omit<CheckoutInput, 'draft' | 'country'>

function start(input: Beginning) {
  const desk = createPaymentFormRegistry()
  const actor: CheckoutActor = createActor(checkoutAt(desk), {
    input: { ...input, country: usualCountry(), draft: keptDraft() }
  })
  return { actor, desk }
}

/** A checkout that resumes this tab's draft; every change is persisted for reload and Back. */
export function useCheckout(input: Beginning): {
  actor: CheckoutActor
  snapshot: CheckoutSnapshot
  desk: PaymentFormRegistry
} {
  const [{ actor, desk }] = useState(() => start(input))
  useEffect(() => {
    const kept = actor.subscribe((next) => {
      tabStorage.setItem(key, JSON.stringify(snapshotOf(next)))
      const country = next.context.shippingAddress?.country
      if (country !== undefined && country !== chosenCountry()) rememberCountry(country)
    })
    const retry = () => actor.send({ type: 'RETRY' })
    actor.start()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      kept.unsubscribe()
      actor.stop()
    }
  }, [actor])
  return { actor, desk, snapshot: useSelector(actor, (current) => current) }
}

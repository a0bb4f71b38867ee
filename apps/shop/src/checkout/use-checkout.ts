import { type CheckoutActor, type CheckoutSnapshot, restore, snapshotOf } from '@motif/flows/checkout'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { tabStorage } from '../services/storage.ts'
import { checkout } from './machine.ts'

const key = 'checkout'

/** What a checkout of this tab got to, if any. */
export const keptDraft = () => restore(tabStorage.getItem(key))

/** A checkout of a cart that goes on where this tab left it; every change is kept for a reload or Back. */
export function useCheckout(cartId: string, email: string | undefined): { actor: CheckoutActor; snapshot: CheckoutSnapshot } {
  const [actor] = useState(() => createActor(checkout, { input: { cartId, draft: keptDraft(), ...(email === undefined ? undefined : { email }) } }))
  useEffect(() => {
    const kept = actor.subscribe((snapshot) => tabStorage.setItem(key, JSON.stringify(snapshotOf(snapshot))))
    actor.start()
    return () => {
      kept.unsubscribe()
      actor.stop()
    }
  }, [actor])
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

import type { LineBatch } from '@motif/contract'
import type { AddedPieces } from '@motif/flows/cart'
import type { Failure } from '@motif/flows/outcome'
import { useState } from 'react'
import { addBatchToCart } from '../../services/cart.ts'
import { failureIn } from '../../shell/show-failure-toast.ts'
import { createBatchKeys } from './batch-keys.ts'

const keys = createBatchKeys(() => crypto.randomUUID())

/** Adds lines to the cart atomically. Retries of the same request add them once. */
export function useBatch() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  /** Resolves to the quantities added, if known, or to the failure. */
  const put = async (
    batch: Omit<LineBatch, 'key'>
  ): Promise<{ added?: readonly AddedPieces[] | undefined; failure?: Failure }> => {
    setBusy(true)
    const outcome = await addBatchToCart({ ...batch, key: keys.of(batch) }).then(
      (added) => ({ added }),
      (error: unknown) => ({ failure: failureIn(error) })
    )
    if (!('failure' in outcome)) keys.done(batch)
    setFailure('failure' in outcome ? outcome.failure : undefined)
    setBusy(false)
    return outcome
  }
  return { isBusy, failure, put }
}

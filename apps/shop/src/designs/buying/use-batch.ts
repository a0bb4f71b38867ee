import type { LineBatch } from '@motif/contract'
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
  /** Resolves to the failure, if any. */
  const put = async (batch: Omit<LineBatch, 'key'>): Promise<Failure | undefined> => {
    setBusy(true)
    const failed = await addBatchToCart({ ...batch, key: keys.of(batch) }).then(() => undefined, failureIn)
    if (failed === undefined) keys.done(batch)
    setFailure(failed)
    setBusy(false)
    return failed
  }
  return { isBusy, failure, put }
}

import type { LineBatch } from '@motif/contract'
import type { Failure } from '@motif/flows/outcome'
import { useState } from 'react'
import { addBatchToCart } from '../../services/cart.ts'
import { failureIn } from '../../shell/tell-failure.ts'
import { createBatchKeys } from './batch-keys.ts'

const keys = createBatchKeys(() => crypto.randomUUID())

/** Puts lines into the cart together. As often as the same is tried, it goes in once. */
export function useBatch() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  /** Resolves with why it did not happen, if it did not. */
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

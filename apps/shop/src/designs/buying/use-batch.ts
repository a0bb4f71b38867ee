import type { LineBatch } from '@motif/contract'
import type { Failure } from '@motif/flows/outcome'
import { useState } from 'react'
import { addBatchToCart } from '../../services/cart.ts'
import { failureIn } from '../../shell/tell-failure.ts'

/** Puts lines into the cart together, and knows why it did not happen. As often as it is tried, they go in once. */
export function useBatch() {
  const [key] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const put = async (batch: Omit<LineBatch, 'key'>): Promise<boolean> => {
    setBusy(true)
    try {
      await addBatchToCart({ ...batch, key })
      return true
    } catch (error) {
      setFailure(failureIn(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, put }
}

import { failureOf } from '@motif/flows/outcome'
import type { OrdersScreenProps } from '@motif/ui/screens/orders'
import { useState } from 'react'
import { call } from '../services/api.ts'

/** Requests a guest's order link by mail. */
export function useFindOrder() {
  const [find, setFind] = useState<Pick<OrdersScreenProps, 'finding' | 'findFailure'>>({})
  const askForLink = async (body: { number: string; email: string }) => {
    setFind({ finding: 'busy' })
    try {
      await call('POST /api/v1/orders/find', { body })
      setFind({ finding: 'sent' })
    } catch (thrown) {
      setFind({ findFailure: failureOf(thrown) })
    }
  }
  return { ...find, onFind: (order: { number: string; email: string }) => void askForLink(order) }
}

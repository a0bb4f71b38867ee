import type { Order } from '@motif/contract'
import { useRef } from 'react'
import { useCall } from '../services/api.ts'

/** Invoices and credit notes are made a moment after the money moved: so often, in milliseconds, they are looked for, and so many times. */
const documentsInterval = 2000
const documentsTries = 30

const isWaitingForDocuments = ({ history, invoice, refunds }: Order) =>
  (invoice === null && history.some(({ status }) => status === 'paid')) ||
  refunds.some(({ creditNote }) => creditNote === null)

/** An order, looked at again for about a minute while documents of it are being made. */
export function useOrder(request: { params: { id: string }; query?: { key?: string } } | undefined) {
  const tries = useRef(0)
  return useCall('GET /api/v1/orders/{id}', request, {
    // A new function each time: SWR asks it anew once the order has come.
    refreshInterval: (latest?: Order) => {
      if (!latest || !isWaitingForDocuments(latest)) tries.current = 0
      else if (tries.current < documentsTries) {
        tries.current += 1
        return documentsInterval
      }
      return 0
    }
  })
}

import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useRef, useState } from 'react'
import { call } from '../services/api.ts'

type Wish = Parameters<AdminScreenProps['onRefund']>[0]

/** Sends refunds. Idempotent by content. */
export function useRefund(onDone: () => Promise<unknown>) {
  const last = useRef({ wish: '', key: '' })
  const [state, setState] = useState<{ isRefunding: boolean; refundFailure?: Failure }>({ isRefunding: false })

  const refund = async ({ id, request }: Wish) => {
    const wish = JSON.stringify([id, request])
    if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
    setState({ isRefunding: true })
    try {
      const { data } = await call('POST /api/v1/admin/orders/{id}/refunds', {
        params: { id },
        headers: { 'idempotency-key': last.current.key },
        body: request
      })
      last.current = { wish: '', key: '' }
      toaster.show({ tone: 'good', title: data.isPaidByHand ? m.admin_refund_done_by_hand() : m.admin_refund_done() })
      await onDone()
      setState({ isRefunding: false })
    } catch (thrown) {
      setState({ isRefunding: false, refundFailure: failureOf(thrown) })
    }
  }

  return { onRefund: (wish: Wish) => void refund(wish), ...state }
}

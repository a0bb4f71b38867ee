import { m } from '@motif/ui/messages'
import { OrderScreen, type OrderScreenProps } from '@motif/ui/screens/order'
import { toaster } from '@motif/ui/components/toaster'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { withReturnTo } from '../accounts/return-to.ts'
import { call, useCall } from '../services/api.ts'
import { shippingCountries } from '../services/countries.ts'
import { useSessionStatus } from '../shell/session.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import { orderAgain } from './order-again.ts'

/** One order: of the signed-in person, or of whoever has its key from the mail. */
export function OneOrder({ id, orderKey }: { id: string; orderKey: string | undefined }) {
  const status = useSessionStatus()
  const navigate = useNavigate()
  const query = orderKey === undefined ? {} : { key: orderKey }
  const { data: order, error, mutate } = useCall('GET /api/v1/orders/{id}', status === 'unknown' ? undefined : { params: { id }, query })
  const [work, setWork] = useState<'cancelling' | 'reordering' | null>(null)
  const [reordered, setReordered] = useState<OrderScreenProps['reordered']>(null)
  const [refusal, setRefusal] = useState<Failure | null>(null)

  const cancel = async () => {
    setWork('cancelling')
    setRefusal(null)
    try {
      const { data } = await call('POST /api/v1/orders/{id}/cancel', { params: { id }, query })
      await mutate(data, { revalidate: false })
    } catch (thrown) {
      setRefusal(failureOf(thrown))
      await mutate()
    }
    setWork(null)
  }

  const reorder = async () => {
    setWork('reordering')
    try {
      const { missing } = await orderAgain(id, query)
      setReordered(missing.length === 0 ? null : { missing, isAnything: missing.length < (order?.lines.length ?? 0) || missing.some(({ added }) => added > 0) })
      if (missing.length === 0) {
        toaster.show({ tone: 'good', title: m.orders_reordered() })
        void navigate('/cart')
      }
    } catch (thrown) {
      tellFailure(thrown)
    }
    setWork(null)
  }

  return (
    <OrderScreen
      order={order}
      failure={refusal ?? (error === undefined ? null : failureOf(error))}
      onRetry={() => void mutate()}
      countries={shippingCountries()}
      onCancel={() => void cancel()}
      isCancelling={work === 'cancelling'}
      onReorder={() => void reorder()}
      isReordering={work === 'reordering'}
      reordered={reordered}
      {...(status === 'customer' ? { ordersHref: '/orderspage' } : undefined)}
      loginHref={withReturnTo('/login', `/orderspage?order=${encodeURIComponent(id)}`)}
    />
  )
}

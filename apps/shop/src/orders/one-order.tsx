import type { DesignConfirmation, Order } from '@motif/contract'
import { OrderScreen, type OrderScreenProps } from '@motif/ui/screens/order'
import { Skeleton } from '@motif/ui/components/skeleton'
import { toaster } from '@motif/ui/components/toaster'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SWRResponse } from 'swr'
import { withReturnTo } from '../accounts/return-to.ts'
import { call } from '../services/api.ts'
import { shippingCountries } from '../services/countries.ts'
import { useSessionStatus } from '../shell/session-status.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { orderAgain } from './order-again.ts'
import { useDocuments } from './read-orders.ts'
import { useOrderQuestions } from './use-order-questions.ts'
import { useOrderReviews } from './use-order-reviews.ts'
import { useUnconfirmedLines } from './unconfirmed-lines.tsx'

/** Loaded if there is a balance to pay. */
const DifferenceToPay = lazy(() =>
  import('./pay-difference.tsx').then(({ DifferenceToPay }) => ({ default: DifferenceToPay }))
)

interface OneOrderProps {
  id: string
  orderKey: string | undefined
  answer: SWRResponse<Order>
}

/** An order: of the account, or by the key from a mail. */
export function OneOrder({ id, orderKey, answer }: OneOrderProps) {
  const status = useSessionStatus()
  const navigate = useNavigate()
  const query = orderKey === undefined ? {} : { key: orderKey }
  const { data: order, error, mutate } = answer
  useDocuments(answer)
  const reviews = useOrderReviews(order, query)
  const questions = useOrderQuestions(order, query)
  const [work, setWork] = useState<'cancelling' | 'reordering' | null>(null)
  const [reordered, setReordered] = useState<OrderScreenProps['reordered']>(null)
  const [confirmations, setConfirmations] = useState<readonly DesignConfirmation[]>([])
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const unconfirmed = useUnconfirmedLines(order, {
    onConfirmed: (confirmed) => {
      const all = [...confirmations, ...confirmed]
      setConfirmations(all)
      void reorder({ take: 'all', confirmations: all })
    }
  })
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

  const reorder = async (wanted: { take: 'all' | 'available'; confirmations: readonly DesignConfirmation[] }) => {
    setWork('reordering')
    try {
      const { missing } = await orderAgain(id, query, {
        key,
        take: wanted.take,
        confirmations: [...wanted.confirmations]
      })
      const isAnything = missing.length < (order?.lines.length ?? 0) || missing.some(({ added }) => added > 0)
      const isAdded = isAnything && (missing.length === 0 || wanted.take === 'available')
      setReordered(missing.length === 0 ? null : { missing, isAnything, isAdded })
      // The request succeeded; the key is only for retries.
      if (isAdded) setKey(crypto.randomUUID())
      else unconfirmed.ask(missing)
      if (missing.length === 0) {
        toaster.show({ tone: 'good', title: m.orders_reordered() })
        void navigate('/cart')
      }
    } catch (thrown) {
      showFailureToast(thrown)
    }
    setWork(null)
  }

  const open = order?.edits?.find(({ state }) => state === 'open')
  const payDifference =
    order && open?.payment ? (
      <Suspense fallback={<Skeleton height="13rem" borderRadius="control" />}>
        <DifferenceToPay
          key={open.id}
          order={order}
          edit={{ ...open, payment: open.payment }}
          orderKey={orderKey}
          isSignedIn={status === 'customer'}
          onPaid={mutate}
        />
      </Suspense>
    ) : undefined

  return (
    <>
      <OrderScreen
        order={order}
        failure={refusal ?? (error === undefined ? null : failureOf(error))}
        onRetry={() => void mutate()}
        countries={shippingCountries()}
        onCancel={() => void cancel()}
        isCancelling={work === 'cancelling'}
        onReorder={() => void reorder({ take: 'all', confirmations })}
        onReorderRest={() => void reorder({ take: 'available', confirmations })}
        isReordering={work === 'reordering'}
        reordered={reordered}
        reviews={reviews}
        questions={questions}
        payDifference={payDifference}
        {...(status === 'customer' ? { ordersHref: '/orderspage' } : undefined)}
        loginHref={withReturnTo('/login', `/orderspage?order=${encodeURIComponent(id)}`)}
      />
      {unconfirmed.dialog}
    </>
  )
}

import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { OrdersScreen, type OrdersScreenProps } from '@motif/ui/screens/orders'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { withReturnTo } from '../accounts/return-to.ts'
import { OneOrder } from '../orders/one-order.tsx'
import { failed } from '../services/failed.ts'
import { call, useCall } from '../services/api.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'

const orderHref = ({ order }: { order: { id: string } }) => `/orderspage?order=${encodeURIComponent(order.id)}`

function OrderList() {
  const status = useSessionStatus()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1)
  const { data, error, mutate } = useCall('GET /api/v1/orders', status === 'customer' ? { query: { page } } : undefined)
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

  return (
    <OrdersScreen
      orders={data?.items}
      failure={failed(error)}
      onRetry={() => void mutate()}
      isSignedOut={status === 'visitor'}
      loginHref={withReturnTo('/login', '/orderspage')}
      onFind={(order) => void askForLink(order)}
      {...find}
      orderHref={orderHref}
      pages={
        data && {
          page,
          pageCount: Math.max(1, Math.ceil(data.total / data.pageSize)),
          hrefOf: (target) => `/orderspage?page=${target.page}`
        }
      }
    />
  )
}

function Orders() {
  const [search] = useSearchParams()
  const id = search.get('order')
  return id === null ? <OrderList /> : <OneOrder key={id} id={id} orderKey={search.get('key') ?? undefined} />
}

export function Component() {
  usePageTitle(m.orders_title())
  return <InBrowser waiting={<OrdersScreen orderHref={orderHref} />}>{() => <Orders />}</InBrowser>
}

import { m } from '@motif/ui/messages'
import { OrdersScreen } from '@motif/ui/screens/orders'
import { useSearchParams } from 'react-router'
import { withReturnTo } from '../accounts/return-to.ts'
import { OneOrder } from '../orders/one-order.tsx'
import { failed } from '../services/failed.ts'
import { useCall } from '../services/api.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'

const orderHref = ({ order }: { order: { id: string } }) => `/orderspage?order=${encodeURIComponent(order.id)}`

function OrderList() {
  const status = useSessionStatus()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1)
  const { data, error, mutate } = useCall('GET /api/v1/orders', status === 'customer' ? { query: { page } } : undefined)
  return (
    <OrdersScreen
      orders={data?.items}
      failure={failed(error)}
      onRetry={() => void mutate()}
      isSignedOut={status === 'visitor'}
      loginHref={withReturnTo('/login', '/orderspage')}
      orderHref={orderHref}
      pages={data && { page, pageCount: Math.max(1, Math.ceil(data.total / data.pageSize)), hrefOf: (target) => `/orderspage?page=${target.page}` }}
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

import { m } from '@motif/messages'
import { OrdersScreen } from '@motif/ui/screens/orders'
import { withReturnTo } from '../accounts/return-to.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { OneOrder } from '../orders/one-order.tsx'
import { orderAt, ordersAt, orderHref, pagesOf } from '../orders/read-orders.ts'
import { useFindOrder } from '../orders/use-find-order.ts'
import { failed } from '../services/failed.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session-status.ts'

export const route = defineRoute({
  deferred: ({ search }) => ({ orders: ordersAt(search), order: orderAt(search) }),

  useActs: () => useFindOrder(),

  Component({ search, data: { orders, order }, acts }) {
    usePageTitle(m.orders_title())
    const status = useSessionStatus()
    const id = search.get('order')
    return (
      <InBrowser waiting={<OrdersScreen orderHref={orderHref} />}>
        {() =>
          id === null ? (
            <OrdersScreen
              orders={orders.data?.items}
              failure={failed(orders.error)}
              onRetry={() => void orders.mutate()}
              isSignedOut={status === 'visitor'}
              loginHref={withReturnTo('/login', '/orderspage')}
              orderHref={orderHref}
              pages={orders.data && pagesOf(orders.data, search)}
              {...acts}
            />
          ) : (
            <OneOrder key={id} id={id} orderKey={search.get('key') ?? undefined} answer={order} />
          )
        }
      </InBrowser>
    )
  }
})

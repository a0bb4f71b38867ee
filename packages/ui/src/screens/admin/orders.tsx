import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Pagination } from '../../components/pagination/index.ts'
import { OrderFilter } from './order-filter.tsx'
import { OrderTable } from './order-table.tsx'
import { TableSkeleton } from './table.tsx'
import type { AdminScreenProps } from './types.ts'

export function Orders(props: AdminScreenProps) {
  const {
    orders,
    isLoadingOrders = false,
    ordersFailure,
    onRetryOrders,
    filter,
    onFilter,
    pageHrefOf,
    tagsInUse
  } = props
  const isFiltered = filter.status !== null || filter.q !== '' || Boolean(filter.tag)
  return (
    <chakra.section aria-label={m.admin_orders()} aria-busy={isLoadingOrders || undefined}>
      <OrderFilter
        filter={filter}
        onFilter={onFilter}
        tagsInUse={tagsInUse}
        found={orders?.total}
        isCut={orders?.isCut ?? false}
      />
      {ordersFailure && !orders ? (
        <FailedState
          failure={ordersFailure}
          title={m.admin_failed_title()}
          safe={m.admin_failed_text()}
          onRetry={onRetryOrders}
        />
      ) : !orders ? (
        <TableSkeleton label={m.admin_loading()} />
      ) : orders.items.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? 'search' : 'parcel'}
          title={m.admin_orders_empty_title()}
          {...(isFiltered
            ? {
                action: (
                  <Button onClick={() => onFilter({ status: null, q: '', tag: null })}>{m.admin_orders_clear()}</Button>
                )
              }
            : undefined)}
        >
          {isFiltered ? m.admin_orders_empty_text() : m.admin_orders_none_text()}
        </EmptyState>
      ) : (
        <>
          <OrderTable {...props} orders={orders.items} />
          <Pagination page={orders.page} pageCount={Math.ceil(orders.total / orders.pageSize)} hrefOf={pageHrefOf} />
        </>
      )}
    </chakra.section>
  )
}

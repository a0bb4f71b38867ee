import { chakra } from '@chakra-ui/react'
import type { AdminOrder } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Pagination } from '../../components/pagination/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { formatList } from '../../format/index.ts'
import { Allowed, useIsAllowed } from './allowed.tsx'
import { ActiveFilters } from './list-filters/index.ts'
import { OrderBatch } from './order-batch.tsx'
import { activeOrderFilters, noOrderFilter, orderFilterToSave } from './order-filter-values.ts'
import { OrderFilter } from './order-filter.tsx'
import { OrderMoreFilters } from './order-more-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { SavedViews } from './saved-views/index.ts'
import { TableSkeleton } from './table.tsx'
import type { AdminScreenProps } from './types.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const none: readonly AdminOrder[] = []

/** Selection of visible orders for bulk actions. */
function useChosen(items: readonly AdminOrder[] = none) {
  const [ids, choose] = useState<readonly string[]>([])
  const chosen = items.filter(({ id }) => ids.includes(id))
  const section = useKeptFocus(chosen.length > 0)
  return {
    chosen,
    choose,
    section,
    onChoose: ({ id, isChosen }: { id: string; isChosen: boolean }) =>
      choose((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id)))
  }
}

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
  const mayChange = useIsAllowed('orders.change')
  const { chosen, choose, onChoose, section } = useChosen(orders?.items)
  const chosenIds = chosen.map(({ id }) => id)
  const { countries, decimals } = props
  const active = activeOrderFilters({ filter, onFilter, countries, decimals })
  const isFiltered = active.length > 0
  return (
    <chakra.section
      ref={section}
      tabIndex={-1}
      aria-label={m.admin_orders()}
      aria-busy={isLoadingOrders || undefined}
      // What has the focus is not under the bar.
      css={{ '& tbody :focus': { scrollMarginBlockEnd: '14rem' } }}
      outline="none"
    >
      <Allowed permission="drafts.read">
        <LinkButton size="sm" href={props.hrefOf({ section: 'draft-orders' })} marginBlockEnd={4}>
          {m.admin_draft_orders()}
        </LinkButton>
      </Allowed>
      <SavedViews
        views={props.orderViews}
        failure={props.orderViewsFailure}
        onRetry={props.onRetryViews}
        filter={orderFilterToSave(filter)}
        openId={props.openViewId ?? null}
        hrefOf={({ view }) => props.viewHrefOf({ list: 'orders', view })}
        onSave={props.onSaveOrderView}
        onRemove={props.onRemoveOrderView}
      />
      <OrderFilter
        filter={filter}
        onFilter={onFilter}
        tagsInUse={tagsInUse}
        found={orders?.total}
        isCut={orders?.isCut ?? false}
      />
      <OrderMoreFilters filter={filter} onFilter={onFilter} countries={countries} decimals={decimals} />
      <ActiveFilters filters={active} onClear={() => onFilter(noOrderFilter)} />
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
                action: <Button onClick={() => onFilter(noOrderFilter)}>{m.admin_orders_clear()}</Button>
              }
            : undefined)}
        >
          {isFiltered
            ? m.admin_orders_empty_text({ filters: formatList(active.map(({ label }) => label)) })
            : m.admin_orders_none_text()}
        </EmptyState>
      ) : (
        <>
          {mayChange ? (
            <Checkbox
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && chosen.length < orders.items.length
              }}
              checked={chosen.length === orders.items.length}
              onChange={({ isChecked }) => choose(isChecked ? orders.items.map(({ id }) => id) : [])}
            >
              {m.admin_orders_choose_all({ count: orders.items.length })}
            </Checkbox>
          ) : null}
          <OrderTable {...props} orders={orders.items} chosen={chosenIds} onChoose={mayChange ? onChoose : undefined} />
          {chosen.length > 0 ? (
            <OrderBatch
              chosen={chosen}
              tagsInUse={tagsInUse}
              onTagOrders={props.onTagOrders}
              onPackingSlips={props.onPackingSlips}
              onExportOrders={props.onExportOrders}
              isFetchingBatch={props.isFetchingBatch ?? false}
              onClear={() => choose([])}
            />
          ) : null}
          <Pagination page={orders.page} pageCount={Math.ceil(orders.total / orders.pageSize)} hrefOf={pageHrefOf} />
        </>
      )}
      <VisuallyHidden aria-live="polite">
        {chosen.length > 0 ? m.admin_orders_chosen({ count: chosen.length }) : ''}
      </VisuallyHidden>
    </chakra.section>
  )
}

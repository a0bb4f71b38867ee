import { chakra } from '@chakra-ui/react'
import type { DraftOrderSummary } from '@motif/contract'
import { draftOrderStates } from '@motif/contract/draft-order-rules'
import { m } from '@motif/messages'
import { LinkButton } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import { Price } from '../../../components/price/index.ts'
import { Allowed } from '../allowed.tsx'
import { ListFilter } from '../list-filter.tsx'
import { EmptyList } from '../empty-list.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import { useShopTime } from '../shop-time.tsx'
import type { AdminScreenProps } from '../types.ts'
import { DraftStateBadge, draftStateName } from './draft-state.tsx'

function DraftRow({ draft, href }: { draft: DraftOrderSummary; href: string }) {
  const { momentText, dayText } = useShopTime()
  const { name, email, state, pieces, total, updatedAt, by, endsAt, order } = draft
  return (
    <Row>
      <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere" maxWidth={{ md: '22rem' }}>
        <Link
          href={href}
          fontWeight="semibold"
          display="inline-flex"
          alignItems="center"
          minHeight={{ base: 'target', md: 'auto' }}
        >
          <bdi>{name ?? email ?? m.admin_draft_order_nobody()}</bdi>
        </Link>
        {name === null || email === null ? null : (
          <chakra.div color="fg.muted">
            <bdi>{email}</bdi>
          </chakra.div>
        )}
      </Cell>
      <Cell>
        <DraftStateBadge state={state} />
        {order ? (
          <chakra.div color="fg.muted" fontSize="xs">
            {order.number}
          </chakra.div>
        ) : endsAt !== null && state === 'sent' ? (
          <chakra.div color="fg.muted" fontSize="xs">
            {m.admin_draft_order_until({ moment: momentText(endsAt) })}
          </chakra.div>
        ) : null}
      </Cell>
      <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
        {m.admin_order_pieces({ count: pieces })}
      </Cell>
      <Cell color="fg.muted">
        {dayText(updatedAt)}
        {by === null ? null : (
          <chakra.div fontSize="xs">
            <bdi>{by}</bdi>
          </chakra.div>
        )}
      </Cell>
      <Cell data-figure="">
        <Price money={total} fontWeight="medium" />
      </Cell>
    </Row>
  )
}

function Found({ draftOrders, draftOrderQuery, onFilterDraftOrders, draftOrderHrefOf, pageHrefOf }: AdminScreenProps) {
  if (!draftOrders) return <TableSkeleton label={m.admin_loading()} />
  const isFiltered = draftOrderQuery.q !== '' || draftOrderQuery.state !== null
  if (draftOrders.items.length === 0)
    return (
      <EmptyList
        isFiltered={isFiltered}
        none={{
          title: m.admin_draft_orders_none_title(),
          text: m.admin_draft_orders_none_text(),
          clear: m.admin_draft_orders_clear(),
          onClear: () => onFilterDraftOrders({ q: '', state: null })
        }}
        empty={{
          title: m.admin_draft_orders_empty_title(),
          text: m.admin_draft_orders_empty_text(),
          drawing: 'parcel'
        }}
      />
    )
  return (
    <>
      <Table aria-label={m.admin_draft_orders()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_order_customer()}</th>
            <th scope="col">{m.admin_order_status()}</th>
            <th scope="col">{m.admin_order_items()}</th>
            <th scope="col">{m.admin_draft_order_changed()}</th>
            <th scope="col" data-figure="">
              {m.admin_order_total()}
            </th>
          </tr>
        </thead>
        <tbody>
          {draftOrders.items.map((draft) => (
            <DraftRow key={draft.id} draft={draft} href={draftOrderHrefOf({ id: draft.id })} />
          ))}
        </tbody>
      </Table>
      <Pagination
        page={draftOrders.page}
        pageCount={Math.ceil(draftOrders.total / draftOrders.pageSize)}
        hrefOf={pageHrefOf}
      />
    </>
  )
}

/** Draft orders, most recently changed first. */
export function DraftOrderList(props: AdminScreenProps) {
  const { draftOrders, draftOrdersFailure, onRetryDraftOrders, draftOrderQuery, onFilterDraftOrders } = props
  const { q, state } = draftOrderQuery
  return (
    <chakra.section aria-label={m.admin_draft_orders()}>
      <LinkButton size="sm" variant="quiet" marginInlineStart={-3} href={props.hrefOf({ section: 'orders' })}>
        {m.admin_draft_orders_to_orders()}
      </LinkButton>
      <chakra.div display="flex" flexWrap="wrap" gap={4} alignItems="center" marginBlock={3}>
        <chakra.h2 fontSize="xl">{m.admin_draft_orders()}</chakra.h2>
        <Allowed permission="drafts.change">
          <LinkButton size="sm" variant="accent" href={props.draftOrderHrefOf({ id: 'new' })}>
            {m.admin_draft_order_new()}
          </LinkButton>
        </Allowed>
      </chakra.div>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_draft_orders_intro()}
      </chakra.p>
      <ListFilter
        search={m.admin_draft_orders_search()}
        q={q}
        onSearch={(typed) => onFilterDraftOrders({ q: typed, state })}
        label={m.admin_order_status()}
        choices={draftOrderStates}
        nameOf={draftStateName}
        all={m.admin_draft_orders_all()}
        chosen={state}
        onChoose={(choice) => onFilterDraftOrders({ q, state: choice })}
      />
      {draftOrdersFailure && !draftOrders ? (
        <FailedState
          failure={draftOrdersFailure}
          title={m.admin_failed_title()}
          safe={m.admin_failed_text()}
          onRetry={onRetryDraftOrders}
        />
      ) : (
        <Found {...props} />
      )}
    </chakra.section>
  )
}

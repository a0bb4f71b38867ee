import { chakra } from '@chakra-ui/react'
import type { CustomerSummary } from '@motif/contract'
import { customerFilters } from '@motif/contract/customer-rules'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { formatMoney, formatNumber } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { ListFilter } from '../list-filter.tsx'
import { EmptyList } from '../empty-list.tsx'
import { PartLinks } from '../part-links.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { CustomerBadges } from './customer-badges.tsx'
import type { CustomerSectionProps } from './types.ts'
import { ShopDate } from '../shop-time.tsx'

const filters = {
  'with-orders': () => m.admin_customers_with_orders(),
  'without-orders': () => m.admin_customers_without_orders(),
  newsletter: () => m.admin_customers_newsletter()
}

/** Label of a figure on phones, where the table has no header. */
const PhoneLabel = ({ children }: { children: string }) => (
  <chakra.span display={{ md: 'none' }} color="fg.muted" aria-hidden>
    {children}{' '}
  </chakra.span>
)

function CustomerRow({ customer, href }: { customer: CustomerSummary; href: string }) {
  const { email, name, orders, spent, lastOrderAt } = customer
  return (
    <Row>
      <Cell
        paddingBlock={2}
        lineHeight="snug"
        overflowWrap="anywhere"
        maxWidth={{ md: '24rem' }}
        gridColumn={{ mdDown: '1 / -1' }}
      >
        <Link
          href={href}
          fontWeight="semibold"
          display="inline-flex"
          alignItems="center"
          minHeight={{ base: 'target', md: 'auto' }}
        >
          <bdi>{name ?? email}</bdi>
        </Link>
        {name === null ? null : <chakra.div color="fg.muted">{email}</chakra.div>}
      </Cell>
      <Cell
        paddingBlock={{ base: 1, md: 0 }}
        gridColumn={{ mdDown: '1 / -1' }}
        css={{ '&&:nth-of-type(even)': { textAlign: 'start' } }}
      >
        <CustomerBadges customer={customer} />
      </Cell>
      <Cell data-figure="" css={{ '@media (max-width: 47.99rem)': { '&&': { textAlign: 'start' } } }}>
        <PhoneLabel>{m.admin_customer_orders()}</PhoneLabel>
        {formatNumber(orders)}
      </Cell>
      <Cell data-figure="" whiteSpace="nowrap">
        {spent.length === 0 ? '–' : spent.map((money) => <div key={money.currency}>{formatMoney(money)}</div>)}
      </Cell>
      <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
        <PhoneLabel>{m.admin_customer_last_order()}</PhoneLabel>
        {lastOrderAt === null ? m.admin_customer_no_order() : <ShopDate at={lastOrderAt} />}
      </Cell>
    </Row>
  )
}

type Props = CustomerSectionProps & Pick<AdminScreenProps, 'after' | 'partHrefOf' | 'onExport' | 'exportingFile'>

function Found({ customers, customerQuery, onFilterCustomers, customerHrefOf, after, partHrefOf }: Props) {
  const isFiltered = customerQuery.q !== '' || customerQuery.filter !== null
  if (!customers) return <TableSkeleton label={m.admin_loading()} />
  if (customers.items.length === 0)
    return (
      <EmptyList
        isFiltered={isFiltered}
        none={{
          title: m.admin_customers_none_title(),
          text: m.admin_customers_none_text(),
          clear: m.admin_customers_clear(),
          onClear: () => onFilterCustomers({ q: '', filter: null })
        }}
        empty={{ title: m.admin_customers_empty_title(), text: m.admin_customers_empty_text(), drawing: 'stall' }}
      />
    )
  return (
    <>
      <Table aria-label={m.admin_section_customers()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_customer()}</th>
            <th scope="col">{m.admin_customer_account()}</th>
            <th scope="col" data-figure="">
              {m.admin_customer_orders()}
            </th>
            <th scope="col" data-figure="">
              {m.admin_customer_spent()}
            </th>
            <th scope="col">{m.admin_customer_last_order()}</th>
          </tr>
        </thead>
        <tbody>
          {customers.items.map((customer) => (
            <CustomerRow key={customer.key} customer={customer} href={customerHrefOf({ key: customer.key })} />
          ))}
        </tbody>
      </Table>
      <PartLinks
        after={after}
        next={customers.next}
        partHrefOf={partHrefOf}
        first={m.admin_customers_first()}
        further={m.admin_customers_next()}
      />
    </>
  )
}

/** Accounts and guests by e-mail, with their orders. */
export function CustomerList(props: Props) {
  const { customers, customersFailure, onRetryCustomers, customerQuery, onFilterCustomers } = props
  const { q, filter } = customerQuery
  if (customersFailure && !customers)
    return (
      <FailedState
        failure={customersFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryCustomers}
      />
    )
  return (
    <chakra.section aria-label={m.admin_section_customers()}>
      <chakra.div display="flex" flexWrap="wrap" gap={4} justifyContent="space-between" marginBlockEnd={4}>
        <chakra.p maxWidth="66ch">{m.admin_customers_intro()}</chakra.p>
        <Allowed permission="people.export">
          <Button
            size="sm"
            isBusy={props.exportingFile === 'customers'}
            onClick={() => props.onExport({ file: 'customers' })}
          >
            {m.admin_export_customers()}
          </Button>
        </Allowed>
      </chakra.div>
      <ListFilter
        search={m.admin_customers_search()}
        q={q}
        onSearch={(typed) => onFilterCustomers({ q: typed, filter })}
        label={m.admin_customers_filter()}
        choices={customerFilters}
        nameOf={(each) => filters[each]()}
        all={m.admin_customers_all()}
        chosen={filter}
        onChoose={(choice) => onFilterCustomers({ q, filter: choice })}
      />
      <Found {...props} />
    </chakra.section>
  )
}

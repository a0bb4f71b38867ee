import { chakra } from '@chakra-ui/react'
import type { Customer } from '@motif/contract'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { formatMoney, formatNumber } from '../../../format/index.ts'
import { Fact, FactList } from '../fact-list.tsx'
import { LoadingOrFailed } from '../loading-or-failed.tsx'
import type { AdminScreenProps } from '../types.ts'
import { Allowed, useIsAllowed } from '../allowed.tsx'
import { CustomerBadges } from './customer-badges.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { Addresses, Coupons, Designs, Messages, Reviews } from './customer-parts.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { useShopTime } from '../shop-time.tsx'

function Facts({ customer }: { customer: Customer }) {
  const { dateText } = useShopTime()
  return (
    <FactList>
      <Fact label={m.admin_customer_email()}>{customer.email}</Fact>
      <Fact label={m.admin_customer_phone()}>{customer.phone}</Fact>
      <Fact label={m.admin_customer_since()}>{customer.since === null ? null : dateText(customer.since)}</Fact>
      <Fact label={m.admin_customer_imported()}>
        {customer.imported === null ? null : dateText(customer.imported.at)}
      </Fact>
      <Fact label={m.admin_customer_orders()}>{formatNumber(customer.orders)}</Fact>
      <Fact label={m.admin_customer_spent()}>
        {customer.spent.length === 0 ? '–' : customer.spent.map(formatMoney).join(' + ')}
      </Fact>
      <Fact label={m.admin_customer_last_order()}>
        {customer.lastOrderAt === null ? m.admin_customer_no_order() : dateText(customer.lastOrderAt)}
      </Fact>
    </FactList>
  )
}

type Props = AdminScreenProps & { customerKey: string }

/** A customer: data and actions. */
export function CustomerPage(props: Props) {
  const { customerKey: key, customer, customerFailure, customerHrefOf } = props
  return (
    <chakra.section aria-label={m.admin_customer()} display="grid" gap={6}>
      <div>
        <LinkButton size="sm" variant="quiet" marginInlineStart={-3} href={customerHrefOf({ key: null })}>
          {m.admin_customers_back()}
        </LinkButton>
      </div>
      {customer ? (
        <Ready {...props} customer={customer} />
      ) : (
        <LoadingOrFailed key={key} failure={customerFailure} onRetry={props.onRetryCustomer} />
      )}
    </chakra.section>
  )
}

/** Personal data export and erasure. */
function PersonalData({ customerKey: key, isExportingPerson = false, onExportPerson, onOpenErasure }: Props) {
  const mayExport = useIsAllowed('people.export')
  const mayErase = useIsAllowed('customers.erase')
  if (!mayExport && !mayErase) return null
  return (
    <chakra.section aria-labelledby="personal-data" display="grid" gap={3} justifyItems="start">
      <chakra.h3 id="personal-data" fontSize="md">
        {m.admin_customer_data()}
      </chakra.h3>
      <p>{m.admin_customer_data_text()}</p>
      {mayExport ? (
        <Button size="sm" isBusy={isExportingPerson} onClick={() => onExportPerson({ key })}>
          {m.admin_customer_export()}
        </Button>
      ) : null}
      {mayErase ? (
        <Button size="sm" variant="danger" onClick={onOpenErasure}>
          {m.admin_customer_erase()}
        </Button>
      ) : null}
    </chakra.section>
  )
}

function Ready({ customer, customerKey: key, ...props }: Props & { customer: Customer }) {
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
        <chakra.h2 fontSize="xl" overflowWrap="anywhere" dir="auto">
          {customer.name ?? customer.email}
        </chakra.h2>
        <CustomerBadges customer={customer} />
      </chakra.div>
      {customer.isStaff ? <Notice tone="info">{m.admin_customer_staff()}</Notice> : null}
      {customer.imported?.hasAskedForNewsletter === true && !customer.isSubscribed ? (
        <Notice tone="info">{m.admin_customer_asked_newsletter()}</Notice>
      ) : null}
      <Facts customer={customer} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap={8}
      >
        <chakra.div display="grid" gap={8} alignContent="start" minWidth={0}>
          <CustomerOrders {...props} />
          <Designs
            designs={customer.designs}
            areElsewhere={customer.areDesignsElsewhere}
            email={customer.email}
            designPageHrefOf={props.designPageHrefOf}
            designsOfOwnerHrefOf={props.designsOfOwnerHrefOf}
          />
          <Reviews reviews={customer.reviews} reviewsHrefOf={props.reviewsHrefOf} />
          <Messages messages={customer.messages} messagesHrefOf={props.messagesHrefOf} />
        </chakra.div>
        <chakra.div display="grid" gap={8} alignContent="start" minWidth={0}>
          <CustomerNotes {...props} customerKey={key} notes={customer.notes} />
          <Addresses addresses={customer.addresses} />
          <Coupons coupons={customer.coupons} />
          <PersonalData {...props} customerKey={key} />
        </chakra.div>
      </chakra.div>
      <Allowed permission="customers.erase">
        <EraseDialog {...props} customerKey={key} email={customer.email} />
      </Allowed>
    </>
  )
}

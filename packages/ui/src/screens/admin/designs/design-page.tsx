import { chakra } from '@chakra-ui/react'
import type { StaffDesignPage } from '@motif/contract'
import { m } from '@motif/messages'
import { LinkButton } from '../../../components/button/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { CustomerLink } from '../customer-link.tsx'
import { Fact, FactList } from '../fact-list.tsx'
import { LoadingOrFailed } from '../loading-or-failed.tsx'
import { DesignPictures } from '../moderation/index.ts'
import { OrderButton } from '../order-button.tsx'
import { PanelTitle } from '../panel-title.tsx'
import { ShopDate, useShopTime } from '../shop-time.tsx'
import { StatusBadge } from '../status.tsx'
import { Cell, Row, Table } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { DesignPicture } from './design-picture.tsx'

/** A saved design, to be looked at. */
export function DesignPage(props: AdminScreenProps) {
  const { design, designFailure, designHrefOf, onRetryDesign } = props
  return (
    <chakra.section aria-label={m.admin_design()} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={6}>
      <div>
        <LinkButton size="sm" variant="quiet" marginInlineStart={-3} href={designHrefOf({ id: null })}>
          {m.admin_designs_back()}
        </LinkButton>
      </div>
      {design ? (
        <Ready {...props} design={design} />
      ) : (
        <LoadingOrFailed failure={designFailure} onRetry={onRetryDesign} />
      )}
    </chakra.section>
  )
}

function Facts({ design }: { design: StaffDesignPage }) {
  const { momentText } = useShopTime()
  const { product, productName, owner, orders, createdAt, updatedAt, isShared } = design
  return (
    <FactList>
      <Fact label={m.admin_customer()}>{owner === null ? '–' : `${owner.name} · ${owner.email}`}</Fact>
      <Fact label={m.admin_design_product()}>{productName ?? product}</Fact>
      <Fact label={m.admin_design_created()}>{momentText(createdAt)}</Fact>
      <Fact label={m.admin_design_changed()}>{momentText(updatedAt)}</Fact>
      <Fact label={m.admin_customer_orders()}>{formatNumber(orders)}</Fact>
      <Fact label={m.admin_design_shared()}>{isShared ? m.admin_design_is_shared() : m.admin_design_not_shared()}</Fact>
    </FactList>
  )
}

function Areas({ design: { areas, name } }: { design: StaffDesignPage }) {
  if (areas.length === 0) return <chakra.p color="fg.muted">{m.admin_design_blank()}</chakra.p>
  return (
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))" gap={6}>
      {areas.map((area) => (
        <li key={area.id}>
          <figure>
            <DesignPicture src={area.previewUrl} alt={m.admin_design_area({ name, area: area.name })} width="full" />
            <chakra.figcaption color="fg.muted" marginBlockStart={1} overflowWrap="anywhere">
              {area.name}
            </chakra.figcaption>
          </figure>
        </li>
      ))}
    </chakra.ul>
  )
}

function Orders({ design: { latestOrders, orders }, onOpenOrder }: AdminScreenProps & { design: StaffDesignPage }) {
  return (
    <section>
      <PanelTitle>{m.admin_section_orders()}</PanelTitle>
      {latestOrders.length === 0 ? (
        <chakra.p color="fg.muted">{m.admin_design_no_orders()}</chakra.p>
      ) : (
        <Table aria-label={m.admin_section_orders()}>
          <thead>
            <tr>
              <th scope="col">{m.admin_order_number()}</th>
              <th scope="col">{m.admin_order_status()}</th>
              <th scope="col">{m.admin_order_placed()}</th>
            </tr>
          </thead>
          <tbody>
            {latestOrders.map(({ id, number, status, placedAt }) => (
              <Row key={id}>
                <Cell>
                  <OrderButton order={{ id, number }} onOpen={onOpenOrder} />
                </Cell>
                <Cell>
                  <StatusBadge status={status} />
                </Cell>
                <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
                  <ShopDate at={placedAt} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      {orders > latestOrders.length ? (
        <chakra.p color="fg.muted" marginBlockStart={3}>
          {m.admin_design_newest_orders({ shown: latestOrders.length, total: orders })}
        </chakra.p>
      ) : null}
    </section>
  )
}

function Ready(props: AdminScreenProps & { design: StaffDesignPage }) {
  const { design } = props
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
        <chakra.h2 fontSize="xl" overflowWrap="anywhere" dir="auto">
          {design.name}
        </chakra.h2>
        <CustomerLink customerKey={design.owner?.key} customerPageHrefOf={props.customerPageHrefOf} />
      </chakra.div>
      <Areas design={design} />
      <Facts design={design} />
      <Orders {...props} design={design} />
      {design.pictures.length === 0 ? null : (
        <Allowed permission="moderation.decide">
          <section>
            <PanelTitle>{m.admin_design_pictures()}</PanelTitle>
            <DesignPictures
              pictures={design.pictures}
              photoUrlOf={props.photoUrlOf}
              onBlockPicture={props.onBlockPicture}
            />
          </section>
        </Allowed>
      )}
    </>
  )
}

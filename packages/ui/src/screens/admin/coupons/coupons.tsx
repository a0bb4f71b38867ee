import { chakra } from '@chakra-ui/react'
import type { AdminCoupon } from '@motif/contract'
import { m } from '@motif/messages'
import { CalendarX, CircleCheck, CircleOff, Clock, Pencil, Power, TicketX } from 'lucide-react'
import { useState } from 'react'
import { type StateLook, StateBadge } from '../state-badge.tsx'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Price } from '../../../components/price/index.ts'
import { Sheet } from '../../../components/sheet/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { Allowed, useIsAllowed } from '../allowed.tsx'
import { ListSearch } from '../list-search.tsx'
import type { OpenPartProps } from '../open-part.ts'
import { PartLinks, type PartLinksProps } from '../part-links.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import { conditionsOf, worthOf } from './coupon-facts.ts'
import { CouponFields } from './coupon-fields.tsx'
import type { CouponSectionProps } from './types.ts'

const states = {
  holds: { label: () => m.admin_coupon_holds(), icon: CircleCheck, tone: 'good' },
  off: { label: () => m.admin_coupon_off(), icon: CircleOff, tone: 'plain' },
  'not-started': { label: () => m.admin_coupon_not_started(), icon: Clock, tone: 'info' },
  ended: { label: () => m.admin_coupon_ended(), icon: CalendarX, tone: 'plain' },
  'used-up': { label: () => m.admin_coupon_used_up(), icon: TicketX, tone: 'warn' }
} satisfies Record<AdminCoupon['state'], StateLook>

/** Label of a figure on phones, where the table has no header. */
const Label = ({ children }: { children: string }) => (
  <chakra.span display={{ md: 'none' }} color="fg.muted" aria-hidden>
    {children}{' '}
  </chakra.span>
)

interface CouponRowProps extends Pick<CouponSectionProps, 'timeZone' | 'onSwitchCoupon'> {
  coupon: AdminCoupon
  isBusy: boolean
  onEdit: () => void
}

function CouponRow({ coupon, timeZone, isBusy, onEdit, onSwitchCoupon }: CouponRowProps) {
  const { code, uses, maxUses, isActive } = coupon
  return (
    <Row aria-busy={isBusy || undefined}>
      <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere">
        <chakra.bdi fontWeight="semibold">{code}</chakra.bdi>
        <chakra.div>{worthOf(coupon)}</chakra.div>
        <chakra.div color="fg.muted">{conditionsOf(coupon, timeZone).join(' · ')}</chakra.div>
      </Cell>
      <Cell>
        <StateBadge {...states[coupon.state]} />
      </Cell>
      <Cell fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <Label>{m.admin_coupon_uses()}</Label>
        {maxUses === null
          ? formatNumber(uses)
          : m.admin_coupon_uses_of({ uses: formatNumber(uses), max: formatNumber(maxUses) })}
      </Cell>
      <Cell data-figure="">
        <Label>{m.admin_coupon_discount()}</Label>
        <Price money={coupon.discount} />
      </Cell>
      <Cell data-figure="" css={{ '@media (max-width: 47.99rem)': { '&&': { textAlign: 'start' } } }}>
        <Label>{m.admin_coupon_turnover()}</Label>
        <Price money={coupon.turnover} />
      </Cell>
      <Cell data-figure="">
        <Allowed permission="coupons.change">
          <chakra.div display="flex" justifyContent="flex-end">
            <IconButton label={m.admin_coupon_edit({ code })} onClick={onEdit} icon={<Pencil aria-hidden />} />
            <IconButton
              label={isActive ? m.admin_coupon_switch_off({ code }) : m.admin_coupon_switch_on({ code })}
              isBusy={isBusy}
              onClick={() => onSwitchCoupon({ code, isActive: !isActive })}
              icon={isBusy ? null : <Power aria-hidden />}
            />
          </chakra.div>
        </Allowed>
      </Cell>
    </Row>
  )
}

const CouponTable = ({
  items,
  timeZone,
  switchingCoupon,
  onEdit,
  onSwitchCoupon
}: Pick<CouponSectionProps, 'timeZone' | 'switchingCoupon' | 'onSwitchCoupon'> & {
  items: readonly AdminCoupon[]
  onEdit: (coupon: AdminCoupon) => void
}) => (
  <Table aria-label={m.admin_section_coupons()}>
    <thead>
      <tr>
        <th scope="col">{m.admin_coupon_code()}</th>
        <th scope="col">{m.admin_order_status()}</th>
        <th scope="col">{m.admin_coupon_uses()}</th>
        <th scope="col" data-figure="">
          {m.admin_coupon_discount()}
        </th>
        <th scope="col" data-figure="">
          {m.admin_coupon_turnover()}
        </th>
        <th scope="col" data-figure="">
          {m.admin_acts()}
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((coupon) => (
        <CouponRow
          key={coupon.code}
          coupon={coupon}
          timeZone={timeZone}
          isBusy={coupon.code === switchingCoupon}
          onEdit={() => onEdit(coupon)}
          onSwitchCoupon={onSwitchCoupon}
        />
      ))}
    </tbody>
  </Table>
)

/** Coupons with their usage: add, edit and disable. */
export function Coupons(props: CouponSectionProps & PartLinksProps & OpenPartProps) {
  const { coupons, couponsFailure, onRetryCoupons, couponQuery, onSearchCoupons, after } = props
  const [open, setOpen] = useState<{ coupon?: AdminCoupon } | null>(null)
  const isNewOpen = useIsAllowed('coupons.change') && props.openPart === 'new'
  const close = () => {
    setOpen(null)
    if (isNewOpen) props.onClosePart()
  }
  if (couponsFailure && !coupons)
    return (
      <FailedState
        failure={couponsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryCoupons}
      />
    )
  if (!coupons) return <TableSkeleton label={m.admin_loading()} />
  const { items, next } = coupons
  return (
    <chakra.section aria-label={m.admin_section_coupons()}>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_coupons_intro()}
      </chakra.p>
      <Allowed permission="coupons.change">
        <chakra.div marginBlockEnd={4}>
          <Button variant="accent" onClick={() => setOpen({})}>
            {m.admin_coupon_new()}
          </Button>
        </chakra.div>
      </Allowed>
      {items.length === 0 && couponQuery === '' && after === null ? (
        <EmptyState drawing="stall" title={m.admin_coupons_empty_title()}>
          {m.admin_coupons_empty_text()}
        </EmptyState>
      ) : (
        <>
          <ListSearch key={couponQuery} label={m.admin_coupons_search()} q={couponQuery} onSearch={onSearchCoupons} />
          <chakra.p aria-live="polite" color="fg.muted">
            {items.length === 0 ? m.admin_coupons_none_match({ text: couponQuery }) : null}
          </chakra.p>
          {items.length === 0 ? null : (
            <CouponTable {...props} items={items} onEdit={(coupon) => setOpen({ coupon })} />
          )}
          <PartLinks after={after} next={next} partHrefOf={props.partHrefOf} />
        </>
      )}
      <Sheet
        isOpen={open !== null || isNewOpen}
        onClose={close}
        title={open?.coupon ? m.admin_coupon_edit({ code: open.coupon.code }) : m.admin_coupon_new()}
      >
        <CouponFields {...props} coupon={open?.coupon} onSaved={close} onCancel={close} />
      </Sheet>
    </chakra.section>
  )
}

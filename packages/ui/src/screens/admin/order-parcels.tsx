import { chakra } from '@chakra-ui/react'
import type { Order, OrderShipment } from '@motif/contract'
import { m } from '@motif/messages'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../forms/index.ts'
import { Allowed } from './allowed.tsx'
import { OneTextForm } from './one-text-form.tsx'
import { PanelTitle } from './panel-title.tsx'
import { lineText } from './ship-form.tsx'
import { type TrackingErrors, TrackingFields, focusFirst, readTracking } from './tracking-fields.tsx'
import type { AdminScreenProps } from './types.ts'
import { useShopTime } from './shop-time.tsx'

type Actions = Pick<AdminScreenProps, 'onCorrectShipment' | 'onVoidShipment' | 'onPackingSlip' | 'isFetchingBatch'>

/** While one of these, a parcel can still be found to be here. */
const onItsWay: ReadonlySet<Order['status']> = new Set(['in_production', 'shipped', 'partially_refunded'])

/** Parcels, with corrections. */
export const OrderParcels = ({ order, ...acts }: Actions & { order: Order }) =>
  order.shipments.length === 0 ? null : (
    <section>
      <PanelTitle>{m.orders_parcels()}</PanelTitle>
      <chakra.ol borderBlockEndWidth="1px">
        {order.shipments.map((shipment, index) => (
          <Parcel key={shipment.id} order={order} shipment={shipment} place={index + 1} {...acts} />
        ))}
      </chakra.ol>
    </section>
  )

interface ParcelProps extends Actions {
  order: Order
  shipment: OrderShipment
  /** Counted from 1. */
  place: number
}

function Parcel({
  order,
  shipment,
  place,
  onCorrectShipment,
  onVoidShipment,
  onPackingSlip,
  isFetchingBatch = false
}: ParcelProps) {
  const [asked, setAsked] = useState<'correct' | 'void' | null>(null)
  const [hasClosed, setHasClosed] = useState(false)
  const { id: shipmentId, at, tracking, note, lines } = shipment
  const { momentText } = useShopTime()
  const title = m.orders_parcel({ place })
  const close = () => {
    setAsked(null)
    setHasClosed(true)
  }
  return (
    <chakra.li display="grid" gap={2} paddingBlock={3} borderBlockStartWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap={4}>
        <chakra.span fontWeight="semibold">{title}</chakra.span>
        <chakra.time dateTime={at} color="fg.muted">
          {momentText(at)}
        </chakra.time>
      </chakra.div>
      <chakra.div overflowWrap="anywhere">
        {tracking === null ? (
          m.orders_parcel_untracked()
        ) : tracking.url === null ? (
          `${tracking.carrier} ${tracking.number}`
        ) : (
          <chakra.a
            href={tracking.url}
            target="_blank"
            rel="noreferrer"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {`${tracking.carrier} ${tracking.number}`}
          </chakra.a>
        )}
      </chakra.div>
      <chakra.ul color="fg.muted">
        {lines.map(({ lineId, quantity }) => {
          const line = order.lines.find(({ id }) => id === lineId)
          return line ? (
            <chakra.li key={lineId} overflowWrap="anywhere" dir="auto">
              {m.admin_line_quantity({ quantity })} {lineText(line)}
            </chakra.li>
          ) : null
        })}
      </chakra.ul>
      {note === null ? null : (
        <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
          <bdi>{note}</bdi>
        </chakra.p>
      )}
      <Button
        size="sm"
        justifySelf="start"
        isBusy={isFetchingBatch}
        aria-label={m.admin_parcel_slip_of({ parcel: title })}
        onClick={() => onPackingSlip({ orderId: order.id, shipmentId })}
      >
        {m.admin_packing_slip()}
      </Button>
      <Allowed permission="orders.change">
        {asked === null ? (
          <chakra.div display="flex" flexWrap="wrap" gap={3}>
            <Button
              size="sm"
              aria-label={m.admin_parcel_correct_of({ parcel: title })}
              {...(hasClosed && { ref: focusIfLost })}
              onClick={() => setAsked('correct')}
            >
              {m.admin_parcel_correct()}
            </Button>
            {onItsWay.has(order.status) ? (
              <Button
                size="sm"
                variant="danger"
                aria-label={m.admin_parcel_void_of({ parcel: title })}
                onClick={() => setAsked('void')}
              >
                {m.admin_parcel_void()}
              </Button>
            ) : null}
          </chakra.div>
        ) : asked === 'correct' ? (
          <CorrectForm
            shipment={shipment}
            onClose={close}
            onSubmit={(change) => onCorrectShipment({ id: order.id, shipmentId, ...change })}
          />
        ) : (
          <OneTextForm
            label={m.admin_move_cancel_reason()}
            hint={m.admin_parcel_void_hint()}
            initial=""
            submitLabel={m.admin_parcel_void()}
            check={(typed) =>
              typed === ''
                ? m.admin_move_cancel_reason_missing()
                : typed.length > 500
                  ? m.admin_parcel_void_long()
                  : undefined
            }
            onSubmit={(reason) => onVoidShipment({ id: order.id, shipmentId, reason })}
            onClose={close}
          />
        )}
      </Allowed>
    </chakra.li>
  )
}

interface CorrectFormProps {
  shipment: OrderShipment
  onSubmit: (change: { tracking: OrderShipment['tracking'] }) => Promise<Failure | undefined>
  onClose: () => void
}

/** Corrects a parcel's tracking. Input is kept on failure. */
function CorrectForm({ shipment: { tracking }, onSubmit, onClose }: CorrectFormProps) {
  const [isLetter, setIsLetter] = useState(tracking === null)
  const [errors, setErrors] = useState<TrackingErrors>({})
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const { tracking: typed, errors: wrong } = readTracking(event.currentTarget, isLetter)
    setErrors(wrong)
    setFailure(undefined)
    focusFirst(event.currentTarget, wrong)
    if (Object.keys(wrong).length > 0) return
    setIsBusy(true)
    const refused = await onSubmit({ tracking: typed })
    setIsBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <chakra.form
      ref={focusIfLost}
      tabIndex={-1}
      outline="none"
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap={3}
    >
      <FailureNotice failure={failure} />
      <TrackingFields
        initial={tracking}
        errors={errors}
        isLetter={isLetter}
        onLetter={(change) => setIsLetter(change.isLetter)}
      />
      <chakra.p color="fg.muted">{m.admin_parcel_correct_hint()}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" isBusy={isBusy}>
          {m.admin_parcel_correct_save()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

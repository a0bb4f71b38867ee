import { chakra } from '@chakra-ui/react'
import type { Order, OrderStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { focusIfLost } from '../../forms/index.ts'
import { useIsAllowed } from './allowed.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ShipForm } from './ship-form.tsx'
import { StatusBadge } from './status.tsx'
import type { AdminScreenProps, OrderTransition } from './types.ts'

/** The one way on from each status; the server has the last word. */
const next: Partial<Record<OrderStatus, Exclude<OrderTransition, 'cancelled'>>> = {
  paid: 'in_production',
  in_production: 'shipped',
  shipped: 'delivered'
}
const labels = {
  in_production: () => m.admin_move_in_production(),
  shipped: () => m.admin_move_shipped(),
  delivered: () => m.admin_move_delivered()
}
/** How far an order is; a part paid back says nothing of it, what came before does. */
const stageOf = ({ status, history }: Order): OrderStatus =>
  status === 'partially_refunded' ? (history.findLast((step) => step.status !== status)?.status ?? status) : status

const cancellable: ReadonlySet<OrderStatus> = new Set(['pending', 'paid', 'in_production'])

interface OrderTransitionsProps extends Pick<AdminScreenProps, 'onMove' | 'onShip' | 'movingId' | 'moveFailure'> {
  order: Order
}

export function OrderTransitions({ order, onMove, onShip, movingId, moveFailure }: OrderTransitionsProps) {
  const { id, status } = order
  const [asked, setAsked] = useState<'ship' | 'cancel' | null>(null)
  const [hasClosed, setHasClosed] = useState(false)
  const isBusy = movingId === id
  const [mayMove, mayPayBack] = [useIsAllowed('orders.change'), useIsAllowed('orders.refund')]
  const close = () => {
    setAsked(null)
    setHasClosed(true)
  }
  const usual = next[stageOf(order)]
  // A refund that failed leaves pieces of a shipped order to be sent.
  const step = !mayMove ? undefined : usual === 'delivered' && order.unsent.length > 0 ? 'shipped' : usual
  return (
    <chakra.section display="grid" gap={4}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
        <StatusBadge status={status} />
        {order.sent ? <chakra.span color="fg.muted">{m.orders_sent(order.sent)}</chakra.span> : null}
      </chakra.div>
      {moveFailure ? (
        <Notice tone="bad">
          {m.admin_move_failed()} {sentenceOf(moveFailure)}
        </Notice>
      ) : null}
      {asked === 'ship' ? (
        <ShipForm order={order} onShip={onShip} onClose={close} />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap={3}>
          {step ? (
            <Button
              size="sm"
              variant="accent"
              isBusy={isBusy && asked === null}
              {...(hasClosed && { ref: focusIfLost })}
              onClick={() => (step === 'shipped' ? setAsked('ship') : onMove({ id, status: step }))}
            >
              {step === 'shipped' && order.shipments.length > 0 ? m.admin_move_rest() : labels[step]()}
            </Button>
          ) : null}
          {mayMove && mayPayBack && cancellable.has(status) && order.shipments.length === 0 ? (
            <Button size="sm" variant="danger" onClick={() => setAsked('cancel')}>
              {m.admin_move_cancel()}
            </Button>
          ) : null}
        </chakra.div>
      )}
      <CancelDialog
        isOpen={asked === 'cancel'}
        order={order}
        isBusy={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={({ note }) => onMove({ id, status: 'cancelled', note })}
      />
    </chakra.section>
  )
}

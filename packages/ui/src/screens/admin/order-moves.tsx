import { chakra } from '@chakra-ui/react'
import type { Order, OrderStatus } from '@motif/contract'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { ConfirmDialog } from '../../components/dialog/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { m } from '../../messages/index.ts'
import { ShipForm } from './ship-form.tsx'
import { StatusBadge } from './status.tsx'
import type { AdminScreenProps, OrderMove } from './types.ts'

/** The one way on from each status; the server has the last word. */
const next: Partial<Record<OrderStatus, Exclude<OrderMove, 'cancelled'>>> = { paid: 'in_production', in_production: 'shipped', shipped: 'delivered' }
const labels = { in_production: () => m.admin_move_in_production(), shipped: () => m.admin_move_shipped(), delivered: () => m.admin_move_delivered() }
const cancellable: ReadonlySet<OrderStatus> = new Set(['pending', 'paid', 'in_production'])

interface OrderMovesProps extends Pick<AdminScreenProps, 'onMove' | 'movingId' | 'moveFailure'> {
  order: Order
}

export function OrderMoves({ order: { id, number, status }, onMove, movingId, moveFailure }: OrderMovesProps) {
  const [asked, setAsked] = useState<'ship' | 'cancel' | null>(null)
  const isBusy = movingId === id
  const step = next[status]
  return (
    <chakra.section display="grid" gap={4}>
      <div>
        <StatusBadge status={status} />
      </div>
      {moveFailure ? (
        <Notice tone="bad">
          {m.admin_move_failed()} {sentenceOf(moveFailure)}
        </Notice>
      ) : null}
      {asked === 'ship' ? (
        <ShipForm isBusy={isBusy} onCancel={() => setAsked(null)} onShip={({ tracking }) => onMove({ id, status: 'shipped', tracking })} />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap={3}>
          {step ? (
            <Button size="sm" variant="accent" isBusy={isBusy && asked === null} onClick={() => (step === 'shipped' ? setAsked('ship') : onMove({ id, status: step }))}>
              {labels[step]()}
            </Button>
          ) : null}
          {cancellable.has(status) ? (
            <Button size="sm" variant="danger" onClick={() => setAsked('cancel')}>
              {m.admin_move_cancel()}
            </Button>
          ) : null}
        </chakra.div>
      )}
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        isDangerous
        isBusy={isBusy}
        title={m.admin_move_cancel_question({ number })}
        confirmLabel={m.admin_move_cancel_confirm()}
        onCancel={() => setAsked(null)}
        onConfirm={() => onMove({ id, status: 'cancelled' })}
      >
        {m.admin_move_cancel_text()}
      </ConfirmDialog>
    </chakra.section>
  )
}

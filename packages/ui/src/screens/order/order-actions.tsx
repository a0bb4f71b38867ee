import { chakra } from '@chakra-ui/react'
import type { Order } from '@motif/contract'
import { m } from '@motif/messages'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { ConfirmDialog } from '../../components/dialog/index.ts'
import type { OrderScreenProps } from './types.ts'

type Props = Pick<OrderScreenProps, 'onCancel' | 'isCancelling' | 'onReorder' | 'isReordering'> & { order: Order }

const FileLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'target',
    paddingInline: 3,
    fontSize: 'sm',
    fontWeight: 'semibold',
    borderRadius: 'control',
    marginInlineStart: { base: -3, md: 0 },
    _hover: { bg: 'bg.raised' }
  }
})

/** Actions of an order; cancelling asks for confirmation. */
export function OrderActions({ order, onCancel, isCancelling = false, onReorder, isReordering = false }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={2}>
      {order.invoice === null ? null : (
        <FileLink href={order.invoice.url} download>
          <FileText size={20} strokeWidth={1.75} aria-hidden />
          {m.orders_invoice()}
        </FileLink>
      )}
      {order.isReorderable && onReorder ? (
        <Button size="sm" isBusy={isReordering} onClick={onReorder}>
          {m.orders_reorder()}
        </Button>
      ) : null}
      {order.isCancellable && onCancel ? (
        <>
          <Button variant="danger" size="sm" isBusy={isCancelling} onClick={() => setAsking(true)}>
            {m.orders_cancel()}
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            title={m.orders_cancel_title()}
            confirmLabel={m.orders_cancel()}
            isDangerous
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onCancel()
            }}
          >
            {order.status === 'pending' ? m.orders_cancel_unpaid_lead() : m.orders_cancel_lead()}
          </ConfirmDialog>
        </>
      ) : null}
    </chakra.div>
  )
}

import type { Order } from '@motif/contract'
import { m } from '@motif/messages'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import { FormStack, useForm } from '../../forms/index.ts'
import { RefundByHand } from './refund-by-hand.tsx'

interface CancelDialogProps {
  isOpen: boolean
  order: Order
  isBusy: boolean
  onCancel: () => void
  onConfirm: (why: { note: string }) => void
}

/** Cancels an order; the customer is sent the reason. */
export function CancelDialog({ isOpen, order, isBusy, onCancel, onConfirm }: CancelDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      size="sm"
      title={m.admin_move_cancel_question({ number: order.number })}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {m.admin_move_back()}
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isBusy}>
            {m.admin_move_cancel_confirm()}
          </Button>
        </>
      }
    >
      <CancelForm formId={formId} order={order} onConfirm={onConfirm} />
    </Dialog>
  )
}

function CancelForm({ formId, order, onConfirm }: Pick<CancelDialogProps, 'order' | 'onConfirm'> & { formId: string }) {
  const form = useForm({
    initial: { note: '' },
    check: ({ note }) => ({ note: note.trim() === '' ? m.admin_move_cancel_reason_missing() : undefined }),
    onSubmit: ({ note }) => onConfirm({ note: note.trim() })
  })
  return (
    <FormStack id={formId} {...form.formProps}>
      <p>{m.admin_move_cancel_text()}</p>
      <RefundByHand order={order} />
      <TextAreaField
        {...form.field('note')}
        label={m.admin_move_cancel_reason()}
        hint={m.admin_move_cancel_reason_hint()}
        maxLength={500}
        rows={3}
      />
    </FormStack>
  )
}

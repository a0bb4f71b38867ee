import type { Order } from '@motif/contract'
import { m } from '@motif/messages'
import { useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { ChipGroup } from '../../components/chip-group/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { formatMoney } from '../../format/index.ts'
import { FormStack, useForm } from '../../forms/index.ts'
import { PiecesField } from './pieces-field.tsx'
import { type RefundChoice, leftOf, piecesField, refundErrors, refundRequestOf } from './refund-form.ts'
import { RefundByHand } from './refund-by-hand.tsx'
import type { AdminScreenProps } from './types.ts'

type Props = Pick<AdminScreenProps, 'onRefund' | 'isRefunding' | 'refundFailure'> & { order: Order }

/** Refunds an order fully or partly. Closes when the order shows the refund. */
export function RefundDialog({ order, isRefunding = false, ...form }: Props) {
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {m.admin_refund()}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={m.admin_refund_title({ number: order.number })}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {m.admin_move_back()}
            </Button>
            <Button variant="danger" type="submit" form={formId} isBusy={isRefunding}>
              {m.admin_refund_confirm()}
            </Button>
          </>
        }
      >
        <RefundForm {...form} formId={formId} order={order} />
      </Dialog>
    </>
  )
}

function RefundForm({ order, formId, onRefund, refundFailure }: Omit<Props, 'isRefunding'> & { formId: string }) {
  const [choice, setChoice] = useState<RefundChoice>({ by: 'lines', withShipping: false, isRestocking: false })
  const form = useForm({
    initial: { reason: '', amount: '', ...Object.fromEntries(order.lines.map(({ id }) => [piecesField(id), '0'])) },
    check: (texts) => refundErrors(order, texts, choice),
    onSubmit: (texts) => onRefund({ id: order.id, request: refundRequestOf(order, texts, choice) })
  })
  return (
    <FormStack id={formId} {...form.formProps}>
      {refundFailure ? (
        <Notice tone="bad">
          {m.admin_refund_failed()} {sentenceOf(refundFailure)}
        </Notice>
      ) : null}
      <RefundByHand order={order} />
      <ChipGroup
        legend={m.admin_refund_how()}
        options={[
          { value: 'lines', label: m.admin_refund_by_lines() },
          { value: 'amount', label: m.admin_refund_by_amount() }
        ]}
        value={choice.by}
        onChange={({ value }) => setChoice((before) => ({ ...before, by: value === 'amount' ? 'amount' : 'lines' }))}
      />
      {choice.by === 'amount' ? (
        <TextField
          {...form.field('amount')}
          label={m.admin_refund_amount()}
          hint={m.admin_refund_amount_hint({ money: formatMoney(leftOf(order)) })}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : (
        <>
          {order.lines.map(({ id, name, options, quantity }) => (
            <PiecesField
              key={id}
              name={piecesField(id)}
              error={form.field(piecesField(id) as 'amount').error}
              value={Number(form.field(piecesField(id) as 'amount').value)}
              hint={m.admin_refund_of({ quantity })}
              label={m.admin_refund_pieces({ name: [name, ...options.map(({ value }) => value)].join(', ') })}
              most={quantity}
              onChange={(pieces) => form.set(piecesField(id) as 'amount', String(pieces))}
            />
          ))}
          {order.sent ? <p>{m.admin_refund_unsent_first()}</p> : null}
          <div>
            {order.totals.shipping?.amount ? (
              <Checkbox
                checked={choice.withShipping}
                onChange={({ isChecked }) => setChoice((before) => ({ ...before, withShipping: isChecked }))}
              >
                {m.admin_refund_shipping()}, {formatMoney(order.totals.shipping)}
              </Checkbox>
            ) : null}
            <Checkbox
              checked={choice.isRestocking}
              onChange={({ isChecked }) => setChoice((before) => ({ ...before, isRestocking: isChecked }))}
            >
              {m.admin_refund_restock()}
            </Checkbox>
          </div>
        </>
      )}
      <TextAreaField
        {...form.field('reason')}
        label={m.admin_refund_reason()}
        hint={m.admin_refund_reason_hint()}
        maxLength={500}
        rows={3}
      />
    </FormStack>
  )
}

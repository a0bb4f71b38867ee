import { chakra } from '@chakra-ui/react'
import type { Order, OrderEditPreview } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, useForm } from '../../../forms/index.ts'
import { RefundByHand } from '../refund-by-hand.tsx'
import { EditCost } from './edit-cost.tsx'
import { reasonError, reasonMax, waiverError } from './texts.ts'

interface ConfirmChangesProps {
  order: Order
  preview: OrderEditPreview
  /** Gives why it was refused, or nothing once it is done. */
  onConfirm: (words: { reason: string; waiver?: string }) => Promise<Failure | undefined>
  onBack: () => void
}

/** Price difference of an edit, and its reason. */
export function ConfirmChanges({ order, preview, onConfirm, onBack }: ConfirmChangesProps) {
  const [isWaived, setWaived] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const isMore = preview.difference.amount > 0
  const confirm = async (reason: string, waiver: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const refused = await onConfirm({ reason, ...(isMore && isWaived && { waiver }) })
    setBusy(false)
    setFailure(refused)
  }
  const form = useForm({
    initial: { reason: '', waiver: '' },
    failure,
    check: ({ reason, waiver }) => ({
      waiver: isMore && isWaived ? waiverError(waiver.trim()) : undefined,
      reason: reasonError(reason.trim())
    }),
    onSubmit: ({ reason, waiver }) => void confirm(reason.trim(), waiver.trim())
  })
  return (
    <chakra.form {...form.formProps} display="grid" gap={5}>
      <FailureNotice failure={form.unplaced} />
      <EditCost preview={preview} />
      {preview.difference.amount < 0 ? <RefundByHand order={order} /> : null}
      {isMore ? (
        <div>
          <Checkbox checked={isWaived} onChange={({ isChecked }) => setWaived(isChecked)}>
            {m.admin_edit_waive_open()}
          </Checkbox>
          {isWaived ? (
            <TextAreaField
              {...form.field('waiver')}
              label={m.admin_edit_waiver()}
              hint={m.admin_edit_waiver_hint()}
              maxLength={reasonMax}
              minHeight="4rem"
              rows={2}
            />
          ) : null}
        </div>
      ) : null}
      <TextAreaField
        {...form.field('reason')}
        label={m.admin_refund_reason()}
        hint={m.admin_edit_reason_hint()}
        maxLength={reasonMax}
        minHeight="4rem"
        rows={2}
      />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" variant="accent" isBusy={isBusy}>
          {isMore && !isWaived ? m.admin_edit_ask() : m.admin_edit_confirm()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onBack}>
          {m.admin_edit_back()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

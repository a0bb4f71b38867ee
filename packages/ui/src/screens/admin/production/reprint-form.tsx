import { chakra } from '@chakra-ui/react'
import type { OrderJob, ReprintRequest } from '@motif/contract'
import { type ReprintReason, isReprintReason, reasonMax, reprintReasons } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { reasonNames } from './stages.ts'

interface ReprintFormProps {
  job: OrderJob
  /** Gives why it was refused, or nothing once it is on the board. */
  onSubmit: (request: ReprintRequest) => Promise<Failure | undefined>
  onClose: () => void
}

interface Typed {
  reason: ReprintReason
  text: string
  quantity: string
}

type Wrong = Partial<Record<'text' | 'quantity', string>>

function wrongIn({ reason, text, quantity }: Typed, most: number): Wrong {
  const pieces = Number(quantity)
  return {
    ...(reason === 'other' && text.trim() === '' ? { text: m.admin_reprint_text_missing() } : undefined),
    ...(Number.isInteger(pieces) && pieces >= 1 && pieces <= most
      ? undefined
      : { quantity: m.admin_reprint_quantity_wrong({ max: most }) })
  }
}

/** Reason and quantity of a reprint. */
export function ReprintForm({ job, onSubmit, onClose }: ReprintFormProps) {
  const [typed, setTyped] = useState<Typed>({ reason: 'damaged', text: '', quantity: String(job.quantity) })
  const [wrong, setWrong] = useState<Wrong>({})
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const found = wrongIn(typed, job.quantity)
    setWrong(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    setIsBusy(true)
    const text = typed.text.trim()
    const refused = await onSubmit({
      reason: typed.reason,
      quantity: Number(typed.quantity),
      ...(text !== '' && { text })
    })
    setIsBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <chakra.form
      noValidate
      display="grid"
      gap={4}
      marginBlockStart={3}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <p>{m.admin_reprint_intro()}</p>
      <FailureNotice failure={failure} />
      <SelectField
        label={m.admin_reprint_reason()}
        value={typed.reason}
        onChange={({ currentTarget: { value } }) =>
          isReprintReason(value) ? setTyped({ ...typed, reason: value }) : undefined
        }
      >
        {reprintReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasonNames[reason]()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={m.admin_reprint_text()}
        isRequired={typed.reason === 'other'}
        maxLength={reasonMax}
        error={wrong.text}
        value={typed.text}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, text: value })}
      />
      <TextField
        label={m.admin_reprint_quantity()}
        inputMode="numeric"
        error={wrong.quantity}
        value={typed.quantity}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, quantity: value })}
      />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" isBusy={isBusy}>
          {m.admin_reprint_send()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

import { chakra } from '@chakra-ui/react'
import type { Line, Order } from '@motif/contract'
import { m } from '@motif/messages'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../forms/index.ts'
import { PiecesField } from './pieces-field.tsx'
import { type TrackingErrors, TrackingFields, focusFirst, readTracking } from './tracking-fields.tsx'
import type { AdminScreenProps } from './types.ts'

interface ShipFormProps extends Pick<AdminScreenProps, 'onShip'> {
  order: Order
  onClose: () => void
}

/** Description of a line, such as "Everyday tee, White, M, Ada". */
export const lineText = ({ name, options, design }: Line): string =>
  [name, ...options.map(({ value }) => value), ...(design?.member ? [design.member] : [])].join(', ')

/** Content of a parcel, by default all remaining items, and its tracking. */
export function ShipForm({ order: { id, lines, unsent, shippingMethod }, onShip, onClose }: ShipFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [isLetter, setIsLetter] = useState(shippingMethod.isTracked === false)
  const [errors, setErrors] = useState<TrackingErrors & { lines?: string }>({})
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  // Somebody else may have sent some of them meanwhile.
  const pieces = unsent.map(({ lineId, quantity }) => ({
    lineId,
    most: quantity,
    quantity: Math.min(quantity, chosen[lineId] ?? quantity)
  }))
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const { tracking, errors: wrong } = readTracking(form, isLetter)
    const inside = pieces.filter(({ quantity }) => quantity > 0)
    setErrors({ ...wrong, ...(inside.length === 0 && { lines: m.admin_ship_nothing() }) })
    setFailure(undefined)
    if (inside.length === 0) form.querySelector<HTMLInputElement>('[role=spinbutton]')?.focus()
    else focusFirst(form, wrong)
    if (inside.length === 0 || Object.keys(wrong).length > 0) return
    const note = new FormData(form).get('note')
    const words = typeof note === 'string' ? note.trim() : ''
    setIsBusy(true)
    const refused = await onShip({
      id,
      request: {
        lines: inside.map(({ lineId, quantity }) => ({ lineId, quantity })),
        tracking,
        ...(words === '' ? undefined : { note: words })
      }
    })
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
      gap={4}
      bg="bg.raised"
      borderRadius="panel"
      padding={4}
    >
      <FailureNotice failure={failure} />
      <chakra.fieldset display="grid" gap={4} minWidth={0}>
        <chakra.legend fontWeight="semibold" marginBlockEnd={2}>
          {m.admin_ship_lines()}
        </chakra.legend>
        {pieces.map(({ lineId, most, quantity }, index) => {
          const line = lines.find((one) => one.id === lineId)
          return line ? (
            <PiecesField
              key={lineId}
              name={`pieces ${lineId}`}
              label={lineText(line)}
              hint={m.admin_ship_left({ count: most })}
              error={index === 0 ? errors.lines : undefined}
              value={quantity}
              most={most}
              onChange={(count) => setChosen((before) => ({ ...before, [lineId]: count }))}
            />
          ) : null
        })}
      </chakra.fieldset>
      <TrackingFields errors={errors} isLetter={isLetter} onLetter={(change) => setIsLetter(change.isLetter)} />
      <TextAreaField
        name="note"
        label={m.admin_move_note()}
        hint={m.admin_move_note_hint()}
        isRequired={false}
        maxLength={500}
        rows={2}
      />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" variant="accent" isBusy={isBusy}>
          {m.admin_ship_confirm()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {m.admin_ship_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

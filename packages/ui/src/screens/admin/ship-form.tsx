import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import type { Tracking } from './types.ts'

interface ShipFormProps {
  isBusy: boolean
  onShip: (parcel: { tracking: Tracking; note?: string }) => void
  onCancel: () => void
}

type Errors = Partial<Record<keyof Tracking, string>>

const isSecureAddress = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'

function read(form: HTMLFormElement): { tracking: Tracking; note: string; errors: Errors } {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const tracking = { carrier: text('carrier'), number: text('number'), url: text('url') || null }
  const errors: Errors = {
    ...(tracking.carrier === '' ? { carrier: m.admin_ship_missing() } : undefined),
    ...(tracking.number === '' ? { number: m.admin_ship_missing() } : undefined),
    ...(tracking.url !== null && !isSecureAddress(tracking.url) ? { url: m.admin_ship_url_wrong() } : undefined)
  }
  return { tracking, note: text('note'), errors }
}

/** What the customer needs to follow the parcel. */
export function ShipForm({ isBusy, onShip, onCancel }: ShipFormProps) {
  const [errors, setErrors] = useState<Errors>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { tracking, note, errors: found } = read(event.currentTarget)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first === undefined) onShip({ tracking, ...(note === '' ? undefined : { note }) })
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap={4} bg="bg.raised" borderRadius="panel" padding={4}>
      <TextField name="carrier" label={m.admin_ship_carrier()} error={errors.carrier} maxLength={60} />
      <TextField name="number" label={m.admin_ship_number()} error={errors.number} maxLength={60} autoComplete="off" />
      <TextField
        name="url"
        label={m.admin_ship_url()}
        hint={m.admin_ship_url_hint()}
        error={errors.url}
        isRequired={false}
        inputMode="url"
        maxLength={300}
        autoComplete="off"
      />
      <TextAreaField
        name="note"
        label={m.admin_move_note()}
        hint={m.admin_move_note_hint()}
        isRequired={false}
        maxLength={500}
        rows={2}
      />
      <chakra.div display="flex" gap={3}>
        <Button type="submit" size="sm" variant="accent" isBusy={isBusy}>
          {m.admin_ship_confirm()}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {m.admin_ship_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

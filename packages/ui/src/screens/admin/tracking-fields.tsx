import { m } from '@motif/messages'
import { Checkbox } from '../../components/checkbox/index.ts'
import { TextField } from '../../components/field/index.ts'
import type { Tracking } from './types.ts'

export type TrackingErrors = Partial<Record<keyof Tracking, string>>

const isSecureAddress = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'

/** Parses tracking input: null for a letter, or errors. */
export function readTracking(
  form: HTMLFormElement,
  isLetter: boolean
): { tracking: Tracking | null; errors: TrackingErrors } {
  if (isLetter) return { tracking: null, errors: {} }
  const data = new FormData(form)
  const typed = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const tracking = { carrier: typed('carrier'), number: typed('number'), url: typed('url') || null }
  return {
    tracking,
    errors: {
      ...(tracking.carrier === '' ? { carrier: m.admin_ship_missing() } : undefined),
      ...(tracking.number === '' ? { number: m.admin_ship_missing() } : undefined),
      ...(tracking.url !== null && !isSecureAddress(tracking.url) ? { url: m.admin_ship_url_wrong() } : undefined)
    }
  }
}

interface TrackingFieldsProps {
  initial?: Tracking | null
  errors: TrackingErrors
  isLetter: boolean
  onLetter: (change: { isLetter: boolean }) => void
}

/** Carrier and tracking number. */
export const TrackingFields = ({ initial = null, errors, isLetter, onLetter }: TrackingFieldsProps) => (
  <>
    <Checkbox checked={isLetter} onChange={({ isChecked }) => onLetter({ isLetter: isChecked })}>
      {m.admin_ship_letter()}
    </Checkbox>
    {isLetter ? null : (
      <>
        <TextField
          name="carrier"
          label={m.admin_ship_carrier()}
          error={errors.carrier}
          maxLength={60}
          defaultValue={initial?.carrier}
        />
        <TextField
          name="number"
          label={m.admin_ship_number()}
          error={errors.number}
          maxLength={60}
          autoComplete="off"
          defaultValue={initial?.number}
        />
        <TextField
          name="url"
          label={m.admin_ship_url()}
          hint={m.admin_ship_url_hint()}
          error={errors.url}
          isRequired={false}
          inputMode="url"
          maxLength={300}
          autoComplete="off"
          defaultValue={initial?.url ?? undefined}
        />
      </>
    )}
  </>
)

/** Focuses the first invalid field. */
export const focusFirst = (form: HTMLFormElement, errors: TrackingErrors): void => {
  const [first] = Object.keys(errors)
  if (first !== undefined) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
}

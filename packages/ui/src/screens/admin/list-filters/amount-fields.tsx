import { m } from '@motif/messages'
import { TextField } from '../../../components/field/index.ts'

/** A range as typed; an empty text leaves that end open. */
interface TypedRange {
  from: string
  to: string
}

interface AmountFieldsProps {
  labels: TypedRange
  typed: TypedRange
  /** Which of them are no amounts. */
  wrong: { from: boolean; to: boolean }
  onChange: (change: Partial<TypedRange>) => void
}

/** Lowest and highest amount. */
export const AmountFields = ({ labels, typed, wrong, onChange }: AmountFieldsProps) => (
  <>
    {(['from', 'to'] as const).map((end) => (
      <TextField
        key={end}
        label={labels[end]}
        isRequired={false}
        inputMode="decimal"
        autoComplete="off"
        error={wrong[end] ? m.admin_filter_amount_wrong() : undefined}
        value={typed[end]}
        onChange={({ currentTarget: { value } }) => onChange({ [end]: value })}
      />
    ))}
  </>
)

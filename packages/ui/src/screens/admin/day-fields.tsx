import { TextField } from '../../components/field/index.ts'

/** Days from one to another, both included; an empty text leaves that end open. */
interface Days {
  from: string
  to: string
}

interface DayFieldsProps {
  days: Days
  labels: Days
  /** The last day there is to choose. */
  latest?: string | undefined
  onChange: (change: Partial<Days>) => void
}

/** The first and the last day of what is shown. */
export const DayFields = ({ days: { from, to }, labels, latest, onChange }: DayFieldsProps) => (
  <>
    <TextField
      type="date"
      label={labels.from}
      isRequired={false}
      max={to || latest}
      value={from}
      onChange={({ currentTarget: { value } }) => onChange({ from: value })}
    />
    <TextField
      type="date"
      label={labels.to}
      isRequired={false}
      min={from || undefined}
      max={latest}
      value={to}
      onChange={({ currentTarget: { value } }) => onChange({ to: value })}
    />
  </>
)

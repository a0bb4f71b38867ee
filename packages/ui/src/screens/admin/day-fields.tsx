import { TextField } from '../../components/field/index.ts'

/** An inclusive date range; an empty text leaves that end open. */
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

/** First and last date. */
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

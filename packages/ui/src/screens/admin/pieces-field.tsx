import { Field } from '../../components/field/index.ts'
import { QuantityStepper } from '../../components/quantity-stepper/index.ts'

interface PiecesFieldProps {
  name: string
  label: string
  hint: string
  error?: string | undefined
  value: number
  most: number
  onChange: (pieces: number) => void
}

/** Quantity of a line, from zero to all. */
export const PiecesField = ({ name, label, hint, error, value, most, onChange }: PiecesFieldProps) => (
  <Field label={label} hint={hint} error={error} isRequired={false}>
    {(parts) => (
      <QuantityStepper
        id={parts.id}
        name={name}
        label={label}
        describedBy={parts['aria-describedby']}
        isInvalid={parts['aria-invalid'] ?? false}
        min={0}
        max={most}
        value={value}
        onChange={({ quantity }) => onChange(quantity)}
      />
    )}
  </Field>
)

import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Field, Input } from '../../../components/field/index.ts'
import type { Unit } from './units.ts'

interface NumberFieldProps {
  label: string
  value: number
  min: number
  max: number
  /** @default 1 */
  step?: number
  /** @default 1 */
  decimals?: number
  /** Written behind the number. */
  suffix?: string
  isDisabled?: boolean
  onChange: (value: number) => void
}

const read = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'))

/** A number to type. It counts as soon as it is one that is taken; what is typed stays as typed until the field is left. */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  decimals = 1,
  suffix,
  isDisabled = false,
  onChange
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const round = (number: number) => Number(number.toFixed(decimals))
  const isTaken = (number: number) => Number.isFinite(number) && number >= round(min) && number <= round(max)
  const isWrong = typed !== null && !isTaken(read(typed))
  const go = (by: number) => {
    setTyped(null)
    onChange(Math.min(max, Math.max(min, round(value + by))))
  }
  return (
    <Field
      label={suffix === undefined ? label : m.editor_label_unit({ label, unit: suffix })}
      isRequired={false}
      error={isWrong ? m.editor_number_hint({ min: round(min), max: round(max) }) : undefined}
    >
      {(parts) => (
        <Input
          {...parts}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          textStyle="figure"
          disabled={isDisabled}
          value={typed ?? String(round(value) + 0)}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            if (isTaken(read(text))) onChange(Math.min(max, Math.max(min, read(text))))
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            go((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1))
          }}
        />
      )}
    </Field>
  )
}

interface LengthFieldProps extends Pick<NumberFieldProps, 'label' | 'isDisabled'> {
  /** In millimetres, whatever they are written in. */
  value: number
  min: number
  max: number
  unit: Unit
  onChange: (millimetres: number) => void
}

/** A length in the unit chosen. */
export const LengthField = ({ value, min, max, unit, onChange, ...rest }: LengthFieldProps) => (
  <NumberField
    {...rest}
    suffix={unit.id}
    step={unit.step}
    decimals={unit.decimals}
    value={value / unit.millimetres}
    min={min / unit.millimetres}
    max={max / unit.millimetres}
    onChange={(number) => onChange(Math.min(max, Math.max(min, Math.round(number * unit.millimetres * 1000) / 1000)))}
  />
)

export const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3, alignItems: 'start' }
})

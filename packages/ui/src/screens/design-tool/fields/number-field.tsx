import { NumberInput, chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Field } from '../../../components/field/index.ts'
import { useTypedNumber } from '../../../components/number-input/index.ts'
import { numberFieldRecipe } from './number-field.recipe.ts'
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
  /** Unit text after the number. */
  suffix?: string
  isDisabled?: boolean
  /** Message for values below the minimum. @default states the range */
  tooSmall?: string | undefined
  onChange: (value: number) => void
}

const read = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'))

/**
 * A number field. It applies valid input immediately and keeps the text until blur. An error stays until the next
 * input.
 */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  decimals = 1,
  suffix,
  isDisabled = false,
  tooSmall,
  onChange
}: NumberFieldProps) {
  const round = (number: number) => Number(number.toFixed(decimals))
  const isTaken = (number: number) => Number.isFinite(number) && number >= round(min) && number <= round(max)
  const [refused, setRefused] = useState<{ text: string; over: number }>()
  const take = (text: string) => {
    setRefused(undefined)
    if (isTaken(read(text))) onChange(Math.min(max, Math.max(min, read(text))))
  }
  const { text: typed, rootProps } = useTypedNumber({
    value: String(round(value) + 0),
    onType: take,
    onCommit: (text) => setRefused(text.trim() === '' || isTaken(read(text)) ? undefined : { text, over: value })
  })
  const left = refused?.over === value ? refused.text : undefined
  const wrong = typed === null ? left : isTaken(read(typed)) ? undefined : typed
  return (
    <Field
      label={suffix === undefined ? label : m.editor_label_unit({ label, unit: suffix })}
      isRequired={false}
      error={
        wrong === undefined
          ? undefined
          : read(wrong) < round(min) && tooSmall !== undefined
            ? tooSmall
            : m.editor_number_hint({ min: round(min), max: round(max) })
      }
    >
      {({ id, 'aria-invalid': invalid, 'aria-describedby': describedBy }) => (
        <NumberInput.Root
          recipe={numberFieldRecipe}
          ids={{ input: id }}
          min={round(min)}
          max={round(max)}
          step={step}
          disabled={isDisabled}
          invalid={invalid ?? false}
          clampValueOnBlur={false}
          {...rootProps}
          onValueChange={({ value: stepped }) => take(stepped)}
        >
          {/* Chakra's role description is English; the role suffices. */}
          <NumberInput.Input aria-describedby={describedBy} aria-roledescription="" />
        </NumberInput.Root>
      )}
    </Field>
  )
}

interface LengthFieldProps extends Pick<NumberFieldProps, 'label' | 'isDisabled' | 'tooSmall'> {
  /** Millimetres, independent of the unit. */
  value: number
  min: number
  max: number
  unit: Unit
  /** Additional decimals. @default 0 */
  finer?: number
  onChange: (millimetres: number) => void
}

/** A length in the chosen unit. */
export const LengthField = ({ value, min, max, unit, finer = 0, onChange, ...rest }: LengthFieldProps) => (
  <NumberField
    {...rest}
    suffix={unit.id}
    step={unit.step}
    decimals={unit.decimals + finer}
    value={value / unit.millimetres}
    min={min / unit.millimetres}
    max={max / unit.millimetres}
    onChange={(number) => onChange(Math.min(max, Math.max(min, Math.round(number * unit.millimetres * 1000) / 1000)))}
  />
)

export const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3, alignItems: 'start' }
})

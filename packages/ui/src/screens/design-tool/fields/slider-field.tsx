import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useId } from 'react'

interface SliderFieldProps {
  label: string
  value: number
  min: number
  max: number
  /** @default 1 */
  step?: number
  /** How the number is written and read. */
  format: (value: number) => string
  onChange: (value: number) => void
  /** What the button beside it goes back to; without one there is no button. */
  rest?: number
}

/** A number to pull, with what it says beside it, and a way back to where it began. */
export function SliderField({ label, value, min, max, step = 1, format, onChange, rest }: SliderFieldProps) {
  const id = useId()
  return (
    <chakra.div display="grid" gap={0.5}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={2}>
        <chakra.label htmlFor={id} textStyle="label">
          {label}
        </chakra.label>
        <chakra.div display="flex" alignItems="center" gap={2}>
          {rest === undefined || rest === value ? null : (
            <chakra.button
              type="button"
              textStyle="small"
              textDecoration="underline"
              color="fg.muted"
              minHeight="6"
              paddingInline={1}
              aria-label={m.editor_reset({ label })}
              onClick={() => onChange(rest)}
            >
              {m.editor_reset_short()}
            </chakra.button>
          )}
          <chakra.output htmlFor={id} textStyle="figure" fontSize="sm" color="fg.muted">
            {format(value)}
          </chakra.output>
        </chakra.div>
      </chakra.div>
      <chakra.input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        width="full"
        minHeight="target"
        cursor="pointer"
        accentColor="var(--chakra-colors-accent)"
      />
    </chakra.div>
  )
}

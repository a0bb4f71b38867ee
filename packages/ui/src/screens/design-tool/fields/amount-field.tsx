import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { NumberField } from './number-field.tsx'
import { SliderField } from './slider-field.tsx'

interface AmountFieldProps {
  label: string
  /** Seen above the number; without one it is called as the slider is, and only a screen reader tells. */
  exactLabel?: string
  /** Per cent, whole. */
  value: number
  /** @default -100 */
  min?: number
  /** @default 100 */
  max?: number
  /** @default 0 */
  rest?: number
  onChange: (percent: number) => void
}

/** Taken out of sight, as the label of a field beside its slider. */
const unseen = {
  '& label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    clipPath: 'inset(50%)'
  }
} as const

/** Per cent: to pull, and to type. */
export function AmountField({ label, exactLabel, value, min = -100, max = 100, rest = 0, onChange }: AmountFieldProps) {
  const whole = (next: number) => onChange(Math.round(next))
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 6.5rem" gap={4} alignItems="end">
      <SliderField
        label={label}
        min={min}
        max={max}
        rest={rest}
        value={value}
        format={(percent) => m.editor_percent({ percent })}
        onChange={whole}
      />
      <chakra.div position="relative" css={exactLabel === undefined ? unseen : {}}>
        <NumberField
          label={exactLabel ?? label}
          suffix="%"
          decimals={0}
          min={min}
          max={max}
          value={value}
          onChange={whole}
        />
      </chakra.div>
    </chakra.div>
  )
}

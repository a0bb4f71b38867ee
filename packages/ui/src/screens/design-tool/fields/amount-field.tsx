import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { NumberField } from './number-field.tsx'
import { SliderField } from './slider-field.tsx'

interface AmountFieldProps {
  label: string
  /** Visible label of the number field; otherwise labelled like the slider, for screen readers only. */
  exactLabel?: string
  /** Whole per cent. */
  value: number
  /** @default -100 */
  min?: number
  /** @default 100 */
  max?: number
  /** @default 0 */
  rest?: number
  onChange: (percent: number) => void
}

/** Visually hidden label. */
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

/** A percentage with slider and number field. */
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

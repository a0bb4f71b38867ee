import { Slider, chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { sliderRecipe } from './slider-field.recipe.ts'

interface SliderFieldProps {
  label: string
  value: number
  min: number
  max: number
  /** @default 1 */
  step?: number
  /** Formats the value. */
  format: (value: number) => string
  onChange: (value: number) => void
  /** Default value of the reset button; no button if omitted. */
  rest?: number
}

/** Preset, to avoid measuring on first render. */
const thumbSize = { width: 16, height: 16 }

/** A slider with value and reset button. */
export const SliderField = ({ label, value, min, max, step = 1, format, onChange, rest }: SliderFieldProps) => (
  <Slider.Root
    recipe={sliderRecipe}
    min={min}
    max={max}
    step={step}
    thumbSize={thumbSize}
    value={[value]}
    getAriaValueText={(at) => format(at.value)}
    onValueChange={({ value: [next = value] }) => onChange(next)}
  >
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={2}>
      <Slider.Label>{label}</Slider.Label>
      <chakra.div display="flex" alignItems="center" gap={2}>
        {rest === undefined || rest === value ? null : (
          <chakra.button
            type="button"
            textStyle="small"
            textDecoration="underline"
            color="fg.muted"
            minHeight="6"
            paddingInline={1}
            onClick={() => onChange(rest)}
          >
            {m.editor_reset()}
            <VisuallyHidden> {label}</VisuallyHidden>
          </chakra.button>
        )}
        <Slider.ValueText>{format(value)}</Slider.ValueText>
      </chakra.div>
    </chakra.div>
    <Slider.Control>
      <Slider.Track>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb index={0} />
    </Slider.Control>
  </Slider.Root>
)

import { m } from '@motif/messages'
import { SliderField } from '../fields/slider-field.tsx'

interface OpacityFieldProps {
  /** @default for the whole node */
  label?: string
  /** 0 to 1. */
  opacity: number
  onChange: (opacity: number) => void
}

export const OpacityField = ({ label = m.editor_image_opacity(), opacity, onChange }: OpacityFieldProps) => (
  <SliderField
    label={label}
    min={0}
    max={100}
    rest={100}
    value={Math.round(opacity * 100)}
    format={(percent) => m.editor_percent({ percent })}
    onChange={(percent) => onChange(percent / 100)}
  />
)

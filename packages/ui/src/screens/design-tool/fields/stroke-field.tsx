import { type Stroke, minStrokeWidth } from '@motif/design'
import { m } from '@motif/messages'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { ColourField } from './colour-field.tsx'
import { LengthField } from './number-field.tsx'
import { useLengthUnit } from './units.ts'

interface StrokeFieldProps {
  stroke: Stroke | undefined
  /** Allows removing it; lines consist of nothing else. @default true */
  canBeNone?: boolean
  onChange: (stroke: Stroke | undefined) => void
}

/** A stroke: presence, width and colour. */
export function StrokeField({ stroke, canBeNone = true, onChange }: StrokeFieldProps) {
  const { unit } = useLengthUnit()
  return (
    <>
      {canBeNone ? (
        <Checkbox
          checked={stroke !== undefined}
          onChange={({ isChecked }) => onChange(isChecked ? { colour: '#ffffff', width: 1 } : undefined)}
        >
          {m.editor_stroke()}
        </Checkbox>
      ) : null}
      {stroke === undefined ? null : (
        <>
          <LengthField
            label={m.editor_stroke_width()}
            unit={unit}
            finer={1}
            min={minStrokeWidth}
            max={50}
            tooSmall={m.editor_stroke_too_thin({
              least: Number((minStrokeWidth / unit.millimetres).toFixed(unit.decimals + 1)),
              unit: unit.id
            })}
            value={stroke.width}
            onChange={(width) => onChange({ ...stroke, width })}
          />
          <ColourField
            legend={m.editor_stroke_colour()}
            colour={stroke.colour}
            onChange={(colour) => onChange({ ...stroke, colour })}
          />
          <Checkbox
            checked={stroke.dash !== undefined}
            onChange={({ isChecked }) => {
              const { dash: _dash, ...whole } = stroke
              onChange(
                isChecked ? { ...whole, dash: [Math.max(0.5, whole.width * 3), Math.max(0.5, whole.width * 2)] } : whole
              )
            }}
          >
            {m.editor_stroke_dashed()}
          </Checkbox>
        </>
      )}
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { type TextExtrusion, type TextNode, extrusionReach, minStrokeWidth, sideColour } from '@motif/design'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { LengthField, NumberField } from '../fields/number-field.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { useLengthUnit } from '../fields/units.ts'
import type { SectionProps } from './registry.ts'

/** Slider range of the depth in millimetres; other depths can be typed. */
const usualDepth = { min: 0.5, max: 20 }
/** To the right and down, in degrees. */
const usualAngle = 45

/** A slider and a field for the exact number. */
const Exactly = ({ children }: { children: ReactNode }) => (
  <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 7rem" gap={4} alignItems="end">
    {children}
  </chakra.div>
)

/** Side faces that make letters look solid. */
export function ExtrusionFields({ node, onChange }: Pick<SectionProps<TextNode>, 'node' | 'onChange'>) {
  const { unit } = useLengthUnit()
  const { extrusion, size, fill } = node
  const change = (part: Partial<TextExtrusion>, key: string) =>
    extrusion && onChange({ extrusion: { ...extrusion, ...part } }, key)
  const setDepth = (depth: number) => change({ depth }, 'extrusion depth')
  const setAngle = (angle: number) => change({ angle }, 'extrusion direction')
  return (
    <>
      <Checkbox
        checked={extrusion !== undefined}
        onChange={({ isChecked }) =>
          onChange({
            extrusion: isChecked
              ? {
                  colour: sideColour(fill),
                  depth: Math.min(usualDepth.max, Math.max(usualDepth.min, Math.round(size * 0.3) / 2)),
                  angle: usualAngle
                }
              : undefined
          })
        }
      >
        {m.editor_extrusion()}
      </Checkbox>
      {extrusion === undefined ? null : (
        <>
          <Exactly>
            <SliderField
              label={m.editor_extrusion_depth()}
              min={usualDepth.min}
              max={Math.max(usualDepth.max, extrusion.depth)}
              step={0.5}
              value={extrusion.depth}
              format={(depth) => `${Number((depth / unit.millimetres).toFixed(unit.decimals))} ${unit.id}`}
              onChange={setDepth}
            />
            <LengthField
              label={m.editor_extrusion_depth()}
              unit={unit}
              finer={1}
              min={minStrokeWidth}
              max={extrusionReach}
              value={extrusion.depth}
              onChange={setDepth}
            />
          </Exactly>
          <Exactly>
            <SliderField
              label={m.editor_extrusion_direction()}
              min={-180}
              max={180}
              step={5}
              rest={usualAngle}
              value={extrusion.angle}
              format={(degrees) => m.editor_degrees({ degrees })}
              onChange={setAngle}
            />
            <NumberField
              label={m.editor_extrusion_direction()}
              suffix="°"
              min={-180}
              max={180}
              value={extrusion.angle}
              onChange={setAngle}
            />
          </Exactly>
          <ColourField
            legend={m.editor_extrusion_colour()}
            colour={extrusion.colour}
            onChange={(colour) => change({ colour }, 'extrusion colour')}
          />
        </>
      )}
    </>
  )
}

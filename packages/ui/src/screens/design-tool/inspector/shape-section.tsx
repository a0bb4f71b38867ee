import { type ShapeNode, defaultPoints, starWaist } from '@motif/design'
import { m } from '@motif/messages'
import { inks } from '../../../editor/index.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { LengthField } from '../fields/number-field.tsx'
import { PaintField } from '../fields/paint-field.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { StrokeField } from '../fields/stroke-field.tsx'
import { useLengthUnit } from '../fields/units.ts'
import type { SectionProps } from './registry.ts'

const [ink] = inks

/** Form, fill and stroke of shapes. Fields of some shapes show only if all selected have them. */
export function ShapeSection({ node, nodes, onChange }: SectionProps<ShapeNode>) {
  const { unit } = useLengthUnit()
  const areAll = (shape: ShapeNode['shape']) => nodes.every((each) => each.shape === shape)
  const isLine = areAll('line')
  return (
    <>
      {isLine ? (
        <StrokeField stroke={node.stroke} canBeNone={false} onChange={(stroke) => onChange({ stroke }, 'stroke')} />
      ) : (
        <PaintField
          legend={m.editor_fill()}
          paint={node.fill}
          canBeNone
          // Without fill and stroke the shape would be invisible.
          onChange={(fill, key) =>
            onChange(
              { fill, ...(fill === undefined && node.stroke === undefined ? { stroke: outlineFor(node) } : undefined) },
              key
            )
          }
        />
      )}
      {areAll('rectangle') ? (
        <LengthField
          label={m.insert_corner()}
          unit={unit}
          min={0}
          max={Math.min(...nodes.flatMap(({ width, height }) => [width / 2, height / 2]))}
          value={node.corner ?? 0}
          onChange={(corner) => onChange({ corner: corner === 0 ? undefined : corner }, 'corner')}
        />
      ) : null}
      {areAll('polygon') || areAll('star') ? (
        <SliderField
          label={areAll('star') ? m.insert_points() : m.insert_corners()}
          min={3}
          max={30}
          value={node.points ?? defaultPoints[areAll('star') ? 'star' : 'polygon']}
          format={String}
          onChange={(points) => onChange({ points }, 'points')}
        />
      ) : null}
      {areAll('star') ? (
        <SliderField
          label={m.insert_waist()}
          min={5}
          max={95}
          value={Math.round((node.waist ?? starWaist) * 100)}
          format={(value) => `${value} %`}
          onChange={(percent) => onChange({ waist: percent / 100 }, 'waist')}
        />
      ) : null}
      {isLine ? null : (
        <div>
          <Disclosure title={m.editor_fold_outline()} isOpen={node.stroke !== undefined}>
            <StrokeField
              stroke={node.stroke}
              canBeNone={node.fill !== undefined}
              onChange={(stroke) => onChange({ stroke }, 'stroke')}
            />
          </Disclosure>
        </div>
      )}
    </>
  )
}

const outlineFor = ({ fill, width, height }: ShapeNode) => ({
  colour: typeof fill === 'string' ? fill : (fill?.stops[0]?.colour ?? ink.value),
  width: Math.max(0.5, Math.round(Math.min(width, height) / 5) / 4)
})

import { chakra } from '@chakra-ui/react'
import { type TextNode, outlineLimit, shadowReach, minStrokeWidth } from '@motif/design'
import { m } from '@motif/messages'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { LengthField, Pair } from '../fields/number-field.tsx'
import { useLengthUnit } from '../fields/units.ts'
import type { SectionProps } from './registry.ts'
import { OpacityField } from './opacity-field.tsx'

type EffectProps = Pick<SectionProps<TextNode>, 'node' | 'onChange'>

/** Colours of further outlines, each distinct from the previous. */
const following = ['#1c1b18', '#ffffff', '#c8371b', '#f2b134'] as const

/** Outlines beyond the first, inside out. */
export function MoreOutlines({ node, onChange }: EffectProps) {
  const { unit } = useLengthUnit()
  const outlines = node.outlines ?? []
  const write = (next: typeof outlines, key?: string) =>
    onChange({ outlines: next.length === 0 ? undefined : next }, key)
  const change = (at: number, more: Partial<(typeof outlines)[number]>, key?: string) =>
    write(
      outlines.map((one, index) => (index === at ? { ...one, ...more } : one)),
      key
    )
  return (
    <>
      {outlines.map(({ colour, width }, index) => {
        const number = index + 2
        return (
          // oxlint-disable-next-line react/no-array-index-key -- outlines have no other name
          <chakra.div key={index} display="grid" gap={3} borderBlockStartWidth="1px" paddingBlockStart={3}>
            <LengthField
              label={m.editor_outline_width({ number })}
              unit={unit}
              finer={1}
              min={minStrokeWidth}
              max={50}
              value={width}
              onChange={(next) => change(index, { width: next }, `outline ${number}`)}
            />
            <ColourField
              legend={m.editor_outline_colour({ number })}
              colour={colour}
              onChange={(next) => change(index, { colour: next })}
            />
            <Button size="sm" variant="quiet" onClick={() => write(outlines.filter((_, at) => at !== index))}>
              <Trash2 aria-hidden />
              {m.editor_outline_remove({ number })}
            </Button>
          </chakra.div>
        )
      })}
      {(node.stroke === undefined && outlines.length === 0) || outlines.length >= outlineLimit ? null : (
        <Button
          size="sm"
          onClick={() =>
            write([
              ...outlines,
              { colour: following[outlines.length % following.length] ?? following[0], width: node.stroke?.width ?? 1 }
            ])
          }
        >
          <Plus aria-hidden />
          {m.editor_outline_more()}
        </Button>
      )}
    </>
  )
}

/** A hard-edged shadow. */
export function ShadowFields({ node: { shadow, size }, onChange }: EffectProps) {
  const { unit } = useLengthUnit()
  const beginning = Math.max(0.5, Math.round(size * 0.6) / 10)
  return (
    <>
      <Checkbox
        checked={shadow !== undefined}
        onChange={({ isChecked }) =>
          onChange({
            shadow: isChecked ? { colour: '#1c1b18', x: beginning, y: beginning, opacity: 1 } : undefined
          })
        }
      >
        {m.editor_shadow()}
      </Checkbox>
      {shadow === undefined ? null : (
        <>
          <ColourField
            legend={m.editor_shadow_colour()}
            colour={shadow.colour}
            onChange={(colour) => onChange({ shadow: { ...shadow, colour } })}
          />
          <Pair>
            <LengthField
              label={m.editor_shadow_right()}
              unit={unit}
              min={-shadowReach}
              max={shadowReach}
              value={shadow.x}
              onChange={(x) => onChange({ shadow: { ...shadow, x } }, 'shadow right')}
            />
            <LengthField
              label={m.editor_shadow_down()}
              unit={unit}
              min={-shadowReach}
              max={shadowReach}
              value={shadow.y}
              onChange={(y) => onChange({ shadow: { ...shadow, y } }, 'shadow down')}
            />
          </Pair>
          <OpacityField
            label={m.editor_shadow_opacity()}
            opacity={shadow.opacity}
            onChange={(opacity) => onChange({ shadow: { ...shadow, opacity } }, 'shadow opacity')}
          />
        </>
      )}
    </>
  )
}

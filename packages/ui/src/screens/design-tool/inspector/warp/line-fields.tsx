import { chakra } from '@chakra-ui/react'
import { type Baseline, type TextNode, baselinePath, layoutText } from '@motif/design'
import { m } from '@motif/messages'
import { Pencil } from 'lucide-react'
import { Button } from '../../../../components/button/index.ts'
import { Checkbox } from '../../../../components/checkbox/index.ts'
import { useActivity, useEditor, useFonts } from '../../../../editor/index.ts'
import { Disclosure } from '../../fields/disclosure.tsx'
import { LengthField, Pair } from '../../fields/number-field.tsx'
import { SliderField } from '../../fields/slider-field.tsx'
import { useLengthUnit } from '../../fields/units.ts'
import type { SectionProps } from '../registry.ts'
import { lineFor, lineShapes, pointsOf } from './lines.ts'

const far = 10_000

/** Settings of a baseline: shape, offset, side and points. */
export function LineFields({
  baseline,
  node,
  nodes
}: { baseline: Baseline } & Pick<SectionProps<TextNode>, 'node' | 'nodes'>) {
  const { commands, send } = useEditor()
  const activity = useActivity()
  const isDrawing = activity.kind === 'drawing' && activity.nodeId === node.id
  const fonts = useFonts()
  const { unit } = useLengthUnit()
  if (!fonts) return null
  const write = (next: Baseline, key?: string) =>
    commands.setBaseline(
      nodes.map(({ id }) => id),
      next,
      key === undefined ? {} : { key }
    )
  const { lines, isBeyond } = layoutText(node, fonts)
  const longest = Math.ceil(lines[0]?.curve?.length ?? 0)
  return (
    <>
      <chakra.div display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap={2}>
        {lineShapes.map((shape) => (
          <Button key={shape.id} size="sm" onClick={() => write(lineFor(shape, node, fonts))}>
            <chakra.svg aria-hidden viewBox="-22 -8 44 16" width="28px" height="16px" fill="none" stroke="currentColor">
              <path d={baselinePath({ points: pointsOf(shape, 40) })} strokeWidth="2.5" strokeLinecap="round" />
            </chakra.svg>
            {shape.label()}
          </Button>
        ))}
      </chakra.div>
      {nodes.length === 1 ? (
        <Button
          size="sm"
          aria-pressed={isDrawing}
          onClick={() => send(isDrawing ? { type: 'DONE' } : { type: 'DRAW_LINE', nodeId: node.id })}
        >
          <Pencil aria-hidden />
          {m.editor_line_draw()}
        </Button>
      ) : null}
      <chakra.p textStyle="small" color={isBeyond && !isDrawing ? 'warn' : 'fg.muted'} aria-live="polite">
        {isDrawing ? m.editor_line_drawing() : isBeyond ? m.editor_line_beyond() : m.editor_line_hint()}
      </chakra.p>
      <SliderField
        label={m.editor_line_offset()}
        min={-longest}
        max={longest}
        rest={0}
        value={baseline.offset}
        format={(value) => `${Number((value / unit.millimetres).toFixed(unit.decimals))} ${unit.id}`}
        onChange={(offset) => write({ ...baseline, offset }, 'line offset')}
      />
      <Checkbox
        checked={baseline.flip === true}
        onChange={({ isChecked }) => {
          const { flip: _flip, ...line } = baseline
          write(isChecked ? { ...line, flip: true } : line)
        }}
      >
        {m.editor_line_flip()}
      </Checkbox>
      <Disclosure title={m.editor_line_points()}>
        {baseline.points.map((point, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- points have no other name
          <Pair key={index}>
            {(['x', 'y'] as const).map((axis) => (
              <LengthField
                key={axis}
                label={(axis === 'x' ? m.editor_line_point_right : m.editor_line_point_down)({ number: index + 1 })}
                unit={unit}
                min={-far}
                max={far}
                value={point[axis]}
                onChange={(value) =>
                  write(
                    {
                      ...baseline,
                      points: baseline.points.map((one, at) => (at === index ? { ...one, [axis]: value } : one))
                    },
                    `line ${index} ${axis}`
                  )
                }
              />
            ))}
          </Pair>
        ))}
      </Disclosure>
    </>
  )
}

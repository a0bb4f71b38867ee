import { chakra } from '@chakra-ui/react'
import { type Gradient, type Paint, coloursOf } from '@motif/design'
import { m } from '@motif/messages'
import { ArrowLeftRight, Minus, Plus } from 'lucide-react'
import { Button } from '../../../components/button/index.ts'
import { ColourField } from './colour-field.tsx'
import { Segments } from './segments.tsx'
import { SliderField } from './slider-field.tsx'

type Kind = 'none' | 'solid' | 'linear' | 'radial'

interface PaintFieldProps {
  legend: string
  paint: Paint | undefined
  /** Allows none. @default false */
  canBeNone?: boolean
  /** Consecutive changes with the same key are one undo step, such as a slider drag. */
  onChange: (paint: Paint | undefined, key?: string) => void
}

const ink = '#1c1b18'
const second = '#e9a92f'
const maxColours = 5

/** Evenly spaced colours. */
const spread = (colours: readonly string[]): Gradient['stops'] =>
  colours.map((colour, index) => ({ at: Math.round((index / (colours.length - 1)) * 1000) / 1000, colour, opacity: 1 }))

function made(kind: Kind, before: Paint | undefined): Paint | undefined {
  const [first = ink, ...others] = before === undefined ? [] : coloursOf(before)
  const stops =
    typeof before === 'object'
      ? before.stops
      : spread([first, ...(others.length > 0 ? others : [first === second ? ink : second])])
  if (kind === 'none') return undefined
  if (kind === 'solid') return first
  return kind === 'linear'
    ? { type: 'linear', angle: 90, stops }
    : { type: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops }
}

/** Fill: a colour or a gradient. */
export function PaintField({ legend, paint, canBeNone = false, onChange }: PaintFieldProps) {
  const kind: Kind = paint === undefined ? 'none' : typeof paint === 'string' ? 'solid' : paint.type
  const kinds: readonly { value: Kind; label: string }[] = [
    ...(canBeNone ? [{ value: 'none' as const, label: m.editor_paint_none() }] : []),
    { value: 'solid', label: m.editor_paint_solid() },
    { value: 'linear', label: m.editor_paint_linear() },
    { value: 'radial', label: m.editor_paint_radial() }
  ]
  return (
    <chakra.div display="grid" gap={3}>
      <Segments legend={legend} options={kinds} value={kind} onChange={(next) => onChange(made(next, paint))} />
      {typeof paint === 'string' ? (
        <ColourField legend={m.editor_colour()} colour={paint} onChange={(colour) => onChange(colour, 'colour')} />
      ) : null}
      {typeof paint === 'object' ? <GradientField paint={paint} onChange={onChange} /> : null}
    </chakra.div>
  )
}

const cssOf = (paint: Gradient) =>
  `linear-gradient(90deg, ${paint.stops.map(({ colour, at }) => `${colour} ${at * 100}%`).join(', ')})`

function GradientField({ paint, onChange }: { paint: Gradient; onChange: (paint: Paint, key?: string) => void }) {
  const colours = coloursOf(paint)
  const recolour = (next: readonly string[], key?: string) =>
    onChange(
      {
        ...paint,
        stops:
          next.length === paint.stops.length
            ? paint.stops.map((stop, index) => ({ ...stop, colour: next[index] ?? stop.colour }))
            : spread(next)
      },
      key
    )
  return (
    <>
      <chakra.div aria-hidden height="3" borderRadius="full" borderWidth="1px" style={{ background: cssOf(paint) }} />
      <chakra.ul display="flex" flexWrap="wrap" gap={2}>
        {colours.map((colour, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour of a gradient has no other name than its place
          <li key={index}>
            <chakra.input
              type="color"
              aria-label={m.editor_gradient_colour({ index: index + 1, count: colours.length })}
              value={colour}
              onChange={({ currentTarget }) =>
                recolour(colours.with(index, currentTarget.value.toLowerCase()), `colour ${index}`)
              }
              boxSize="target"
              padding={1}
              borderWidth="1px"
              borderColor="border.control"
              borderRadius="control"
              bg="bg.float"
              cursor="pointer"
            />
          </li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button
          size="sm"
          disabled={colours.length >= maxColours}
          onClick={() => recolour([...colours, colours[0] ?? ink])}
        >
          <Plus aria-hidden />
          {m.editor_gradient_add()}
        </Button>
        <Button size="sm" disabled={colours.length <= 2} onClick={() => recolour(colours.slice(0, -1))}>
          <Minus aria-hidden />
          {m.editor_gradient_remove()}
        </Button>
        <Button size="sm" onClick={() => recolour(colours.toReversed())}>
          <ArrowLeftRight aria-hidden />
          {m.editor_gradient_swap()}
        </Button>
      </chakra.div>
      {paint.type === 'linear' ? (
        <SliderField
          label={m.editor_gradient_angle()}
          min={-180}
          max={180}
          step={5}
          value={paint.angle}
          format={(value) => `${value}°`}
          onChange={(angle) => onChange({ ...paint, angle }, 'angle')}
        />
      ) : (
        <SliderField
          label={m.editor_gradient_radius()}
          min={10}
          max={150}
          step={5}
          value={Math.round(paint.radius * 100)}
          format={(value) => `${value} %`}
          onChange={(percent) => onChange({ ...paint, radius: percent / 100 }, 'radius')}
        />
      )}
    </>
  )
}

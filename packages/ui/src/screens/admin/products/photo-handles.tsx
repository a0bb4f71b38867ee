import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type KeyboardEvent, type PointerEvent, type PropsWithChildren, type ReactNode, useId, useRef } from 'react'
import { type Corners, type Place, centreOf } from './area-shape.ts'

interface PhotoHandlesProps<Shape> {
  label: string
  hint: string
  /** Width over height. */
  ratio: number
  shape: Shape
  /** The corners, clockwise from the top left. */
  corners: Corners
  /** Name of the handle of the whole, in the centre of the corners. */
  wholeName: (place: Place) => string
  /** The shape with a corner moved by fractions of the box; with index 4, the whole. */
  moved: (start: Shape, index: number, by: Place) => Shape
  onChange: (shape: Shape) => void
  /** The photo. */
  children: ReactNode
}

/** Fractions of the photograph an arrow key moves by. */
const step = 0.005
const farStep = 0.05

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
}

const cornerHandles = [
  { id: 'top-left', name: m.admin_area_top_left },
  { id: 'top-right', name: m.admin_area_top_right },
  { id: 'bottom-right', name: m.admin_area_bottom_right },
  { id: 'bottom-left', name: m.admin_area_bottom_left }
] as const

/** A drawing over the whole photo, in fractions of it. */
export const PhotoOverlay = ({ children }: PropsWithChildren) => (
  <chakra.svg
    aria-hidden
    viewBox="0 0 1 1"
    preserveAspectRatio="none"
    position="absolute"
    inset={0}
    width="full"
    height="full"
    pointerEvents="none"
  >
    {children}
  </chakra.svg>
)

/** A shape with four corners on a photo: corners and the whole are moved by drag or keys. */
export function PhotoHandles<Shape>({
  label,
  hint,
  ratio,
  shape,
  corners,
  wholeName,
  moved,
  onChange,
  children
}: PhotoHandlesProps<Shape>) {
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  /** What is dragged, and where in it the pointer took hold. */
  const held = useRef<{ index: number; from: Place; shape: Shape } | null>(null)
  const centre = centreOf(corners)
  const handles = [
    ...cornerHandles.map((corner, index) => ({ ...corner, at: corners[index] ?? centre })),
    { id: 'whole', name: wholeName, at: centre }
  ]

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  return (
    <chakra.fieldset display="grid" gap={2} minWidth={0}>
      <chakra.legend textStyle="label" marginBlockEnd={1.5}>
        {label}
      </chakra.legend>
      <chakra.p id={hintId} textStyle="small" color="fg.muted">
        {hint}
      </chakra.p>
      {/* A photograph has its left side on the left in every language. */}
      <chakra.div
        ref={box}
        dir="ltr"
        position="relative"
        maxWidth="30rem"
        bg="bg.raised"
        style={{ aspectRatio: ratio }}
        // A drag begins a movement here, where a list of photos would begin to sort.
        draggable
        onDragStart={(event) => {
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        {children}
        <PhotoOverlay>
          {/* White on black: seen on every photograph. */}
          {(['#000000', '#ffffff'] as const).map((stroke, index) => (
            <polygon
              key={stroke}
              points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke={stroke}
              strokeWidth={2}
              strokeDasharray={index === 0 ? undefined : '6 6'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </PhotoOverlay>
        {handles.map(({ id, name, at: { x, y } }, index) => (
          <chakra.button
            key={id}
            type="button"
            aria-label={name({ x: Math.round(x * 100), y: Math.round(y * 100) })}
            aria-describedby={hintId}
            position="absolute"
            boxSize="target"
            transform="translate(-50%, -50%)"
            display="grid"
            placeItems="center"
            cursor="move"
            touchAction="none"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              held.current = { index, from: placeOf(event), shape }
            }}
            onPointerMove={(event: PointerEvent) => {
              if (held.current?.index !== index) return
              const { from, shape: start } = held.current
              const to = placeOf(event)
              onChange(moved(start, index, { x: to.x - from.x, y: to.y - from.y }))
            }}
            onLostPointerCapture={() => (held.current = null)}
            onKeyDown={(event: KeyboardEvent) => {
              const way = steps[event.key]
              if (way === undefined) return
              event.preventDefault()
              const length = event.shiftKey ? farStep : step
              onChange(moved(shape, index, { x: way.x * length, y: way.y * length }))
            }}
          >
            <chakra.span
              aria-hidden
              boxSize={4}
              borderRadius={id === 'whole' ? '2px' : 'full'}
              bg="#ffffff"
              borderWidth="2px"
              borderColor="#000000"
            />
          </chakra.button>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { type Corners, type Place, centreOf, movedBy, withCorner } from './area-shape.ts'
import { CutPhoto } from './cut-photo.tsx'

interface AreaDrawingProps {
  label: string
  photo: { src: string; alt: string; focus: Place }
  corners: Corners
  /** Address of the photograph with a test print, shown in place of it. */
  testPrint?: string | undefined
  onChange: (corners: Corners) => void
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

/** What can be taken hold of: the corners in their order, then the whole. */
const handles = [
  { id: 'top-left', name: m.admin_area_top_left },
  { id: 'top-right', name: m.admin_area_top_right },
  { id: 'bottom-right', name: m.admin_area_bottom_right },
  { id: 'bottom-left', name: m.admin_area_bottom_left },
  { id: 'whole', name: m.admin_area_whole }
] as const

/** A print area on its photo: corners and the whole are moved by drag or keys. */
export function AreaDrawing({ label, photo, corners, testPrint, onChange }: AreaDrawingProps) {
  const hint = useId()
  const box = useRef<HTMLDivElement>(null)
  /** What is dragged, and where in it the pointer took hold. */
  const held = useRef<{ index: number; from: Place; corners: Corners } | null>(null)

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const moved = (start: Corners, index: number, by: Place): Corners => {
    const corner = start[index]
    return corner ? withCorner(start, index, { x: corner.x + by.x, y: corner.y + by.y }) : movedBy(start, by)
  }
  return (
    <chakra.fieldset display="grid" gap={2} minWidth={0}>
      <chakra.legend textStyle="label" marginBlockEnd={1.5}>
        {label}
      </chakra.legend>
      <chakra.p id={hint} textStyle="small" color="fg.muted">
        {m.admin_area_keys()}
      </chakra.p>
      {/* A photograph has its left side on the left in every language. */}
      <chakra.div ref={box} dir="ltr" position="relative" aspectRatio="4 / 5" maxWidth="30rem" bg="bg.raised">
        {testPrint === undefined ? (
          <CutPhoto {...photo} />
        ) : (
          <chakra.img src={testPrint} alt={photo.alt} width="full" height="full" draggable={false} />
        )}
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
        </chakra.svg>
        {handles.map(({ id, name }, index) => {
          const { x, y } = corners[index] ?? centreOf(corners)
          return (
            <chakra.button
              key={id}
              type="button"
              aria-label={name({ x: Math.round(x * 100), y: Math.round(y * 100) })}
              aria-describedby={hint}
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
                held.current = { index, from: placeOf(event), corners }
              }}
              onPointerMove={(event: PointerEvent) => {
                if (held.current?.index !== index) return
                const { from, corners: start } = held.current
                const to = placeOf(event)
                onChange(moved(start, index, { x: to.x - from.x, y: to.y - from.y }))
              }}
              onLostPointerCapture={() => (held.current = null)}
              onKeyDown={(event: KeyboardEvent) => {
                const way = steps[event.key]
                if (way === undefined) return
                event.preventDefault()
                const length = event.shiftKey ? farStep : step
                onChange(moved(corners, index, { x: way.x * length, y: way.y * length }))
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
          )
        })}
      </chakra.div>
    </chakra.fieldset>
  )
}

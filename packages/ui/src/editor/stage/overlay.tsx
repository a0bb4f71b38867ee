import { chakra } from '@chakra-ui/react'
import { type Activity, type Handle, type Live, type OrientedBox, boxAround, cornersOf } from '@motif/design'
import { RotateCw } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { toPixels, useFrames } from '../camera.ts'
import { useActivity, useEditor, useLive, useSelectedNodes } from '../context.tsx'
import { Grip, Knob } from './grip.tsx'
import { onCameraMoves, useExpectedMoves } from './moving.ts'

const ShapeGrip = lazy(async () => ({ default: (await import('./shape-grip.tsx')).ShapeGrip }))

const handlePositions: Record<Handle, readonly [left: number, top: number, turn: number]> = {
  n: [50, 0, 0],
  ne: [100, 0, 45],
  e: [100, 50, 90],
  se: [100, 100, 135],
  s: [50, 100, 180],
  sw: [0, 100, 225],
  w: [0, 50, 270],
  nw: [0, 0, 315]
}
const cropHandles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']
const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** Resize cursor of a handle on a rotated frame. */
const cursorFor = (handle: Handle, rotation: number) =>
  cursors[(((Math.round((handlePositions[handle][2] + rotation) / 45) % 4) + 4) % 4) as 0 | 1 | 2 | 3]

/** Sides shorter than this many pixels show corner handles only. */
const narrow = 64

/** Half the size of a handle's touch target and of its visible knob at a corner, in pixels. */
const half = { grip: 22, knob: 6 }

/** Offset of handles from the frame, in pixels: handles at both ends leave two thirds of a side to grab. */
const besideOf = (side: number) => half.grip - Math.min(half.grip, side / 6)

/** Offset of the visible knob, within its touch target. */
const knobBesideOf = (side: number) => Math.max(0, half.knob - side / 6)

/** Offset of side handles of low text boxes beyond the corner handles, in pixels. */
const beyondCorners = 44

const round = (value: number) => Math.round(value * 10) / 10
const readings: Partial<Record<Activity['kind'], (frame: OrientedBox) => string>> = {
  translating: (frame) => {
    const { left, top } = boxAround(cornersOf(frame))
    return `${round(left)}, ${round(top)} mm`
  },
  resizing: ({ width, height }) => `${round(width)} × ${round(height)} mm`,
  rotating: ({ rotation }) => `${round(rotation)}°`
}

/** In pixels. */
const readingWidth = 148

/**
 * While the camera zooms, frame and handles are stretched up to this factor (as a logarithm) before they are laid out anew. Each layout
 * makes Chromium repeat its layer assignment.
 */
const mostStretched = Math.log(1.25)

/** Shortest time between two texts of the measurements. Each change makes Chromium repeat its layer assignment. */
const readingPauseMs = 100

/** Reuses the text node, which is cheaper to lay out than a new one. */
function write(element: HTMLElement, words: string) {
  const [letters] = element.childNodes
  if (!letters) element.textContent = words
  else if (letters.nodeValue !== words) letters.nodeValue = words
}

const handlesOf = ({ handles }: Live) => handles.join(' ')
const hasFrame = ({ frame }: Live) => frame !== null

/** Sets the size of the frame in pixels, and the places of its handles. */
function size({ style, dataset }: HTMLElement, width: number, height: number) {
  style.width = `${width}px`
  style.height = `${height}px`
  for (const [name, side] of [
    ['x', width],
    ['y', height]
  ] as const) {
    style.setProperty(`--grip-${name}`, `${round(besideOf(side))}px`)
    style.setProperty(`--knob-${name}`, `${round(knobBesideOf(side) - besideOf(side))}px`)
  }
  dataset['wide'] = String(width >= narrow)
  dataset['high'] = String(height >= narrow)
  style.setProperty('--beyond', height >= narrow ? '0px' : `${beyondCorners}px`)
}

/** Lines at the thirds of the crop, dark and light to be seen on any picture. */
const Thirds = () =>
  (['borderInlineWidth', 'borderBlockWidth'] as const).map((sides) => (
    <chakra.span
      key={sides}
      data-testid="crop-thirds"
      position="absolute"
      {...(sides === 'borderInlineWidth' ? { insetBlock: 0, insetInline: '33.333%' } : undefined)}
      {...(sides === 'borderBlockWidth' ? { insetInline: 0, insetBlock: '33.333%' } : undefined)}
      {...{ [sides]: '1px' }}
      borderColor="bg"
      boxShadow="0 0 0 1px var(--chakra-colors-fg)"
      clipPath={sides === 'borderInlineWidth' ? 'inset(0 -1px)' : 'inset(-1px 0)'}
      opacity={0.6}
    />
  ))

/** Selection frame, handles and live measurements. Positioned outside of React each frame. */
export function Overlay() {
  const editor = useEditor()
  const activity = useActivity()
  const handles = useLive(handlesOf)
  const isShown = useLive(hasFrame) && activity.kind !== 'editingText'
  const chosen = useSelectedNodes()
  const only = chosen.length === 1 ? chosen[0] : undefined
  const isText = only?.type === 'text'
  const root = useRef<HTMLDivElement>(null)
  const reading = useRef<HTMLDivElement>(null)
  /** The frame's size in millimetres and the camera's scale it is laid out for. */
  const sized = useRef({ width: 0, height: 0, scale: 1 })
  useExpectedMoves(root, reading)
  const isCropping = activity.kind === 'cropping'
  const shown = isCropping ? cropHandles : handles === '' ? [] : (handles.split(' ') as Handle[])

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const readNow = () => {
    const { frame } = editor.live.getSnapshot()
    const read = readings[editor.activity.getSnapshot().kind]
    if (reading.current && frame !== null && read !== undefined) write(reading.current, read(frame))
  }

  const isMoving = useRef(false)
  const place = () => {
    const { frame } = editor.live.getSnapshot()
    if (!root.current || frame === null) return
    const camera = editor.camera.getSnapshot()
    const { width, height, scale } = sized.current
    const isStretched = isMoving.current && Math.abs(Math.log(camera.scale / scale)) < mostStretched
    if (width !== frame.width || height !== frame.height || (scale !== camera.scale && !isStretched)) {
      sized.current = { width: frame.width, height: frame.height, scale: camera.scale }
      size(root.current, frame.width * camera.scale, frame.height * camera.scale)
    }
    const centre = toPixels(camera, frame)
    const [left, top] = [
      centre.x - (frame.width * sized.current.scale) / 2,
      centre.y - (frame.height * sized.current.scale) / 2
    ]
    const stretch = camera.scale / sized.current.scale
    root.current.style.transform = `translate(${left}px, ${top}px) rotate(${frame.rotation}deg) scale(${stretch})`
    if (!reading.current) return
    const below = (Math.hypot(frame.width, frame.height) * camera.scale) / 2 + 12
    reading.current.style.transform = `translate(${centre.x - readingWidth / 2}px, ${centre.y + below}px)`
  }
  useFrames(editor, () => {
    const { frame } = editor.live.getSnapshot()
    const isRead = frame !== null && readings[editor.activity.getSnapshot().kind] !== undefined
    // Setting `hidden` again would recalculate its style.
    if (reading.current && reading.current.hidden === isRead) {
      reading.current.hidden = !isRead
      readNow()
    } else if (isRead) {
      pause.current ??= setTimeout(() => {
        pause.current = undefined
        readNow()
      }, readingPauseMs)
    }
    place()
  })
  const follow = useEffectEvent((moves: boolean) => {
    isMoving.current = moves
    if (!moves) place()
  })
  useEffect(
    () =>
      onCameraMoves(
        editor.camera,
        () => follow(true),
        () => follow(false)
      ),
    [editor]
  )
  const rotation = editor.live.getSnapshot().frame?.rotation ?? 0

  return (
    <>
      <chakra.div
        ref={root}
        {...(shown.includes('nw') ? { 'data-corners': '' } : undefined)}
        {...(isText ? { 'data-text': '' } : undefined)}
        aria-hidden
        hidden={!isShown}
        position="absolute"
        left={0}
        top={0}
        pointerEvents="none"
        dir="ltr"
        outline="2px solid"
        outlineColor="accent"
        css={{
          contain: 'layout style',
          '&[data-corners][data-wide=false] :is([data-side=n], [data-side=s]), &[data-corners]:not([data-text])[data-high=false] :is([data-side=e], [data-side=w])':
            { display: 'none' }
        }}
      >
        {isCropping ? <Thirds /> : null}
        {shown.map((handle) => {
          const [left, top] = handlePositions[handle]
          const isCorner = handle.length === 2
          const [across, along] = [left / 50 - 1, top / 50 - 1]
          const beside = (of: 'grip' | 'knob') => `calc(var(--${of}-x) * ${across}) calc(var(--${of}-y) * ${along})`
          // A single-line text is low, but its box width must stay resizable.
          const isBeyond = isText && !isCropping && along === 0
          return (
            <Grip
              key={handle}
              {...{ [isCropping ? 'data-crop' : 'data-handle']: handle }}
              {...(isCorner ? undefined : { 'data-side': handle })}
              style={{
                left: `${left}%`,
                top: `${top}%`,
                cursor: cursorFor(handle, rotation),
                // Small nodes stay grabbable: handles lie outside.
                translate: isBeyond ? `calc((var(--grip-x) + var(--beyond)) * ${across}) 0px` : beside('grip')
              }}
            >
              <Knob
                style={{
                  translate: beside('knob'),
                  ...(isCorner
                    ? undefined
                    : handle === 'n' || handle === 's'
                      ? { width: 20, height: 8 }
                      : { width: 8, height: 20 })
                }}
              />
            </Grip>
          )
        })}
        {shown.length > 0 && !isCropping ? (
          <Grip data-rotate="" cursor="grab" style={{ left: '50%', top: 'calc(100% + 34px + var(--grip-y))' }}>
            <chakra.span
              display="grid"
              placeItems="center"
              boxSize="6"
              borderRadius="full"
              bg="bg"
              color="fg"
              boxShadow="float"
              borderWidth="1px"
              borderColor="accent"
            >
              <RotateCw size={14} strokeWidth={2} />
            </chakra.span>
          </Grip>
        ) : null}
      </chakra.div>
      {only?.type === 'text' && (only.warp ?? only.baseline ?? only.arc) !== undefined && handles !== '' && isShown ? (
        <Suspense fallback={null}>
          <ShapeGrip nodeId={only.id} />
        </Suspense>
      ) : null}
      {/* Fixed size on its own layer, not clipped, so that the painted area never changes: new numbers cause no other layout or paint. */}
      <chakra.div
        ref={reading}
        aria-hidden
        hidden
        position="absolute"
        left={0}
        top={0}
        width={`${readingWidth}px`}
        height="7"
        lineHeight="7"
        pointerEvents="none"
        textAlign="center"
        bg="fg"
        color="bg"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
        borderRadius="control"
        whiteSpace="nowrap"
        zIndex={1}
        css={{ contain: 'size style', willChange: 'transform' }}
      />
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import type { Camera, LiveGuide, OrientedBox } from '@motif/design'
import { useRef } from 'react'
import { useFrames } from '../camera.ts'
import { useEditor } from '../context.tsx'
import { useExpectedMoves } from './moving.ts'

const far = 10_000
const tick = 5
/** Invisible corner points keep the bounds of the path constant, so that compositor layers do not change. */
const corners = `M${-far} ${-far}h0M${far} ${far}h0`

/** Equal gaps as path data in pixels. */
function gapsOf(guide: LiveGuide, { x, y, scale }: Camera, frame: OrientedBox | null): string {
  if (guide.kind !== 'gap') return ''
  const across = guide.axis === 'x' ? (frame?.y ?? 0) * scale + y : (frame?.x ?? 0) * scale + x
  return guide.between
    .map(([from, to]) => (guide.axis === 'x' ? [from * scale + x, to * scale + x] : [from * scale + y, to * scale + y]))
    .map(([from, to]) =>
      guide.axis === 'x'
        ? `M${from} ${across - tick}V${across + tick}M${from} ${across}H${to}M${to} ${across - tick}V${across + tick}`
        : `M${across - tick} ${from}H${across + tick}M${across} ${from}V${to}M${across - tick} ${to}H${across + tick}`
    )
    .join('')
}

const Line = chakra('div', {
  base: {
    position: 'absolute',
    left: 0,
    top: 0,
    pointerEvents: 'none',
    bg: 'accent',
    willChange: 'transform',
    transform: 'translate(-10000px, -10000px)'
  }
})

/** Snap guides and the marquee. */
export function Guides() {
  const editor = useEditor()
  const path = useRef<SVGPathElement>(null)
  const across = useRef<HTMLDivElement>(null)
  const down = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useExpectedMoves(across, down)
  useFrames(editor, () => {
    const { guides, marquee, frame } = editor.live.getSnapshot()
    const camera = editor.camera.getSnapshot()
    const gaps = corners + guides.map((guide) => gapsOf(guide, camera, frame)).join('')
    // Skips repainting equal paths.
    if (path.current?.getAttribute('d') !== gaps) path.current?.setAttribute('d', gaps)
    // Lines are translated, not redrawn; unused ones wait outside.
    const at = (axis: 'x' | 'y') =>
      guides.flatMap((guide) =>
        guide.kind === 'line' && guide.line.axis === axis ? Math.round(guide.line.at * camera.scale + camera[axis]) : []
      )[0] ?? -far
    if (across.current) across.current.style.transform = `translateY(${at('y')}px)`
    if (down.current) down.current.style.transform = `translateX(${at('x')}px)`
    if (!box.current) return
    if (box.current.hidden !== (marquee === null)) box.current.hidden = marquee === null
    if (marquee === null) return
    const { style } = box.current
    style.transform = `translate(${marquee.left * camera.scale + camera.x}px, ${marquee.top * camera.scale + camera.y}px)`
    style.width = `${(marquee.right - marquee.left) * camera.scale}px`
    style.height = `${(marquee.bottom - marquee.top) * camera.scale}px`
  })
  return (
    <>
      <chakra.svg aria-hidden position="absolute" inset={0} width="full" height="full" pointerEvents="none">
        <chakra.path
          ref={path}
          fill="none"
          stroke="accent"
          strokeWidth="1"
          shapeRendering="crispEdges"
          data-testid="guides"
        />
      </chakra.svg>
      <Line ref={across} aria-hidden data-testid="guide-across" width="full" height="1px" />
      <Line ref={down} aria-hidden data-testid="guide-down" width="1px" height="full" />
      <chakra.div
        ref={box}
        aria-hidden
        hidden
        data-testid="marquee"
        position="absolute"
        left={0}
        top={0}
        pointerEvents="none"
        borderWidth="1px"
        borderColor="accent"
        css={{ background: 'color-mix(in srgb, var(--chakra-colors-accent) 12%, transparent)' }}
      />
    </>
  )
}

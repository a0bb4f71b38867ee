import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { formatNumber } from '../../format/index.ts'
import { useFrames } from '../camera.ts'
import { useEditor, useObservable } from '../context.tsx'
import { dragGuide, rulerPx } from './guides.ts'
import { ticksOf } from './ticks.ts'

const RulerBox = chakra('canvas', {
  base: {
    position: 'absolute',
    left: 0,
    top: 0,
    bg: 'bg.float',
    color: 'fg.muted',
    touchAction: 'none',
    '&[data-axis=x]': { cursor: 'row-resize', borderBlockEndWidth: '1px' },
    '&[data-axis=y]': { cursor: 'col-resize', borderInlineEndWidth: '1px' }
  }
})

/** A ruler at an edge of the stage, with its origin at the print area's corner. Dragging from it creates a guide. */
function Ruler({ axis, areaId }: { axis: 'x' | 'y'; areaId: string }) {
  const editor = useEditor()
  const unitMm = useObservable(editor.aids, (aids) => aids.unitMm)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef('')
  useFrames(editor, () => {
    const element = canvas.current
    const stage = element?.parentElement
    const context = element?.getContext('2d')
    if (!element || !stage || !context) return
    const camera = editor.camera.getSnapshot()
    const lengthPx = axis === 'x' ? stage.clientWidth : stage.clientHeight
    const sharpness = devicePixelRatio
    const colour = getComputedStyle(element).color
    const what = [camera[axis], camera.scale, lengthPx, sharpness, colour, unitMm].join(' ')
    if (drawn.current === what) return
    drawn.current = what
    const [width, height] = axis === 'x' ? [lengthPx, rulerPx] : [rulerPx, lengthPx]
    element.width = width * sharpness
    element.height = height * sharpness
    element.style.width = `${width}px`
    element.style.height = `${height}px`
    context.scale(sharpness, sharpness)
    context.fillStyle = colour
    context.font = '10px sans-serif'
    // The vertical ruler is the transposed horizontal one; its labels are rotated.
    if (axis === 'y') context.transform(0, 1, 1, 0, 0, 0)
    for (const { px, figure } of ticksOf({ origin: camera[axis], scale: camera.scale, lengthPx, unitMm })) {
      const tall = figure === undefined ? 4 : rulerPx
      context.fillRect(Math.round(px), rulerPx - tall, 1, tall)
      if (figure === undefined) continue
      context.save()
      context.translate(Math.round(px) + 3, axis === 'x' ? 9 : 2)
      if (axis === 'y') context.transform(0, 1, 1, 0, 0, 0)
      if (axis === 'y') context.rotate(Math.PI / 2)
      context.fillText(formatNumber(figure), 0, 0)
      context.restore()
    }
  })
  return (
    <RulerBox
      ref={canvas}
      aria-hidden
      dir="ltr"
      data-over-stage=""
      data-axis={axis}
      data-testid={`ruler-${axis}`}
      onPointerDown={(event) => {
        // The top ruler creates horizontal guides.
        if (event.button === 0) dragGuide(event, editor, { areaId, axis: axis === 'x' ? 'y' : 'x' })
      }}
    />
  )
}

export const Rulers = ({ areaId }: { areaId: string }) => (
  <>
    <Ruler axis="x" areaId={areaId} />
    <Ruler axis="y" areaId={areaId} />
    <chakra.div
      aria-hidden
      data-over-stage=""
      position="absolute"
      left={0}
      top={0}
      width={`${rulerPx}px`}
      height={`${rulerPx}px`}
      bg="bg.float"
      borderWidth="0 1px 1px 0"
    />
  </>
)

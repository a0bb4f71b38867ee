import { chakra } from '@chakra-ui/react'
import type { Point } from '@motif/design'
import { m } from '@motif/messages'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
}
const step = 0.02
const leap = 0.1
const middle: Point = { x: 0.5, y: 0.5 }
const within = (value: number) => Math.min(1, Math.max(0, value))

const chequered = {
  backgroundImage:
    'linear-gradient(45deg, #c9c7c2 25%, transparent 25% 75%, #c9c7c2 75%), linear-gradient(45deg, #c9c7c2 25%, transparent 25% 75%, #c9c7c2 75%)',
  backgroundSize: '16px 16px',
  backgroundPosition: '0 0, 8px 8px',
  backgroundColor: '#efede8'
} as const

interface PointPictureProps {
  width: number
  height: number
  /** Undefined while loading. */
  picture: ImageData | undefined
  /** Accessible name of the picking action. */
  label: string
  isDisabled?: boolean
  onPick: (at: Point) => void
}

/** A picture to pick a point from, in fractions. Tap, or move the crosshair by arrow keys and press Enter. */
export function PointPicture({ width, height, picture, label, isDisabled = false, onPick }: PointPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const helpId = useId()
  const [cross, setCross] = useState<Point | null>(null)
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.putImageData(picture, 0, 0)
  }, [picture])

  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    // A click without a pointer comes from the keyboard.
    if (event.detail === 0) onPick(cross ?? middle)
    else {
      const box = event.currentTarget.getBoundingClientRect()
      setCross(null)
      onPick({ x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) })
    }
  }
  const moved = (event: KeyboardEvent) => {
    const way = steps[event.key]
    if (!way) return
    event.preventDefault()
    const by = event.shiftKey ? leap : step
    setCross((before) => ({
      x: within((before ?? middle).x + way.x * by),
      y: within((before ?? middle).y + way.y * by)
    }))
  }
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      borderRadius="control"
      overflow="hidden"
      borderWidth="1px"
      css={chequered}
      dir="ltr"
    >
      <chakra.button
        type="button"
        aria-label={label}
        aria-describedby={helpId}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : pressed}
        onKeyDown={moved}
        onFocus={({ currentTarget }) => setCross(currentTarget.matches(':focus-visible') ? middle : null)}
        onBlur={() => setCross(null)}
        position="relative"
        display="block"
        minWidth="target"
        minHeight="target"
        cursor="crosshair"
        outlineOffset="-3px"
      >
        {/* Intrinsic size, not styled. */}
        <canvas
          ref={canvas}
          width={width}
          height={height}
          style={{
            display: 'block',
            margin: 'auto',
            maxWidth: '100%',
            maxHeight: 'min(46dvh, 30rem)',
            minWidth: Math.min(width, 44),
            imageRendering: width < 100 ? 'pixelated' : 'auto'
          }}
        />
        {cross ? (
          <chakra.span
            aria-hidden
            position="absolute"
            boxSize="6"
            css={{
              translate: '-50% -50%',
              borderRadius: '50%',
              borderWidth: '2px',
              borderColor: 'white',
              boxShadow: '0 0 0 2px #1c1b18, inset 0 0 0 2px #1c1b18'
            }}
            style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }}
            data-testid="cutout-cross"
          />
        ) : null}
      </chakra.button>
      <VisuallyHidden id={helpId}>{m.editor_cutout_keys()}</VisuallyHidden>
    </chakra.div>
  )
}

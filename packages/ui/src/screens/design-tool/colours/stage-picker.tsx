import { Portal, chakra } from '@chakra-ui/react'
import type { Point } from '@motif/design'
import { m } from '@motif/messages'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { toaster } from '../../../components/toaster/index.ts'
import { type StageSnapshot, snapshotOf } from './stage-snapshot.ts'

interface StagePickerProps {
  onPick: (colour: string) => void
  onClose: () => void
}

/** Diameter of the magnifier and its distance from the pointer, in pixels. */
const lens = { size: 120, beside: 28, zoom: 10 }

const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
}
const leap = 10

/** The magnified surroundings of a point, above it or, at the top edge, below. */
function Magnifier({ shot, at, colour }: { shot: StageSnapshot; at: Point; colour: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const seen = lens.size / lens.zoom
    context.imageSmoothingEnabled = false
    context.clearRect(0, 0, lens.size, lens.size)
    context.drawImage(
      shot.canvas,
      Math.floor(at.x) + 0.5 - seen / 2,
      Math.floor(at.y) + 0.5 - seen / 2,
      seen,
      seen,
      0,
      0,
      lens.size,
      lens.size
    )
  }, [shot, at])
  const above = at.y - lens.size - lens.beside
  const left = Math.min(Math.max(0, at.x - lens.size / 2), Math.max(0, shot.canvas.width - lens.size))
  return (
    <chakra.div
      aria-hidden
      data-testid="magnifier"
      position="absolute"
      left={0}
      top={0}
      width={`${lens.size}px`}
      height={`${lens.size}px`}
      borderRadius="full"
      overflow="hidden"
      borderWidth="4px"
      boxShadow="float"
      pointerEvents="none"
      style={{
        borderColor: colour,
        transform: `translate(${left}px, ${above < 0 ? at.y + lens.beside : above}px)`
      }}
    >
      <canvas ref={canvas} width={lens.size} height={lens.size} />
      <chakra.span
        position="absolute"
        insetBlockStart="50%"
        insetInlineStart="50%"
        boxSize="12px"
        translate="-50% -50%"
        borderWidth="1px"
        borderColor="white"
        boxShadow="0 0 0 1px #1c1b18"
      />
      <chakra.span
        position="absolute"
        insetBlockEnd={2}
        insetInline={0}
        textAlign="center"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
        color="white"
        textShadow="0 0 3px #1c1b18, 0 0 3px #1c1b18"
      >
        {colour.toUpperCase()}
      </chakra.span>
    </chakra.div>
  )
}

/**
 * Picks a colour from the stage, for browsers without an eyedropper. A tap picks, arrow keys and Enter too; Escape
 * cancels.
 */
export function StagePicker({ onPick, onClose }: StagePickerProps) {
  const root = useRef<HTMLDivElement>(null)
  const [shot, setShot] = useState<StageSnapshot>()
  const [at, setAt] = useState<Point>()
  const [isKeyed, setKeyed] = useState(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    let isLeft = false
    const stage = document.querySelector<HTMLElement>('[data-stage]')
    const fail = () => {
      toaster.show({ tone: 'bad', title: m.editor_colour_stage_failed() })
      close.current()
    }
    if (stage)
      void snapshotOf(stage).then(
        (taken) => (isLeft ? undefined : setShot(taken)),
        () => (isLeft ? undefined : fail())
      )
    const leave = () => close.current()
    window.addEventListener('resize', leave)
    return () => {
      isLeft = true
      window.removeEventListener('resize', leave)
    }
  }, [])
  useEffect(() => {
    if (shot === undefined) return undefined
    const before = document.activeElement
    root.current?.focus()
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [shot])
  if (shot === undefined) return null
  const middle = { x: shot.canvas.width / 2, y: shot.canvas.height / 2 }
  const colour = at && shot.colourAt(at)
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
    x: clientX - shot.left,
    y: clientY - shot.top
  })
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const way = ways[event.key]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' || event.key === ' ') onPick(shot.colourAt(at ?? middle))
    else if (way) {
      const by = event.shiftKey ? leap : 1
      const from = at ?? middle
      setKeyed(true)
      setAt({
        x: Math.min(shot.canvas.width - 1, Math.max(0, from.x + way.x * by)),
        y: Math.min(shot.canvas.height - 1, Math.max(0, from.y + way.y * by))
      })
    } else if (event.key !== 'Tab') return
    event.preventDefault()
  }
  return (
    <Portal>
      <chakra.div
        ref={root}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it covers the stage alone, and has none of an element's own looks
        role="dialog"
        aria-modal
        aria-label={m.editor_colour_stage()}
        tabIndex={-1}
        position="fixed"
        zIndex="modal"
        cursor="crosshair"
        touchAction="none"
        dir="ltr"
        outline="2px solid"
        outlineColor="accent"
        outlineOffset="-2px"
        style={{ left: shot.left, top: shot.top, width: shot.canvas.width, height: shot.canvas.height }}
        onKeyDown={onKeyDown}
        onBlur={onClose}
        onPointerDown={(event) => {
          event.preventDefault()
          setKeyed(false)
          setAt(pointOf(event))
        }}
        onPointerMove={(event) => {
          setKeyed(false)
          setAt(pointOf(event))
        }}
        onPointerUp={(event) => onPick(shot.colourAt(pointOf(event)))}
      >
        {at && colour !== undefined ? <Magnifier shot={shot} at={at} colour={colour} /> : null}
        <chakra.p
          position="absolute"
          insetBlockEnd={3}
          insetInline={3}
          marginInline="auto"
          width="fit-content"
          maxWidth="full"
          bg="bg.float"
          color="fg"
          textStyle="small"
          paddingInline={3}
          paddingBlock={1.5}
          borderRadius="control"
          boxShadow="float"
          pointerEvents="none"
        >
          {m.editor_colour_stage_help()}
        </chakra.p>
        <VisuallyHidden as="output">{isKeyed ? colour?.toUpperCase() : ''}</VisuallyHidden>
      </chakra.div>
    </Portal>
  )
}

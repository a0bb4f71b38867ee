import type { Activity, Editor, Modifiers, Point, PressTarget, StageEvent, Viewport } from '@motif/design'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { toMillimetres, toPixels } from '../camera.ts'
import { createEdgeScroll } from './edge-scroll.ts'

interface Keys {
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const modifiersOf = ({ shiftKey, altKey, ctrlKey, metaKey }: Keys): Modifiers => ({
  shift: shiftKey,
  alt: altKey,
  command: ctrlKey || metaKey
})

function targetOf(target: EventTarget | null): PressTarget {
  const grip =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-handle], [data-rotate], [data-crop], [data-shape]')
      : null
  const { handle, rotate, crop, shape } = grip?.dataset ?? {}
  if (handle !== undefined) return { kind: 'handle', handle: handle as never }
  if (crop !== undefined) return { kind: 'crop', handle: crop as never }
  if (shape !== undefined) return shape === '' ? { kind: 'shape' } : { kind: 'shape', point: Number(shape) }
  return rotate === undefined ? { kind: 'stage' } : { kind: 'rotate' }
}

const kinds = { mouse: 'mouse', touch: 'touch', pen: 'pen' } as const
const kindOf = (pointerType: string) => kinds[pointerType as keyof typeof kinds] ?? 'mouse'

/** Two clicks are one double click within so many milliseconds and pixels. */
const double = { within: 400, apart: 24 }
/** A finger that stays so long, in milliseconds, asks for the menu, unless it drags something already. */
const long = 550
const still = 10
const drags = new Set<Activity['kind']>([
  'translating',
  'resizing',
  'rotating',
  'shaping',
  'marquee',
  'panning',
  'pinching'
])

type Move = StageEvent & { type: 'POINTER_MOVE' }

export interface StageListeners {
  /** How much of the edges is covered, in pixels. */
  covered: Partial<Viewport['insets']>
  /** Takes a press for itself, such as the text that is typed in; then the gesture hears nothing of it. */
  onPress: (press: { phase: 'down' | 'move' | 'up'; at: Point; event: PointerEvent }) => boolean
  onMenu: (at: Point) => void
  /** Where the pointer is, or undefined when it has left. */
  onHover: (at: Point | undefined) => void
}

/**
 * Tells the machine what pointers, the wheel and the space bar do on the stage. Moves are gathered and told once a frame,
 * the newest of each pointer.
 */
export function usePointerEvents(stage: RefObject<HTMLElement | null>, editor: Editor, listeners: StageListeners) {
  const press = useEffectEvent(listeners.onPress)
  const menu = useEffectEvent(listeners.onMenu)
  const hover = useEffectEvent(listeners.onHover)
  const coveredNow = useEffectEvent(() => listeners.covered)

  useEffect(() => {
    const surface = stage.current
    if (!surface) return undefined
    const moves = new Map<number, Move>()
    const wheel = { dx: 0, dy: 0, at: { x: 0, y: 0 }, isZoom: false }
    const down = new Map<number, Point>()
    const taken = new Set<number>()
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastClick = { time: 0, at: { x: 0, y: 0 }, millimetres: { x: 0, y: 0 } }
    let lastMove: Move | undefined
    /** The finger that asked for the menu is still down. */
    let isHeld = false
    /** The finger that was last down began to type as it was lifted. */
    let hasBegunTyping = false

    const atOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = surface.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const edgeScroll = createEdgeScroll(editor, {
      seen: () => {
        const { left = 0, right = 0, bottom = 0 } = coveredNow()
        return { left, top: 0, right: surface.clientWidth - right, bottom: surface.clientHeight - bottom }
      },
      again: () => {
        if (lastMove) editor.send(lastMove)
      }
    })
    const flush = () => {
      cancelAnimationFrame(frame)
      frame = 0
      for (const move of moves.values()) editor.send(move)
      moves.clear()
      if (wheel.dx !== 0 || wheel.dy !== 0) editor.send({ type: 'WHEEL', ...wheel })
      wheel.dx = wheel.dy = 0
    }
    const later = () => {
      frame ||= requestAnimationFrame(flush)
    }
    const isOwn = (event: Event) =>
      !(event.target instanceof Element) || event.target.closest('[data-over-stage]') === null

    const onDown = (event: PointerEvent) => {
      hasBegunTyping = false
      if (!isOwn(event)) return
      clearTimeout(timer)
      isHeld = false
      const at = atOf(event)
      if (event.button === 0 && press({ phase: 'down', at, event })) {
        taken.add(event.pointerId)
        return
      }
      flush()
      try {
        surface.setPointerCapture(event.pointerId)
      } catch {
        // A pointer made by a script cannot be captured; its moves arrive all the same.
      }
      down.set(event.pointerId, at)
      editor.send({
        type: 'POINTER_DOWN',
        pointerId: event.pointerId,
        kind: kindOf(event.pointerType),
        button: event.button,
        target: targetOf(event.target),
        at,
        modifiers: modifiersOf(event)
      })
      if (event.pointerType === 'touch' && down.size === 1) {
        timer = setTimeout(() => {
          flush()
          if (drags.has(editor.activity.getSnapshot().kind)) return
          editor.send({ type: 'POINTER_CANCEL', pointerId: event.pointerId })
          down.delete(event.pointerId)
          isHeld = true
          menu(at)
        }, long)
      }
    }
    const onMove = (event: PointerEvent) => {
      const at = atOf(event)
      hover(at)
      if (taken.has(event.pointerId)) {
        press({ phase: 'move', at, event })
        return
      }
      if (!down.has(event.pointerId)) return
      const from = down.get(event.pointerId) ?? at
      if (Math.hypot(at.x - from.x, at.y - from.y) > still) clearTimeout(timer)
      lastMove = { type: 'POINTER_MOVE', pointerId: event.pointerId, at, modifiers: modifiersOf(event) }
      moves.set(event.pointerId, lastMove)
      edgeScroll.follow(at, from)
      later()
    }
    const onUp = (event: PointerEvent) => {
      clearTimeout(timer)
      const at = atOf(event)
      if (taken.delete(event.pointerId)) {
        press({ phase: 'up', at, event })
        return
      }
      const from = down.get(event.pointerId)
      if (from === undefined) return
      edgeScroll.stop()
      flush()
      down.delete(event.pointerId)
      lastMove = undefined
      editor.send({ type: 'POINTER_UP', pointerId: event.pointerId, at, modifiers: modifiersOf(event) })
      if (event.button !== 0 || Math.hypot(at.x - from.x, at.y - from.y) > still || down.size > 0) return
      const isDouble =
        event.timeStamp - lastClick.time < double.within &&
        Math.hypot(at.x - lastClick.at.x, at.y - lastClick.at.y) < double.apart
      const camera = editor.camera.getSnapshot()
      // On a phone a sheet comes up for what the first click chose, and the view moves: the second means the same thing.
      // Phones bring their keyboard only for what has the focus before the press is over.
      if (isDouble) flushSync(() => editor.send({ type: 'DOUBLE_CLICK', at: toPixels(camera, lastClick.millimetres) }))
      hasBegunTyping = isDouble && event.pointerType === 'touch' && editor.activity.getSnapshot().kind === 'editingText'
      lastClick = { time: isDouble ? 0 : event.timeStamp, at, millimetres: toMillimetres(camera, at) }
    }
    const onCancel = (event: PointerEvent) => {
      clearTimeout(timer)
      taken.delete(event.pointerId)
      if (!down.delete(event.pointerId)) return
      edgeScroll.stop()
      moves.delete(event.pointerId)
      editor.send({ type: 'POINTER_CANCEL', pointerId: event.pointerId })
    }
    const onWheel = (event: WheelEvent) => {
      if (!isOwn(event)) return
      event.preventDefault()
      // Lines and pages as pixels.
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? surface.clientHeight : 1
      const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      wheel.dx += x * unit
      wheel.dy += y * unit
      wheel.at = atOf(event)
      wheel.isZoom = event.ctrlKey || event.metaKey
      later()
    }
    const onContextMenu = (event: MouseEvent) => {
      if (!isOwn(event)) return
      event.preventDefault()
      if (event.button === 2) menu(atOf(event))
    }
    // The middle button moves the view; it neither scrolls nor pastes. Its press stays as it is: without a mouse's own events
    // that follow it, nothing keeps what is marked elsewhere from being pasted. Those of a touch may come after the next one.
    const onMouse = (event: MouseEvent) => {
      if ((event.button === 1 || hasBegunTyping) && isOwn(event)) event.preventDefault()
    }
    // Lifting the finger that asked for the menu must not choose what came up beneath it. Nor must the mouse's events that
    // follow a touch take the focus from the words it began to type.
    const onTouchEnd = (event: TouchEvent) => {
      if ((isHeld || hasBegunTyping) && event.cancelable) event.preventDefault()
      isHeld = false
    }
    const onLeave = () => hover(undefined)
    // A modifier that is pressed or let go in the middle of a gesture counts at once.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === ' ' && event.type === 'keyup') editor.send({ type: 'SPACE', isDown: false })
      if (lastMove === undefined || down.size === 0) return
      lastMove = { ...lastMove, modifiers: modifiersOf(event) }
      moves.set(lastMove.pointerId, lastMove)
      later()
    }
    const page = surface.ownerDocument
    surface.addEventListener('pointerdown', onDown)
    surface.addEventListener('pointermove', onMove)
    surface.addEventListener('pointerup', onUp)
    surface.addEventListener('pointercancel', onCancel)
    surface.addEventListener('pointerleave', onLeave)
    surface.addEventListener('touchend', onTouchEnd, { passive: false })
    surface.addEventListener('mousedown', onMouse)
    surface.addEventListener('mouseup', onMouse)
    surface.addEventListener('wheel', onWheel, { passive: false })
    surface.addEventListener('contextmenu', onContextMenu)
    page.addEventListener('keydown', onKey)
    page.addEventListener('keyup', onKey)
    return () => {
      cancelAnimationFrame(frame)
      edgeScroll.stop()
      clearTimeout(timer)
      surface.removeEventListener('pointerdown', onDown)
      surface.removeEventListener('pointermove', onMove)
      surface.removeEventListener('pointerup', onUp)
      surface.removeEventListener('pointercancel', onCancel)
      surface.removeEventListener('pointerleave', onLeave)
      surface.removeEventListener('touchend', onTouchEnd)
      surface.removeEventListener('mousedown', onMouse)
      surface.removeEventListener('mouseup', onMouse)
      surface.removeEventListener('wheel', onWheel)
      surface.removeEventListener('contextmenu', onContextMenu)
      page.removeEventListener('keydown', onKey)
      page.removeEventListener('keyup', onKey)
    }
  }, [stage, editor])
}

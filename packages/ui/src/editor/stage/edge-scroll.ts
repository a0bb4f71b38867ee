import type { Activity, Box, Editor, Point } from '@motif/design'

/** Distance in pixels from the edge that starts auto-scroll, and delay in milliseconds. */
const zone = 36
const wait = 250
/** Maximum speed at or beyond the edge, in pixels per millisecond. */
const fastest = 0.9
/** A drag that began near the edge must first move towards it by this many pixels. */
const towards = 12

const scrolling = new Set<Activity['kind']>(['translating', 'resizing', 'marquee'])

/** Scroll speed on one axis: negative to the left and up. */
function speedAt(at: number, from: number, low: number, high: number): number {
  const speed = (depth: number) => fastest * Math.min(1, Math.max(0, depth / zone))
  if (at < low + zone && from - at >= towards) return -speed(low + zone - at)
  return at > high - zone && at - from >= towards ? speed(at - high + zone) : 0
}

export const edgeSpeed = (at: Point, from: Point, { left, top, right, bottom }: Box): Point => ({
  x: speedAt(at.x, from.x, left, right),
  y: speedAt(at.y, from.y, top, bottom)
})

export interface EdgeScroll {
  /** Position of the pointer, and where it was pressed. */
  follow: (at: Point, from: Point) => void
  stop: () => void
}

/** Auto-scrolls while dragging near an edge of the visible stage. `again` updates the dragged nodes. */
export function createEdgeScroll(editor: Editor, { seen, again }: { seen: () => Box; again: () => void }): EdgeScroll {
  let frame = 0
  let pointer: { at: Point; from: Point } | undefined
  let since: number | undefined
  let last = 0
  const speedNow = () =>
    pointer === undefined || !scrolling.has(editor.activity.getSnapshot().kind)
      ? { x: 0, y: 0 }
      : edgeSpeed(pointer.at, pointer.from, seen())
  function go(time: number) {
    const { x, y } = speedNow()
    frame = 0
    if (x === 0 && y === 0) {
      since = undefined
      return
    }
    since ??= time
    // Limits the step after a long frame.
    const passed = Math.min(64, time - last)
    last = time
    if (time - since > wait) {
      editor.camera.panBy(-x * passed, -y * passed)
      again()
    }
    frame = requestAnimationFrame(go)
  }
  return {
    follow(at, from) {
      pointer = { at, from }
      const { x, y } = speedNow()
      if (frame === 0 && (x !== 0 || y !== 0)) frame = requestAnimationFrame(go)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
      pointer = since = undefined
    }
  }
}

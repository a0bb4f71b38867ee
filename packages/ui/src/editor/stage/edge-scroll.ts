import type { Activity, Box, Editor, Point } from '@motif/design'

/** So near to an edge of the stage it goes on by itself, in pixels; so long it waits before, in milliseconds. */
const zone = 36
const wait = 250
/** At the very edge and beyond it, in pixels a millisecond. */
const fastest = 0.9
/** A pointer that began near the edge must go towards it by as many pixels. */
const towards = 12

const scrolling = new Set<Activity['kind']>(['translating', 'resizing', 'marquee'])

/** How fast the view goes on along one axis: negative to the left and up. */
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
  /** Where the pointer is, and where it was put down. */
  follow: (at: Point, from: Point) => void
  stop: () => void
}

/** Moves the view on while something is held near an edge of what is seen of the stage. `again` tells what is held that it is elsewhere now. */
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
    // A page that was not drawn for long does not jump.
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

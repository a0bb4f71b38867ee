import type { LiveGuide, OrientedBox, Point } from '@motif/design'
import { degrees } from '../frame.ts'

const step = 15
/** Snap tolerance around right angles, in degrees. */
const near = 2

const angleOf = (centre: Point, point: Point) => (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI

/** The frame after dragging the rotation handle: in steps of 15 degrees, or snapped at right angles. */
export function turnedFrame(
  from: OrientedBox,
  start: Point,
  now: Point,
  mode: 'steps' | 'free' | 'snapping'
): { frame: OrientedBox; guides: LiveGuide[] } {
  const raw = from.rotation + angleOf(from, now) - angleOf(from, start)
  const straight = Math.round(raw / 45) * 45
  const rotation = degrees(
    mode === 'steps'
      ? Math.round(raw / step) * step
      : mode === 'snapping' && Math.abs(raw - straight) <= near
        ? straight
        : raw
  )
  const isHeld = mode !== 'free' && rotation % step === 0 && (mode === 'steps' || Math.abs(raw - straight) <= near)
  return { frame: { ...from, rotation }, guides: isHeld ? [{ kind: 'angle', degrees: rotation }] : [] }
}

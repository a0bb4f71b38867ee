import type { Box, Camera, Point, Viewport } from '@motif/design'

/** Pure functions on the camera, which maps millimetres to stage pixels. */

export interface Limits {
  least: number
  most: number
}

/** From a quarter of the fitting scale to a millimetre as wide as a thumb. */
export const limitsFor = (fitting: Camera): Limits => ({
  least: fitting.scale / 4,
  most: Math.max(60, fitting.scale * 4)
})

export const toPixels = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y
})
export const toMillimetres = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale
})

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy
})

/** Zooms around a point of the stage, which stays fixed. */
export function zoomed(camera: Camera, around: Point, factor: number, { least, most }: Limits): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor))
  const times = scale / camera.scale
  return { scale, x: around.x - (around.x - camera.x) * times, y: around.y - (around.y - camera.y) * times }
}

interface Fingers {
  a: Point
  b: Point
}

const middle = ({ a, b }: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const spread = ({ a, b }: Fingers) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** Pinch: the points under both fingers stay under them. */
export function pinched(start: Camera, from: Fingers, to: Fingers, limits: Limits): Camera {
  const [before, now] = [middle(from), middle(to)]
  return panned(zoomed(start, before, spread(to) / spread(from), limits), now.x - before.x, now.y - before.y)
}

/** Zoom factor of a wheel delta: a quarter per notch (100), proportional for a trackpad pinch. */
export const wheelFactor = (dy: number): number => Math.exp(-Math.min(100, Math.max(-100, dy)) * 0.0025)

/** Fits a box to the uncovered part of the stage, with a relative margin. */
export function fitted(box: Box, { width, height, insets }: Viewport, margin = 0): Camera {
  const free = {
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom)
  }
  const scale =
    Math.min(free.width / (box.right - box.left || 1), free.height / (box.bottom - box.top || 1)) * (1 - 2 * margin)
  return {
    scale,
    x: insets.left + free.width / 2 - ((box.left + box.right) / 2) * scale,
    y: insets.top + free.height / 2 - ((box.top + box.bottom) / 2) * scale
  }
}

/** Aligns to whole pixels: browsers blur layers at fractions. */
export function onWholePixels(camera: Camera): Camera {
  const [x, y] = [Math.round(camera.x), Math.round(camera.y)]
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y }
}

/** Minimum shift of an interval into another; longer ones are centred. */
function pull(low: number, high: number, least: number, most: number): number {
  if (high - low > most - least) return (least + most - low - high) / 2
  return low < least ? least - low : high > most ? most - high : 0
}

/** Minimum pan that shows a box in the uncovered part of the stage. */
export function revealed(camera: Camera, box: Box, { width, height, insets }: Viewport, margin = 16): Camera {
  const [topLeft, bottomRight] = [
    toPixels(camera, { x: box.left, y: box.top }),
    toPixels(camera, { x: box.right, y: box.bottom })
  ]
  const dx = pull(topLeft.x, bottomRight.x, insets.left + margin, width - insets.right - margin)
  const dy = pull(topLeft.y, bottomRight.y, insets.top + margin, height - insets.bottom - margin)
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy)
}

/** Limits panning so that part of the product stays visible. */
export function heldIn(camera: Camera, world: Box, { width, height }: Viewport, least = 64): Camera {
  const [topLeft, bottomRight] = [
    toPixels(camera, { x: world.left, y: world.top }),
    toPixels(camera, { x: world.right, y: world.bottom })
  ]
  const hold = (low: number, high: number, length: number) =>
    high < least ? least - high : low > length - least ? length - least - low : 0
  const [dx, dy] = [hold(topLeft.x, bottomRight.x, width), hold(topLeft.y, bottomRight.y, height)]
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy)
}

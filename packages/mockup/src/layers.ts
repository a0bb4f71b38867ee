/** A picture's points are this many pixels of its full width apart, and there is one more of them than gaps. */
export const uvColumns = 161
export const uvRows = 201

/** Places reach a quarter of the print beyond it on every side, so that points past its edge can be told. */
const reach = { from: -0.25, span: 1.5 }

/** The number a place on the print (0 to 1 on it) is kept as, and back. */
export const encodeUv = (place: number): number =>
  Math.round(Math.min(1, Math.max(0, (place - reach.from) / reach.span)) * 65_535)
export const uvStep = reach.span / 65_535
export const uvStart = reach.from

/**
 * Where on the print a point of the picture lies, for a grid of points from corner to corner: 0 to 65535 (`encodeUv`).
 * Between the points it is as straight as can be.
 */
export interface UvMap {
  across: Uint16Array
  down: Uint16Array
}

/** What a view's pictures are put together from, pixel by pixel alike: the same for every renderer. */
export interface Layers {
  width: number
  height: number
  /** They may be a band of a picture: so many rows of it lie above, and it has so many in all. */
  above: number
  fullHeight: number
  /** The background with the shadow of the product: red, green, blue, full alpha. */
  background: Uint8Array
  /** Diffuse light and gloss, both sRGB-encoded; where the product is; how much of the print shows. */
  shading: Uint8Array
  /** Parts that take no tint: red, green, blue, alpha (not multiplied). */
  over: Uint8Array | undefined
  uvMap: UvMap
}

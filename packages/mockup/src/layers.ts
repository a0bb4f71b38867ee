/** A picture's points are this many pixels of its full width apart, and there is one more of them than gaps. */
export const placeColumns = 161
export const placeRows = 201

/** Places reach a quarter of the print beyond it on every side, so that points past its edge can be told. */
const reach = { from: -0.25, span: 1.5 }

/** The number a place on the print (0 to 1 on it) is kept as, and back. */
export const placeNumber = (place: number): number => Math.round(Math.min(1, Math.max(0, (place - reach.from) / reach.span)) * 65_535)
export const placeStep = reach.span / 65_535
export const placeStart = reach.from

/**
 * Where on the print a point of the picture lies, for a grid of points from corner to corner: 0 to 65535 (`placeNumber`).
 * Between the points it is as straight as can be.
 */
export interface Places {
  across: Uint16Array
  down: Uint16Array
}

/** What a view's pictures are put together from, pixel by pixel alike: the same for every performer. */
export interface Layers {
  width: number
  height: number
  /** They may be a band of a picture: so many rows of it lie above, and it has so many in all. */
  above: number
  fullHeight: number
  /** The bed with the shadow of the goods: red, green, blue, full alpha. */
  bed: Uint8Array
  /** Diffuse light and gloss, both sRGB-encoded; where the goods are; how much of the print shows. */
  goods: Uint8Array
  /** Parts that take no tint: red, green, blue, alpha (not multiplied). */
  over: Uint8Array | undefined
  places: Places
}

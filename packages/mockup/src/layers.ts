/** Grid points are this many pixels apart at full width; there is one more point than gaps. */
export const uvColumns = 161
export const uvRows = 201

/** UV coordinates extend a quarter beyond the print, so that points past its edge can be represented. */
const reach = { from: -0.25, span: 1.5 }

/** Encodes a UV coordinate (0 to 1 on the print), and back. */
export const encodeUv = (place: number): number =>
  Math.round(Math.min(1, Math.max(0, (place - reach.from) / reach.span)) * 65_535)
export const uvStep = reach.span / 65_535
export const uvStart = reach.from

/**
 * UV map: the print position of a grid of picture points, encoded as 0 to 65535 (`encodeUv`). Linear between points.
 */
export interface UvMap {
  across: Uint16Array
  down: Uint16Array
}

/** The layers of a view, pixel-aligned and shared by all renderers. */
export interface Layers {
  width: number
  height: number
  /** For a band: rows above it, and the total number. */
  above: number
  fullHeight: number
  /** Background with the product's shadow: opaque RGBA. */
  background: Uint8Array
  /** Diffuse light and gloss, both sRGB-encoded; product coverage; print mask. */
  shading: Uint8Array
  /** Untinted parts: RGBA with straight alpha. */
  over: Uint8Array | undefined
  uvMap: UvMap
}

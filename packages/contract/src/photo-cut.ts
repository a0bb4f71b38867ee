/** Pixels, or another common unit. */
export interface PhotoSize {
  width: number
  height: number
}

/** Aspect ratio of product photographs (width over height). */
export const photoRatio = 4 / 5

/**
 * The largest crop with the ratio, as near to the focus as the edges allow. Integers in units of the photograph's size; the focus is in fractions
 * of it. Used by server and editor alike.
 */
export function cutOf(
  { width, height }: PhotoSize,
  ratio: number,
  focus: { x: number; y: number }
): PhotoSize & { left: number; top: number } {
  const cut = {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio)))
  }
  const from = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * at - part / 2)))
  return { left: from(width, cut.width, focus.x), top: from(height, cut.height, focus.y), ...cut }
}

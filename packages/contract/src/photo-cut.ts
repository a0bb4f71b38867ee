/** Pixels, or any other unit both measures are in. */
export interface PhotoSize {
  width: number
  height: number
}

/** Width over height in which photographs of products are shown. */
export const photoRatio = 4 / 5

/**
 * The largest part of a photograph that has the ratio, as near to the focus as its edges allow. Whole units of the
 * photograph's size; the focus is in fractions of it. The server cuts pictures so, and the editor shows them so.
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

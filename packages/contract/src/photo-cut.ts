/** Pixels, or another common unit. */
export interface PhotoSize {
  width: number
  height: number
}

/** A part of a photograph, in fractions of its width and height. */
export interface PhotoCrop extends PhotoSize {
  x: number
  y: number
}

/** Shortest side of a crop, in fractions of the photograph's. */
export const cropSideMin = 0.05

/** Thousandths of the photograph's sides, for names of files. Files are rendered from them. */
export const cropPartsOf = ({ x, y, width, height }: PhotoCrop): readonly number[] =>
  [x, y, width, height].map((part) => Math.round(part * 1000))

/** Aspect ratio of product photographs (width over height). */
export const photoRatio = 4 / 5

const wholePhoto: PhotoCrop = { x: 0, y: 0, width: 1, height: 1 }

/**
 * The largest part of the crop with the ratio, as near to the focus as the crop's edges allow; without a crop, of the whole photograph. Integers in
 * units of the photograph's size; crop and focus are in fractions of it. Used by server and editor alike.
 */
export function cutOf(
  { width, height }: PhotoSize,
  ratio: number,
  focus: { x: number; y: number },
  crop?: PhotoCrop | null
): PhotoSize & { left: number; top: number } {
  const { x, y, ...sides } = crop ?? wholePhoto
  const left = Math.min(width - 1, Math.round(width * x))
  const top = Math.min(height - 1, Math.round(height * y))
  const shown = {
    width: Math.min(width - left, Math.max(1, Math.round(width * sides.width))),
    height: Math.min(height - top, Math.max(1, Math.round(height * sides.height)))
  }
  const cut = {
    width: Math.min(shown.width, Math.max(1, Math.round(shown.height * ratio))),
    height: Math.min(shown.height, Math.max(1, Math.round(shown.width / ratio)))
  }
  const from = (start: number, free: number, wanted: number) =>
    Math.round(Math.min(start + free, Math.max(start, wanted)))
  return {
    left: from(left, shown.width - cut.width, width * focus.x - cut.width / 2),
    top: from(top, shown.height - cut.height, height * focus.y - cut.height / 2),
    ...cut
  }
}

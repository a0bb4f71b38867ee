import { type Box, type Drawing, type Drawn, type DrawnImage, type Matrix, identity, invert } from '@motif/design'
import { common, mappedBox, matrixWithin, outlineBox } from '../drawing/extent.ts'
import type { Picture } from '../pictures/picture.ts'

/** A part of a picture, in its pixels. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** An image of which only a part is painted, at the position of that part. */
interface DrawnPart extends DrawnImage {
  part: Part
}

export const isPart = (image: DrawnImage): image is DrawnPart => 'part' in image

/** Pixels around the part that influence its edge by interpolation. */
const borderPixels = 4

/** A picture is cropped if less than this share is visible; otherwise cropping is not worth the time. */
const cropShareMax = 0.5

function span(from: number, to: number, start: number, length: number, pixels: number): [start: number, count: number] {
  const at = (place: number) => ((place - start) / length) * pixels
  const first = Math.min(Math.max(Math.floor(at(from)) - borderPixels, 0), pixels - 1)
  return [first, Math.max(1, Math.min(Math.ceil(at(to)) + borderPixels, pixels) - first)]
}

function partOf(drawn: DrawnImage, seen: Box, { width, height }: Picture): DrawnImage | DrawnPart {
  const [[left, wide], [top, high]] = [
    span(seen.left, seen.right, drawn.x, drawn.width, width),
    span(seen.top, seen.bottom, drawn.y, drawn.height, height)
  ]
  if (wide * high > width * height * cropShareMax) return drawn
  const [across, down] = [drawn.width / width, drawn.height / height]
  return {
    ...drawn,
    x: drawn.x + left * across,
    y: drawn.y + top * down,
    width: wide * across,
    height: high * down,
    part: { left, top, width: wide, height: high }
  }
}

/** Crops pictures to the part visible in a window, because the painter allocates memory for the whole picture. */
export function cutPictures(drawing: Drawing, window: Box, pictures: ReadonlyMap<string, Picture>): Drawing {
  const cut = (drawn: Drawn, outer: Matrix, clip?: Box): Drawn => {
    if (drawn.type === 'path') return drawn
    if (drawn.type === 'group') {
      const matrix = matrixWithin(drawn, outer)
      const frame = drawn.clip && outlineBox(drawn.clip, identity)
      return { ...drawn, children: drawn.children.map((child) => cut(child, matrix, frame)) }
    }
    const picture = pictures.get(drawn.image)
    const seen = mappedBox(window, invert(outer))
    return picture ? partOf(drawn, clip ? common(seen, clip) : seen, picture) : drawn
  }
  return { ...drawing, children: drawing.children.map((child) => cut(child, identity)) }
}

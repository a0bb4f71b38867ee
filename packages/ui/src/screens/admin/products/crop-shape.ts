import { type PhotoCrop, cropSideMin, photoRatio } from '@motif/contract/photo-cut'
import type { Place } from './area-shape.ts'

/** The whole photo. */
export const wholePhoto: PhotoCrop = { x: 0, y: 0, width: 1, height: 1 }

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Crops are rounded to a thousandth of the photo. */
const rounded = (part: number) => Math.round(part * 1000) / 1000

function placed(crop: PhotoCrop): PhotoCrop {
  const [x, y] = [rounded(crop.x), rounded(crop.y)]
  return {
    x,
    y,
    width: rounded(Math.min(1 - x, crop.width)),
    height: rounded(Math.min(1 - y, crop.height))
  }
}

/** The corners, clockwise from the top left. */
export const cornersOf = ({ x, y, width, height }: PhotoCrop): [Place, Place, Place, Place] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height }
]

export type CropShape = 'free' | 'square' | 'portrait'

/** Width over height in fractions of a photo with its own ratio; undefined for a free shape. */
export function ratioOf(shape: CropShape, ownRatio: number): number | undefined {
  if (shape === 'free') return undefined
  return (shape === 'square' ? 1 : photoRatio) / ownRatio
}

/** The shape that a crop has. Rounding to thousandths makes small crops less exact. */
export function shapeOf(crop: PhotoCrop | null, ownRatio: number): CropShape {
  if (!crop) return 'free'
  const isOf = (shape: CropShape) => {
    const ratio = ratioOf(shape, ownRatio)
    return ratio !== undefined && Math.abs(crop.width - crop.height * ratio) < 0.002 * Math.max(1, ratio)
  }
  return (['square', 'portrait'] as const).find(isOf) ?? 'free'
}

/** Whether a ratio leaves both sides of a crop long enough. Ratios here are of fractions: the photo's own is 1. */
export const isRatioPossible = (ratio: number): boolean => ratio >= cropSideMin && ratio <= 1 / cropSideMin

/** Moves the whole crop, within the photo. */
export const movedCrop = (crop: PhotoCrop, by: Place): PhotoCrop =>
  placed({ ...crop, x: within(crop.x + by.x, 0, 1 - crop.width), y: within(crop.y + by.y, 0, 1 - crop.height) })

/** Moves one corner, while the opposite one stays. With a ratio, the longer way of the movement counts. */
export function withCropCorner(crop: PhotoCrop, index: number, by: Place, ratio?: number): PhotoCrop {
  const isLeft = index === 0 || index === 3
  const isTop = index < 2
  const fixed = { x: crop.x + (isLeft ? crop.width : 0), y: crop.y + (isTop ? crop.height : 0) }
  const room = { x: isLeft ? fixed.x : 1 - fixed.x, y: isTop ? fixed.y : 1 - fixed.y }
  const wanted = {
    width: crop.width + (isLeft ? -by.x : by.x),
    height: crop.height + (isTop ? -by.y : by.y)
  }
  let width = within(wanted.width, cropSideMin, room.x)
  let height = within(wanted.height, cropSideMin, room.y)
  if (ratio !== undefined) {
    const sought = Math.abs(by.x) >= Math.abs(by.y * ratio) ? wanted.width : wanted.height * ratio
    width = within(sought, cropSideMin * Math.max(1, ratio), Math.min(room.x, room.y * ratio))
    height = width / ratio
  }
  return placed({ x: isLeft ? fixed.x - width : fixed.x, y: isTop ? fixed.y - height : fixed.y, width, height })
}

/** The largest part of a crop with a ratio, around its middle. Enlarged where a side would be too short. */
export function withRatio(crop: PhotoCrop, ratio: number): PhotoCrop {
  const width = Math.max(cropSideMin * Math.max(1, ratio), Math.min(crop.width, crop.height * ratio))
  const height = width / ratio
  return placed({
    x: within(crop.x + (crop.width - width) / 2, 0, 1 - width),
    y: within(crop.y + (crop.height - height) / 2, 0, 1 - height),
    width,
    height
  })
}

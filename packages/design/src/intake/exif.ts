import { lettersAt } from './blob-reader.ts'

/** EXIF orientation (EXIF 2.32, tag 0x0112): 1 is upright, 5 to 8 are rotated by a quarter turn. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const orientationTag = 0x01_12
const maxEntries = 500

/** Orientation stated in an EXIF block; 1 if absent. */
export function orientationIn(bytes: DataView): Orientation {
  // In JPEG and some WebP files, a header precedes the block.
  const start = lettersAt(bytes, 0, 4) === 'Exif' ? 6 : 0
  const isLittle = lettersAt(bytes, start, 2) === 'II'
  if (bytes.byteLength < start + 8 || (!isLittle && lettersAt(bytes, start, 2) !== 'MM')) return 1
  const directory = start + bytes.getUint32(start + 4, isLittle)
  if (directory + 2 > bytes.byteLength) return 1
  const count = Math.min(maxEntries, bytes.getUint16(directory, isLittle))
  for (let entry = directory + 2, left = count; left > 0 && entry + 12 <= bytes.byteLength; entry += 12, left -= 1)
    if (bytes.getUint16(entry, isLittle) === orientationTag) {
      const value = bytes.getUint16(entry + 8, isLittle)
      return value >= 1 && value <= 8 ? (value as Orientation) : 1
    }
  return 1
}

/** Whether width and height are swapped. */
export const liesOnItsSide = (orientation: Orientation): boolean => orientation >= 5

/** Arguments of `setTransform` that draw stored pixels upright on a canvas of the upright size. */
export function uprightTransform(
  orientation: Orientation,
  width: number,
  height: number
): [a: number, b: number, c: number, d: number, e: number, f: number] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0]
    case 3:
      return [-1, 0, 0, -1, width, height]
    case 4:
      return [1, 0, 0, -1, 0, height]
    case 5:
      return [0, 1, 1, 0, 0, 0]
    case 6:
      return [0, 1, -1, 0, width, 0]
    case 7:
      return [0, -1, -1, 0, width, height]
    case 8:
      return [0, -1, 1, 0, 0, height]
    default:
      return [1, 0, 0, 1, 0, 0]
  }
}

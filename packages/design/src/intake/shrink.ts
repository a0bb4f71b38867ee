import type { PixelSize } from '../editing/editor.ts'
import { liesOnItsSide, uprightTransform } from './exif.ts'
import { type PictureHeader, withoutExif } from './picture-header.ts'
import { sizeAt } from './print-scale.ts'

/** Limits of the API. */
export interface PictureLimits {
  bytes: number
  pixels: number
}

export interface ShrinkRequest {
  file: Blob
  header: PictureHeader
  /** Scale that print needs, at most 1. */
  share: number
  limits: PictureLimits
}

/** A re-encoded picture: upright, without metadata. */
export interface ShrunkPicture extends PixelSize {
  file: Blob
  /** For a PDF: number of pages, and whether the first is rendered at 300 dpi. */
  drawn?: { pages: number; isWhole: boolean }
}

/** Canvas size that every browser supports, phones included. */
const safePixels = 12_000_000
/** Maximum width and height of a WebP. */
export const longestSide = 16_383
/** Lower qualities show visible artefacts. */
const qualities = [0.92, 0.86, 0.8] as const
/** Minimum side; a file still too large at this size is not scaled down further. */
const shortestSide = 500

/** Stored size with the orientation applied. */
export const uprightSize = ({ width, height, orientation }: PictureHeader): PixelSize =>
  liesOnItsSide(orientation) ? { width: height, height: width } : { width, height }

interface Unpacked {
  order: ShrinkRequest
  pixels: ImageBitmapSource
}

async function drawn({ order: { header, limits }, pixels }: Unpacked, share: number): Promise<OffscreenCanvas> {
  // The page of a PDF, drawn already.
  if (share === 1 && pixels instanceof OffscreenCanvas) return pixels
  const stored = sizeAt(header, share, limits.pixels)
  const bitmap = await createImageBitmap(
    pixels,
    share === 1
      ? {}
      : {
          resizeWidth: stored.width,
          resizeHeight: stored.height,
          // Down to half size, bilinear scaling is smooth enough, and takes less memory.
          resizeQuality: share < 0.5 ? 'high' : 'low'
        }
  )
  try {
    const { width, height } = uprightSize({ ...header, width: bitmap.width, height: bitmap.height })
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no memory to draw a picture of this size.')
    context.setTransform(...uprightTransform(header.orientation, width, height))
    context.drawImage(bitmap, 0, 0)
    return canvas
  } finally {
    bitmap.close()
  }
}

/** Encodes at the best quality that fits, or else the smallest. PDF pages stay lossless if possible. */
async function written(canvas: OffscreenCanvas, { kind, hasAlpha }: PictureHeader, most: number): Promise<Blob> {
  const type = hasAlpha ? 'image/webp' : 'image/jpeg'
  const ways = [...(kind === 'pdf' ? [{ type: 'image/png' }] : []), ...qualities.map((quality) => ({ type, quality }))]
  let file = new Blob()
  for (const way of ways) {
    file = await canvas.convertToBlob(way)
    if (file.size <= most) return file
  }
  return file
}

/**
 * Shrinks a picture to the limits, first by quality, then by size, and not below print resolution if the limits allow
 * it. Falls back to a size every browser can draw. `pixels`: the picture, if already decoded at the header's size.
 * @throws if the browser cannot decode it
 */
export async function shrink(
  order: ShrinkRequest,
  onProgress: (done: number) => void,
  pixels: ImageBitmapSource = withoutExif(order.file, order.header)
): Promise<ShrunkPicture> {
  const { header, limits } = order
  const within = (most: number) => Math.sqrt(most / (header.width * header.height))
  let share = Math.min(1, order.share, within(limits.pixels), longestSide / Math.max(header.width, header.height))
  let done = 0
  for (;;) {
    const tell = (part: number) => onProgress(done + part * (1 - done))
    tell(0.05)
    const canvas = await drawn({ order, pixels }, share).catch((error: unknown) => {
      const safe = within(safePixels)
      if (share <= safe) throw error
      share = safe
      return drawn({ order, pixels }, share)
    })
    tell(0.6)
    const file = await written(canvas, header, limits.bytes)
    const { width, height } = canvas
    if (file.size <= limits.bytes) return { file, width, height }
    // Frees its memory at once instead of at garbage collection.
    if (canvas !== pixels) Object.assign(canvas, { width: 0, height: 0 })
    if (Math.max(width, height) < shortestSide) throw new Error('The picture cannot be made small enough.')
    done += 0.6 * (1 - done)
    share *= Math.min(0.9, Math.sqrt(limits.bytes / file.size) * 0.97)
  }
}

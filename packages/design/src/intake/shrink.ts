import type { PixelSize } from '../editing/editor.ts'
import { liesOnItsSide, uprightTransform } from './exif.ts'
import { type PictureHeader, withoutExif } from './picture-header.ts'
import { sizeAt } from './print-need.ts'

/** What the shop takes. */
export interface PictureLimits {
  bytes: number
  pixels: number
}

export interface ShrinkOrder {
  file: Blob
  header: PictureHeader
  /** How much of the picture's size can be printed, at most 1. */
  share: number
  limits: PictureLimits
}

/** A picture written anew, upright, without anything but pixels. */
export interface ShrunkPicture extends PixelSize {
  file: Blob
  /** How many the file has, and whether the first one is drawn with 300 dots per inch: of a PDF. */
  drawn?: { pages: number; isWhole: boolean }
}

/** What any browser draws on, telephones among them. */
const safePixels = 12_000_000
/** What a WebP can be wide or high. */
export const longestSide = 16_383
/** With less of it, eyes see the difference. */
const qualities = [0.92, 0.86, 0.8] as const
/** What is smaller than this and still too large a file is not made smaller. */
const shortestSide = 500

/** The size in which a picture is stored, turned as it is seen. */
export const uprightSize = ({ width, height, orientation }: PictureHeader): PixelSize =>
  liesOnItsSide(orientation) ? { width: height, height: width } : { width, height }

interface Unpacked {
  order: ShrinkOrder
  pixels: ImageBitmapSource
}

async function drawn({ order: { header, limits }, pixels }: Unpacked, share: number): Promise<OffscreenCanvas> {
  const stored = sizeAt(header, share, limits.pixels)
  const bitmap = await createImageBitmap(
    pixels,
    share === 1
      ? {}
      : {
          resizeWidth: stored.width,
          resizeHeight: stored.height,
          // Down to half its size a picture is smooth by blending four neighbours, which takes less memory.
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

/** The best of the qualities that fits, else the smallest file there is. Drawings of a PDF keep their sharp edges where they can. */
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
 * Makes a picture as small as the shop takes, and no smaller than can be printed where the shop takes that. First only the
 * quality gives way, then the size. A browser that cannot draw so large a picture gets one that every browser can draw.
 * `pixels`: the picture where it is unpacked already, as large as the header says. @throws where the browser cannot read it
 */
export async function shrink(
  order: ShrinkOrder,
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
    // Its memory is given back at once, not when somebody collects it.
    canvas.width = 0
    canvas.height = 0
    if (file.size <= limits.bytes) return { file, width, height }
    if (Math.max(width, height) < shortestSide) throw new Error('The picture cannot be made small enough.')
    done += 0.6 * (1 - done)
    share *= Math.min(0.9, Math.sqrt(limits.bytes / file.size) * 0.97)
  }
}

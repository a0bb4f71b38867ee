import type { PixelSize } from '../editing/editor.ts'
import { type Matte, cutRows } from './matte.ts'
import { pngOf } from './png.ts'

/** A picture without its background, ready for upload. */
export interface CutPicture extends PixelSize {
  file: Blob
}

/** A request to cut a picture at full size. */
export interface CutoutRequest {
  /** The original file. */
  source: Blob
  matte: Matte
  /** Maximum size of the result in bytes. */
  most: number
  /** From 0 to 1. */
  onProgress: (done: number) => void
}

/** The lossless file would exceed the limit; `done` is the progress at which that became known. */
export interface TooLarge extends PixelSize {
  done: number
}

/** Pixels per strip: four megabytes. */
const atATime = 1_000_000
/**
 * Canvas size that every browser supports, phones included: encoding takes 16 bytes per pixel beyond the canvas' four.
 */
const safePixels = 12_000_000
/** Maximum width and height of a WebP. */
const longestSide = 16_383
/** Minimum side; a file still too large at this size is not scaled down further. */
const shortestSide = 500

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no memory to draw a picture of this size.')
  return { canvas, context }
}

/** Yields the picture without its background in strips of rows; only the current strip is held twice. */
async function* strips(
  picture: ImageBitmap,
  { matte, onProgress }: CutoutRequest
): AsyncGenerator<{ pixels: ImageData; top: number }> {
  const { width, height } = picture
  const rows = Math.min(height, Math.max(1, Math.floor(atATime / width)))
  const { context } = canvasOf(width, rows)
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top)
    context.clearRect(0, 0, width, rows)
    context.drawImage(picture, 0, top, width, count, 0, 0, width, count)
    const pixels = context.getImageData(0, 0, width, count)
    cutRows(pixels, top, height, matte)
    yield { pixels, top }
    onProgress((top + count) / height)
  }
}

/** Cuts a picture at full size, losslessly. */
export async function cutLossless(order: CutoutRequest): Promise<CutPicture | TooLarge> {
  const picture = await createImageBitmap(order.source)
  const { width, height } = picture
  let reached = 0
  const onProgress = (done: number) => order.onProgress((reached = done))
  async function* bytes() {
    for await (const { pixels } of strips(picture, { ...order, onProgress })) yield new Uint8Array(pixels.data.buffer)
  }
  try {
    const file = await pngOf({ width, height, most: order.most }, bytes())
    return file ? { file, width, height } : { width, height, done: reached }
  } finally {
    picture.close()
  }
}

/** Scales the picture, renders it as a whole, and encodes it lossily if the browser can. */
async function drawn(order: CutoutRequest, { width, height }: PixelSize, scale: number): Promise<CutPicture> {
  // Down to half size, bilinear scaling is smooth enough, and takes 50 MB less for a large picture.
  const picture = await createImageBitmap(order.source, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: scale < 0.5 ? 'high' : 'low'
  })
  const { canvas, context } = canvasOf(width, height)
  for await (const { pixels, top } of strips(picture, order)) context.putImageData(pixels, 0, top)
  picture.close()
  return { file: await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }), width, height }
}

/**
 * Cuts a picture whose lossless file is too large. Scales it down only if it exceeds browsers' canvas size, or if even
 * the lossy file is too large. Progress continues from where the lossless attempt stopped.
 */
export async function cutLossy(order: CutoutRequest, { width, height, done }: TooLarge): Promise<CutPicture> {
  let reached = done
  let scale = Math.min(1, Math.sqrt(safePixels / (width * height)), longestSide / Math.max(width, height))
  for (;;) {
    const [from, way] = [reached, (1 - reached) / 2]
    const onProgress = (share: number) => order.onProgress((reached = from + share * way))
    const made = await drawn(
      { ...order, onProgress },
      { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) },
      scale
    )
    if (made.file.size <= order.most) return made
    if (Math.max(made.width, made.height) < shortestSide) throw new Error('The picture cannot be made small enough.')
    scale *= Math.min(0.9, Math.sqrt(order.most / made.file.size) * 0.95)
  }
}

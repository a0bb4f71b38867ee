import type { PixelSize } from '../editing/editor.ts'
import { type Matte, cutRows } from './matte.ts'
import { pngOf } from './png.ts'

/** A picture without its background, ready to be uploaded. */
export interface CutPicture extends PixelSize {
  file: Blob
}

/** A picture to be cut in its full size. */
export interface Order {
  /** As it was brought. */
  source: Blob
  matte: Matte
  /** Bytes the file may have. */
  most: number
  /** From 0 to 1. */
  onProgress: (done: number) => void
}

/** Without loss it would be larger than it may be; `done` of it was written until that was known. */
export interface TooLarge extends PixelSize {
  done: number
}

/** Pixels worked on at a time: four megabytes. */
const atATime = 1_000_000
/** What any browser draws on and packs, telephones among them: packing takes 16 bytes a pixel beside the four it has. */
const safePixels = 12_000_000
/** What a WebP can be wide or high. */
const longestSide = 16_383
/** What is smaller than this and still too large a file is not made smaller. */
const shortestSide = 500

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no memory to draw a picture of this size.')
  return { canvas, context }
}

/** The picture without its background, some rows after the other; only those lie in memory twice. */
async function* strips(
  picture: ImageBitmap,
  { matte, onProgress }: Order
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

/** Cuts a picture in its full size and writes every pixel as it is. */
export async function cutExactly(order: Order): Promise<CutPicture | TooLarge> {
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

/** Made smaller first, drawn as a whole, and written with a little loss where the browser can. */
async function drawn(order: Order, { width, height }: PixelSize, scale: number): Promise<CutPicture> {
  // Down to half its size a picture is smooth by blending four neighbours, which takes 50 MB less of a large one.
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
 * Cuts what is too large to be written without loss. Only what is larger than browsers draw, or too large a file even with a
 * little loss, becomes smaller. It goes on from where the way without loss was given up.
 */
export async function cutWithLoss(order: Order, { width, height, done }: TooLarge): Promise<CutPicture> {
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

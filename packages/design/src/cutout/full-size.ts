import { type Matte, cutRows } from './matte.ts'
import { pngOf } from './png.ts'

/** A picture without its background, ready to be uploaded. */
export interface CutPicture {
  file: Blob
  width: number
  height: number
}

interface Order {
  /** The picture as it was brought. */
  source: Blob
  matte: Matte
  /** Bytes the file may have. */
  most: number
  /** From 0 to 1. */
  onProgress: (done: number) => void
}

/** Pixels worked on at a time: four megabytes. */
const atATime = 1_000_000
/** What any browser draws on at once, telephones among them; one with transparency that the shop can keep, too. */
const safePixels = 16_000_000
/** What a WebP can be wide or high. */
const longestSide = 16_383
/** What is smaller than this and still too large a file is not made smaller. */
const shortestSide = 500

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no room to draw a picture of this size.')
  return { canvas, context }
}

/** The picture without its background, some rows after the other; only those lie in memory twice. */
async function* strips(picture: ImageBitmap, { matte, onProgress }: Order): AsyncGenerator<{ pixels: ImageData; top: number }> {
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

/** Every pixel as it was; no file where that is too large. Unpacked pictures are large: one lies in memory at a time. */
async function exact(order: Order): Promise<{ width: number; height: number; file: Blob | undefined }> {
  const picture = await createImageBitmap(order.source)
  const { width, height } = picture
  async function* bytes() {
    for await (const { pixels } of strips(picture, order)) yield new Uint8Array(pixels.data.buffer)
  }
  try {
    return { width, height, file: await pngOf({ width, height, most: order.most }, bytes()) }
  } finally {
    picture.close()
  }
}

/** Made smaller first, drawn as a whole, and written with a little loss where the browser can. */
async function drawn(order: Order, width: number, height: number): Promise<CutPicture> {
  const { canvas, context } = canvasOf(width, height)
  const picture = await createImageBitmap(order.source, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  for await (const { pixels, top } of strips(picture, order)) context.putImageData(pixels, 0, top)
  picture.close()
  return { file: await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }), width, height }
}

/**
 * Cuts a picture in its full size. It is written exactly where that is small enough to be uploaded, and otherwise with a
 * little loss; only what is larger than browsers draw, or too large a file even so, becomes smaller.
 */
export async function cutFullSize(order: Order): Promise<CutPicture> {
  let reached = 0
  /** Another attempt goes on where the one before was given up, half of the way that is left. */
  const next = (): Order => {
    const [from, way] = [reached, reached === 0 ? 1 : (1 - reached) / 2]
    return { ...order, onProgress: (done) => order.onProgress((reached = from + done * way)) }
  }
  const { width, height, file } = await exact(next())
  if (file) return { file, width, height }
  let scale = Math.min(1, Math.sqrt(safePixels / (width * height)), longestSide / Math.max(width, height))
  for (;;) {
    const made = await drawn(next(), Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)))
    if (made.file.size <= order.most) return made
    if (Math.max(made.width, made.height) < shortestSide) throw new Error('The picture cannot be made small enough.')
    scale *= Math.min(0.9, Math.sqrt(order.most / made.file.size) * 0.95)
  }
}

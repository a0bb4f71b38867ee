import { type Matte, cutRows } from './matte.ts'
import { pngOf } from './png.ts'

/** A picture without its background, ready to be uploaded. */
export interface CutPicture {
  file: Blob
  width: number
  height: number
}

interface Order {
  picture: ImageBitmap
  matte: Matte
  /** Bytes the file may have. */
  most: number
  /** From 0 to 1. */
  onProgress: (done: number) => void
}

/** Pixels worked on at a time: four megabytes. */
const atATime = 1_000_000
/** What any browser draws on, telephones among them. */
const safePixels = 16_000_000

const canvasOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no room to draw a picture of this size.')
  return { canvas, context }
}

/** The picture without its background, some rows after the other; only those lie in memory twice. */
async function* strips({ picture, matte, onProgress }: Order): AsyncGenerator<{ pixels: ImageData; top: number }> {
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

async function* bytesOf(order: Order): AsyncGenerator<Uint8Array> {
  for await (const { pixels } of strips(order)) yield new Uint8Array(pixels.data.buffer)
}

/** Drawn as a whole, so many times as large, and written with a little loss where the browser can. */
async function drawn(order: Order, scale: number): Promise<CutPicture> {
  const [width, height] = [Math.max(1, Math.round(order.picture.width * scale)), Math.max(1, Math.round(order.picture.height * scale))]
  const { canvas, context } = canvasOf(width, height)
  for await (const { pixels, top } of strips(order)) {
    if (scale === 1) context.putImageData(pixels, 0, top)
    else {
      const strip = canvasOf(pixels.width, pixels.height)
      strip.context.putImageData(pixels, 0, 0)
      const [from, to] = [Math.round(top * scale), Math.round((top + pixels.height) * scale)]
      context.drawImage(strip.canvas, 0, 0, pixels.width, pixels.height, 0, from, width, to - from)
    }
  }
  return { file: await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }), width, height }
}

/**
 * Cuts a picture in its full size. It is written exactly where that is small enough to be uploaded; a large photo with a
 * little loss; and only what is too large even so becomes smaller.
 */
export async function cutFullSize(order: Order): Promise<CutPicture> {
  const { picture: { width, height }, most } = order
  const exact = await pngOf({ width, height, most }, bytesOf(order))
  if (exact) return { file: exact, width, height }
  let scale = 1
  for (;;) {
    const made = await drawn(order, scale).catch(() => undefined)
    if (made && made.file.size <= most) return made
    if (scale * Math.max(width, height) < 500) throw new Error('The picture cannot be made small enough.')
    scale *= made ? Math.min(0.9, Math.sqrt(most / made.file.size) * 0.95) : Math.min(0.9, Math.sqrt(safePixels / (width * height * scale * scale)))
  }
}

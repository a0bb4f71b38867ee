import sharp from 'sharp'
import { pngChunks, writePng } from './png-chunks.ts'

/** A picture that is safe to hand to the parts that draw: pixels and nothing else, of a kind they all know. */
export interface Picture {
  format: 'png' | 'jpeg'
  data: Buffer
  width: number
  height: number
  channels: 1 | 3
  hasAlpha: boolean
}

/** A picture that is none, or one that would not fit into memory. */
export class UnprintablePictureError extends Error {
  override readonly name = 'UnprintablePictureError'
}

/** As uploads are limited: unpacked it takes 160 MB. */
const pixelsMax = 40_000_000

/** A photo cannot be longer; what else is, is a line that takes minutes to read. */
const sideMax = 65_535

function formatOf(data: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (data.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  return data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}

/** What pixels need, and no profile, text or time: those can be as large unpacked as somebody likes. */
const essential = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

async function open(data: Buffer): Promise<Picture> {
  const format = formatOf(data)
  if (!format) throw new UnprintablePictureError('A picture is neither PNG, JPEG nor WebP.')
  const bare = format === 'png' ? writePng(pngChunks(data).filter(({ type }) => essential.has(type))) : data
  const image = sharp(bare, { limitInputPixels: pixelsMax, failOn: 'error' })
  const { width, height, space, channels, depth, pages = 1, hasAlpha, isPalette, ...metadata } = await image.metadata()
  if (metadata.format !== format || pages > 1) throw new UnprintablePictureError('A picture is not what it says it is.')
  if (Math.max(width, height) > sideMax) throw new UnprintablePictureError('A picture is too long.')
  if (format === 'jpeg' && space !== 'srgb' && space !== 'b-w')
    throw new UnprintablePictureError('A photo has colours no screen shows.')
  const [plain, count] = [{ width, height, hasAlpha }, channels <= 2 ? 1 : 3] as const
  const isKept = format === 'jpeg' || (format === 'png' && depth === 'uchar' && !isPalette && !metadata.isProgressive)
  if (!isKept)
    return {
      ...plain,
      format: 'png',
      data: await image.toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer(),
      channels: 3
    }
  // Read to its end, at an eighth of its size where that is cheaper: what breaks off half-way is refused, not half printed.
  await image
    .resize(Math.ceil(width / 8), Math.ceil(height / 8), { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
  return { ...plain, format, data: bare, channels: count }
}

/** Reads a picture to its end. Throws an `UnprintablePictureError` where it cannot be trusted. */
export async function openPicture(data: Buffer): Promise<Picture> {
  try {
    return await open(data)
  } catch (error) {
    if (error instanceof UnprintablePictureError) throw error
    throw new UnprintablePictureError('A picture is damaged or too large.', { cause: error })
  }
}

import sharp from 'sharp'
import { pngChunks, writePng } from './png-chunks.ts'

/** A validated picture: pixels only, in a format that all renderers support. */
export interface Picture {
  format: 'png' | 'jpeg'
  data: Buffer
  width: number
  height: number
  channels: 1 | 3
  hasAlpha: boolean
}

/** A file that is no picture, or one too large for memory. */
export class UnprintablePictureError extends Error {
  override readonly name = 'UnprintablePictureError'
}

/** Limit of uploads: decoded it takes 160 MB. */
const pixelsMax = 40_000_000

/** The longest side of a JPEG. Longer pictures are thin lines that take minutes to read. */
const sideMax = 65_535

function formatOf(data: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (data.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  return data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}

/** Chunks that pixels need. Profiles, text and time can be arbitrarily large when decompressed. */
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
  // Decodes the whole picture, at an eighth of its size if that is cheaper, so a truncated file is refused.
  await image
    .resize(Math.ceil(width / 8), Math.ceil(height / 8), { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
  return { ...plain, format, data: bare, channels: count }
}

/** Validates a picture. Throws an `UnprintablePictureError` if it is not safe to use. */
export async function openPicture(data: Buffer): Promise<Picture> {
  try {
    return await open(data)
  } catch (error) {
    if (error instanceof UnprintablePictureError) throw error
    throw new UnprintablePictureError('A picture is damaged or too large.', { cause: error })
  }
}

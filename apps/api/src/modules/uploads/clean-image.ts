import { limits } from '@motif/contract/rules'
import sharp from 'sharp'
import { ProblemError } from '../../platform/problem.ts'
import { isAnimatedPng } from './animated-png.ts'
import { decodeQueue } from './decode-queue.ts'

export const uploadLimits = { bytes: limits.uploadBytesMax, pixels: limits.uploadPixelsMax } as const

/** Size limit of a stored picture in bytes. Lossless encoding can enlarge the upload. */
const outputBytesMax = 60 * 1024 * 1024

/** Seconds to decode and encode a picture; 40 megapixels of noise take some ten. */
const decodeTimeoutSeconds = 20

/** An image as stored: re-encoded, upright, in sRGB, without metadata. */
export interface CleanImage {
  data: Buffer
  format: 'png' | 'jpg'
  width: number
  height: number
}

/** The format by the first bytes of a file; its name is ignored. */
function formatOf(data: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (data.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  return data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}

async function rewrite(data: Buffer, format: string): Promise<CleanImage> {
  // The pixel limit applies to the header, before anything is decoded.
  const image = sharp(data, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
  const metadata = await image.metadata()
  if (metadata.format !== format) throw new ProblemError('picture-mislabelled')
  if ((metadata.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(data))) throw new ProblemError('picture-moving')
  // Colours are converted from the embedded profile, also from CMYK and 16 bits; the profile is removed.
  const upright = image.timeout({ seconds: decodeTimeoutSeconds }).autoOrient().toColourspace('srgb')
  // Lines and flat colours stay lossless; photos without transparency shrink to a fifth.
  const keepsEveryPixel = metadata.hasAlpha || format === 'png'
  const written = keepsEveryPixel
    ? upright.png({ compressionLevel: 7 })
    : upright.jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
  const { data: clean, info } = await written.toBuffer({ resolveWithObject: true })
  if (clean.length > outputBytesMax) throw new ProblemError('picture-too-detailed')
  return { data: clean, format: keepsEveryPixel ? 'png' : 'jpg', width: info.width, height: info.height }
}

const reasonOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('pixel limit')) return 'picture-too-many-pixels'
  return message.includes('timeout') ? 'picture-too-slow' : 'picture-damaged'
}

/** Validates and re-encodes an uploaded image. Throws `invalid-upload` with the reason. */
export async function cleanImage(data: Buffer): Promise<CleanImage> {
  const format = formatOf(data)
  if (!format) throw new ProblemError('picture-format-unknown')
  try {
    return await decodeQueue(() => rewrite(data, format))
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError(reasonOf(error))
  }
}

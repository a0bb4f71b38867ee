import { limits } from '@motif/contract/rules'
import sharp from 'sharp'
import { ProblemError } from '../../platform/problem.ts'
import { isAnimatedPng } from './animated-png.ts'
import { decodeQueue } from './decode-queue.ts'

export const uploadLimits = { bytes: limits.uploadBytesMax, pixels: limits.uploadPixelsMax } as const

/** What a picture may take as the shop keeps it; written without loss it can be larger than what was sent. */
const outputBytesMax = 60 * 1024 * 1024

/** Seconds a picture may take to be written anew; 40 megapixels of noise take some ten. */
const decodeTimeoutSeconds = 20

/** An image as the shop keeps it: written by us, upright, in sRGB, without anything but pixels. */
export interface CleanImage {
  data: Buffer
  format: 'png' | 'jpg'
  width: number
  height: number
}

/** What a file is by its first bytes, whatever its name says. */
function formatOf(data: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (data.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  return data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}

async function rewrite(data: Buffer, format: string): Promise<CleanImage> {
  // The pixels are counted by what the file says of itself, before any of them is unpacked.
  const image = sharp(data, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
  const metadata = await image.metadata()
  if (metadata.format !== format) throw new ProblemError('picture-mislabelled')
  if ((metadata.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(data))) throw new ProblemError('picture-moving')
  // Colours are worked out from the profile the picture brings, four inks and sixteen bits included; the profile itself goes.
  const upright = image.timeout({ seconds: decodeTimeoutSeconds }).autoOrient().toColourspace('srgb')
  // Lines and flat colours stay exact; photos without transparency become a fifth of the size.
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

/** Checks what a person sent and writes it anew. Throws `invalid-upload` with the reason. */
export async function cleanImage(data: Buffer): Promise<CleanImage> {
  const format = formatOf(data)
  if (!format) throw new ProblemError('picture-format-unknown')
  try {
    return await decodeQueue(() => rewrite(data, format))
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError(reasonOf(error))
  }
}

import sharp from 'sharp'
import { ProblemError } from '../../platform/problem.ts'

export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const

/** An image as the shop keeps it: written by us, upright, in sRGB, without anything but pixels. */
export interface CleanImage {
  data: Buffer
  format: 'png' | 'jpg'
  width: number
  height: number
}

const refuse = (detail: string) => new ProblemError('invalid-upload', { detail })

/** What a file is by its first bytes, whatever its name says. */
function formatOf(data: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (data.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  return data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}

/** Unpacked, a large picture takes 160 MB: one at a time. */
let last: Promise<unknown> = Promise.resolve()

function afterOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}

async function rewrite(data: Buffer, format: string): Promise<CleanImage> {
  const image = sharp(data, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
  const metadata = await image.metadata()
  if (metadata.format !== format) throw refuse('The file is not what it says it is.')
  if ((metadata.pages ?? 1) > 1) throw refuse('Moving pictures cannot be printed. Choose one with a single frame.')
  const upright = image.autoOrient().toColourspace('srgb')
  // Lines and flat colours stay exact; photos without transparency become a fifth of the size.
  const keepsEveryPixel = metadata.hasAlpha || format === 'png'
  const written = keepsEveryPixel ? upright.png({ compressionLevel: 7 }) : upright.jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
  const { data: clean, info } = await written.toBuffer({ resolveWithObject: true })
  return { data: clean, format: keepsEveryPixel ? 'png' : 'jpg', width: info.width, height: info.height }
}

/** Checks what a person sent and writes it anew. Throws `invalid-upload` with a sentence for them. */
export async function cleanImage(data: Buffer): Promise<CleanImage> {
  const format = formatOf(data)
  if (!format) throw refuse('Only PNG, JPEG and WebP pictures can be used.')
  try {
    return await afterOthers(() => rewrite(data, format))
  } catch (error) {
    if (error instanceof ProblemError) throw error
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
    throw refuse(isTooLarge ? 'The picture has more than 40 megapixels. Make it smaller and try again.' : 'The picture is damaged or cannot be read.')
  }
}

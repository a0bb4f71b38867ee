import sharp from 'sharp'
import type { Picture } from '../pictures/picture.ts'
import { pngChunks } from '../pictures/png-chunks.ts'
import type { PdfFile, PdfObject } from './pdf-file.ts'

const head = (width: number, height: number) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /Interpolate true`

/** PDF can embed the compressed pixels of a PNG if only its IDAT chunks are kept. */
function addPixels(file: PdfFile, png: Buffer, more = ''): PdfObject {
  const chunks = pngChunks(png)
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  const [width, height, depth, kind] = [
    header?.readUInt32BE(0) ?? 0,
    header?.readUInt32BE(4) ?? 0,
    header?.[8] ?? 0,
    header?.[9] ?? 0
  ]
  if (kind !== 0 && kind !== 2) throw new Error('Only grey and coloured pixels without alpha can be kept as they are.')
  const [space, channels] = kind === 0 ? ['/DeviceGray', 1] : ['/DeviceRGB', 3]
  const packing = `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${channels} /BitsPerComponent ${depth} /Columns ${width} >>`
  const pixels = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  return file.addEncoded(
    `${head(width, height)} /ColorSpace ${space} /BitsPerComponent ${depth} ${packing}${more}`,
    pixels
  )
}

/** Embeds a picture once: JPEG unchanged, other formats lossless, with alpha as a soft mask. */
export async function addPicture(
  file: PdfFile,
  { format, data, width, height, channels, hasAlpha }: Picture
): Promise<PdfObject> {
  if (format === 'jpeg')
    return file.addEncoded(
      `${head(width, height)} /ColorSpace ${channels === 1 ? '/DeviceGray' : '/DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode`,
      data
    )
  const flat = await sharp(data).removeAlpha().png({ compressionLevel: 4 }).toBuffer()
  if (!hasAlpha) return addPixels(file, flat)
  const cover = await sharp(data).extractChannel('alpha').png({ compressionLevel: 4 }).toBuffer()
  return addPixels(file, flat, ` /SMask ${String(addPixels(file, cover))}`)
}

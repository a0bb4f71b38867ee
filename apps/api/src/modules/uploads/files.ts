import type { Readable } from 'node:stream'
import type { UploadSize } from '@motif/contract'
import sharp from 'sharp'
import type { FileName, Storage } from '../../platform/storage/storage.ts'
import type { CleanImage } from './clean-image.ts'

const imageTypes = { png: 'image/png', jpg: 'image/jpeg' } as const
type ImageFormat = keyof typeof imageTypes

const formats = Object.keys(imageTypes) as ImageFormat[]

/** Identifiers as the shop gives them out: a name no path can be made of. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/

const nameOf = (id: string, format: ImageFormat): FileName => `uploads/${id}.${format}`

export interface StoredImage {
  data: Buffer
  type: string
}

export const storeImage = (
  storage: Pick<Storage, 'put'>,
  id: string,
  { data, format }: Pick<CleanImage, 'data' | 'format'>
): Promise<void> => storage.put(nameOf(id, format), data, imageTypes[format])

/** The image of an identifier, as large as it was brought; undefined where there is none. */
export async function readImage(storage: Storage, id: string): Promise<StoredImage | undefined> {
  if (!idPattern.test(id)) return undefined
  for (const format of formats) {
    const data = await storage.get(nameOf(id, format))
    if (data) return { data, type: imageTypes[format] }
  }
  return undefined
}

/** The same a piece at a time, for whoever hands it on. */
export async function openImage(
  storage: Storage,
  id: string
): Promise<{ stream: Readable; bytes: number; type: string } | undefined> {
  if (!idPattern.test(id)) return undefined
  for (const format of formats) {
    const file = await storage.stream(nameOf(id, format))
    if (file) return { ...file, type: imageTypes[format] }
  }
  return undefined
}

/** Bytes at the beginning of a file that say how large the picture is. */
const head = 64 * 1024

/** Reads no further than it must: the picture itself may be 60 MB. */
async function beginningOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece)
    length += piece.length
    if (length >= head) break
  }
  return Buffer.concat(pieces)
}

/** How large the image of an identifier was brought; undefined where there is none. */
export async function sizeOfImage(storage: Storage, id: string): Promise<UploadSize | undefined> {
  const file = await openImage(storage, id)
  if (!file) return undefined
  const { width, height } = await sharp(await beginningOf(file.stream)).metadata()
  return { id, width, height }
}

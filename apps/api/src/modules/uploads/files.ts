import type { Readable } from 'node:stream'
import type { UploadSize } from '@motif/contract'
import sharp from 'sharp'
import type { FileName, Storage } from '../../platform/storage/storage.ts'
import type { CleanImage } from './clean-image.ts'

const imageTypes = { png: 'image/png', jpg: 'image/jpeg' } as const
type ImageFormat = keyof typeof imageTypes

const formats = Object.keys(imageTypes) as ImageFormat[]

/** Identifiers of the shop: safe in a path. */
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

/** The original image of an upload; undefined if it does not exist. */
export async function readImage(storage: Storage, id: string): Promise<StoredImage | undefined> {
  if (!idPattern.test(id)) return undefined
  for (const format of formats) {
    const data = await storage.get(nameOf(id, format))
    if (data) return { data, type: imageTypes[format] }
  }
  return undefined
}

/** The same as a stream. */
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

/** Bytes at the start of a file that contain the image size. */
const head = 64 * 1024

/** Reads no further than needed: the file may have 60 MB. */
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

/** Size of the original image of an upload; undefined if it does not exist. */
export async function sizeOfImage(storage: Storage, id: string): Promise<UploadSize | undefined> {
  const file = await openImage(storage, id)
  if (!file) return undefined
  const { width, height } = await sharp(await beginningOf(file.stream)).metadata()
  return { id, width, height }
}

import type { UploadWidth } from '@motif/contract'
import sharp from 'sharp'
import { type FileName, type Storage, isFileName } from '../../platform/storage/storage.ts'
import { readImage } from './files.ts'
import { decodeQueue } from './decode-queue.ts'

export const renditionType = 'image/webp'

const making = new Map<FileName, Promise<Buffer | undefined>>()

async function make(storage: Storage, id: string, width: UploadWidth, name: FileName): Promise<Buffer | undefined> {
  const original = await readImage(storage, id)
  if (!original) return undefined
  const side = Number(width)
  const data = await decodeQueue(() =>
    sharp(original.data)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 3 })
      .toBuffer()
  )
  await storage.put(name, data, renditionType)
  return data
}

/** An upload scaled down to at most `width` pixels per side, generated on first request; undefined if it does not exist. */
export async function renditionOf(storage: Storage, id: string, width: UploadWidth): Promise<Buffer | undefined> {
  const name: FileName = `uploads/${id}.${width}.webp`
  if (!isFileName(name)) return undefined
  const kept = await storage.get(name)
  if (kept) return kept
  // Concurrent requests share one result.
  const made = making.get(name) ?? make(storage, id, width, name).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

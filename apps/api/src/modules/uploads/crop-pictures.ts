import { type PhotoCrop, cropPartsOf, cutOf } from '@motif/contract/photo-cut'
import { type LogoFile, logoHeight, logoWidthMax } from '@motif/contract/logo-rules'
import sharp, { type Sharp } from 'sharp'
import { type FileName, type Storage, isFileName } from '../../platform/storage/storage.ts'
import { readImage } from './files.ts'
import { decodeQueue } from './decode-queue.ts'

export type CropFormat = 'avif' | 'webp' | 'jpeg'

/** An upload, or a part of it, cropped to a ratio. */
export interface CroppedPicture {
  id: string
  width: number
  height: number
  format: CropFormat
  /** Point that is never cropped away, in whole percent of the upload's width and height. */
  focus: { x: number; y: number }
  /** In fractions of the upload's width and height; null for the whole. */
  crop: PhotoCrop | null
}

const making = new Map<FileName, Promise<Buffer | undefined>>()

/** Crop of a blank: keeps transparency, and is nearly lossless. */
type Cut = Omit<CroppedPicture, 'format'> & { format: CropFormat | 'blank' }

function written(picture: Sharp, format: CropFormat): Sharp {
  const onWhite = picture.flatten({ background: '#ffffff' })
  if (format === 'avif') return onWhite.avif({ quality: 58, effort: 3 })
  return format === 'webp' ? onWhite.webp({ quality: 82, effort: 3 }) : onWhite.jpeg({ quality: 82, mozjpeg: true })
}

async function make(storage: Storage, { id, width, height, format, focus, crop }: Cut, name: FileName) {
  const original = await readImage(storage, id)
  if (!original) return undefined
  const data = await decodeQueue(async () => {
    const { width: fullWidth, height: fullHeight } = await sharp(original.data).metadata()
    const cut = sharp(original.data)
      .extract(
        cutOf({ width: fullWidth, height: fullHeight }, width / height, { x: focus.x / 100, y: focus.y / 100 }, crop)
      )
      .resize(width, height, { fit: 'fill' })
    if (format === 'blank') return cut.webp({ quality: 95, effort: 3 }).toBuffer()
    return written(cut, format).toBuffer()
  })
  await storage.put(name, data, format === 'blank' ? 'image/webp' : `image/${format}`)
  return data
}

/**
 * An upload cropped around its focus, generated on first request and stored beside the upload, with which it is deleted. Undefined if the upload
 * does not exist.
 */
export const cropPicture = (storage: Storage, picture: CroppedPicture): Promise<Buffer | undefined> =>
  cachedCrop(storage, picture, picture.format)

/** A photograph of a blank, cropped the same way with its transparency, to show prints on. */
export const blankOf = (storage: Storage, picture: Omit<CroppedPicture, 'format'>): Promise<Buffer | undefined> =>
  cachedCrop(storage, { ...picture, format: 'blank' }, 'blank.webp')

/** A whole upload scaled to a width, cached in the same way. */
export const wholePicture = (
  storage: Storage,
  { id, width, format }: Pick<CroppedPicture, 'id' | 'width' | 'format'>
): Promise<Buffer | undefined> =>
  cached(storage, `uploads/${id}.whole-${width}.${format}`, async (name) => {
    const original = await readImage(storage, id)
    if (!original) return undefined
    const data = await decodeQueue(() => written(sharp(original.data).resize(width), format).toBuffer())
    await storage.put(name, data, `image/${format}`)
    return data
  })

/** An upload as a logo: scaled to a height, with transparency. The icon is a square that contains all of it. */
export const logoPicture = (
  storage: Storage,
  { id, file, format }: { id: string; file: LogoFile; format: 'webp' | 'png' }
): Promise<Buffer | undefined> =>
  cached(storage, `uploads/${id}.logo-${file}.${format}`, async (name) => {
    const original = await readImage(storage, id)
    if (!original) return undefined
    const picture = sharp(original.data)
    const sized =
      file === 'icon'
        ? picture.resize(64, 64, { fit: 'contain', background: '#00000000' })
        : picture.resize(logoWidthMax * (Number(file) / logoHeight), Number(file), { fit: 'inside' })
    const data = await decodeQueue(() =>
      (format === 'png' ? sized.png() : sized.webp({ quality: 90, effort: 4 })).toBuffer()
    )
    await storage.put(name, data, `image/${format}`)
    return data
  })

function cachedCrop(storage: Storage, picture: Cut, suffix: string): Promise<Buffer | undefined> {
  const { id, focus, crop, width } = picture
  const part = [focus.x, focus.y, ...(crop ? cropPartsOf(crop) : []), width].join('-')
  return cached(storage, `uploads/${id}.${part}.${suffix}`, (name) => make(storage, picture, name))
}

async function cached(
  storage: Storage,
  name: string,
  makeIt: (name: FileName) => Promise<Buffer | undefined>
): Promise<Buffer | undefined> {
  if (!isFileName(name)) return undefined
  const found = await storage.get(name)
  if (found) return found
  // Concurrent requests share one result.
  const made = making.get(name) ?? makeIt(name).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

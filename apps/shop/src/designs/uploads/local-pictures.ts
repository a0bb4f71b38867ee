import type { PixelSize } from '@motif/design'
import { mayBeTurnedByTheShop } from './stored-orientation.ts'

/** A local picture at screen size, with the file's original size. */
export interface LocalPicture extends PixelSize {
  address: string
}

/** Screen size, like the API's renditions. */
const longest = 1600

/** Size with the EXIF orientation applied. */
async function sizeOf(file: File): Promise<PixelSize> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = address
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Decodes off the main thread, at display size. A bitmap may store pixels without the EXIF orientation: drawn on a
 * canvas they are upright, transferred by `transferFromImageBitmap` they are not.
 * @throws if the browser cannot decode it
 */
async function lookAt(file: File): Promise<LocalPicture> {
  if (await mayBeTurnedByTheShop(file)) throw new Error('The shop knows better which way up the picture is.')
  const { width, height } = await sizeOf(file)
  const resize =
    Math.max(width, height) <= longest ? {} : width > height ? { resizeWidth: longest } : { resizeHeight: longest }
  const bitmap = await createImageBitmap(file, { ...resize, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!small) throw new Error('The picture cannot be drawn.')
  return { width, height, address: URL.createObjectURL(small) }
}

/** Local copies of pictures added in this session, shown at once without a request. */
export function createLocalPictures() {
  const byUpload = new Map<string, LocalPicture>()
  let looking: Promise<unknown> = Promise.resolve()
  return {
    /**
     * Undefined if the browser cannot decode it; the API may. Serialized: a photo takes up to 160 MB while decoding.
     */
    look: (file: File): Promise<LocalPicture | undefined> => {
      const looked = looking.then(() => lookAt(file)).catch(() => undefined)
      looking = looked
      return looked
    },
    keep: (uploadId: string, picture: LocalPicture | undefined) => void (picture && byUpload.set(uploadId, picture)),
    addressOf: (uploadId: string) => byUpload.get(uploadId)?.address,
    forget: (picture: LocalPicture | undefined) => (picture ? URL.revokeObjectURL(picture.address) : undefined),
    close: () => {
      for (const { address } of byUpload.values()) URL.revokeObjectURL(address)
    }
  }
}
export type LocalPictures = ReturnType<typeof createLocalPictures>

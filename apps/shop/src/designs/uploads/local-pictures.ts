import type { PixelSize } from '@motif/design'
import { mayBeTurnedByTheShop } from './stored-orientation.ts'

/** A picture of this device, small enough to be drawn again and again, with the size the file has. */
export interface LocalPicture extends PixelSize {
  address: string
}

/** Large enough for a screen, as the shop's own answers are. */
const longest = 1600

/** Upright, as the camera meant it. */
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
 * Unpacked beside the page, and kept no larger than it is shown. A bitmap may hold its pixels as they are stored, and the turn beside them: drawn on
 * a canvas they come upright, handed over to one (`transferFromImageBitmap`) they do not. @throws where the browser cannot read it
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

/** Pictures that came from this device since the tool was opened: seen at once, and without asking the shop for them. */
export function createLocalPictures() {
  const byUpload = new Map<string, LocalPicture>()
  let looking: Promise<unknown> = Promise.resolve()
  return {
    /** undefined where the browser cannot read it; the shop may. One after the other: a photo takes up to 160 MB while it is unpacked. */
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

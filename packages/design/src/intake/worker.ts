import { respondWith } from './respond.ts'
import { type ShrinkRequest, shrink } from './shrink.ts'

/**
 * Decodes HEIC in Safari, which applies the orientation.
 * @throws in other browsers, and if the orientation was not applied
 */
async function unpackedHere({ file, header: { width, height } }: ShrinkRequest): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file)
  if (bitmap.width !== width || bitmap.height !== height) throw new Error('The picture is not upright.')
  return bitmap
}

respondWith<ShrinkRequest>(async (order, onProgress) =>
  order.header.kind === 'heic' ? shrink(order, onProgress, await unpackedHere(order)) : shrink(order, onProgress)
)

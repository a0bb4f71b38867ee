import { answerWith } from './answer.ts'
import { type ShrinkOrder, shrink } from './shrink.ts'

/** Safari unpacks HEIC itself, and turns it as the file says. @throws in other browsers, and where it is not turned */
async function unpackedHere({ file, header: { width, height } }: ShrinkOrder): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file)
  if (bitmap.width !== width || bitmap.height !== height) throw new Error('The picture is not upright.')
  return bitmap
}

answerWith<ShrinkOrder>(async (order, onProgress) =>
  order.header.kind === 'heic' ? shrink(order, onProgress, await unpackedHere(order)) : shrink(order, onProgress)
)

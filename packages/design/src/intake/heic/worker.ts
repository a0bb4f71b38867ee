import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { answerWith } from '../answer.ts'
import { type ShrinkOrder, shrink } from '../shrink.ts'
import { bringToSrgb } from './colours.ts'
import { openHeicDecoder } from './decode.ts'

export interface HeicOrder extends ShrinkOrder {
  /** As many as may be unpacked. */
  mostPixels: number
}

/** One of 100 megapixels takes 400 MB. */
const bytesPerPixel = 4

/** How far it is when the decoder is here, and when it has done its work: that is the longest of all. */
const [loaded, decoded] = [0.1, 0.6]

async function unpacked(
  { file, header, mostPixels }: HeicOrder,
  onProgress: (done: number) => void
): Promise<ImageBitmap> {
  const answer = await fetch(wasmAddress)
  if (!answer.ok) throw new Error('The decoder of HEIC could not be loaded.')
  const decode = openHeicDecoder(await answer.arrayBuffer(), {
    pixels: mostPixels,
    pieceBytes: bytesPerPixel * mostPixels + 1024 * 1024
  })
  onProgress(loaded)
  const { data, width, height, stride } = decode(new Uint8Array(await file.arrayBuffer()))
  if (header.toSrgb) bringToSrgb(data, header.toSrgb)
  onProgress(decoded)
  // What is beyond the picture's width fills up its rows.
  return createImageBitmap(new ImageData(data, stride / bytesPerPixel, height), 0, 0, width, height)
}

answerWith<HeicOrder>(async (order, onProgress) => {
  const bitmap = await unpacked(order, onProgress)
  const { width, height } = bitmap
  return shrink(
    { ...order, header: { ...order.header, width, height } },
    (done) => onProgress(decoded + done * (1 - decoded)),
    bitmap
  )
})

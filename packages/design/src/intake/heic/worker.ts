import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { respondWith } from '../respond.ts'
import { type ShrinkRequest, shrink } from '../shrink.ts'
import { bringToSrgb } from './colours.ts'
import { openHeicDecoder } from './decode.ts'

export interface HeicRequest extends ShrinkRequest {
  /** Maximum number of decoded pixels. */
  mostPixels: number
}

/** A picture of 100 megapixels takes 400 MB. */
const bytesPerPixel = 4

/** Progress after the decoder was loaded, and after decoding, the longest step. */
const [loaded, decoded] = [0.1, 0.6]

async function unpacked(
  { file, header, mostPixels }: HeicRequest,
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
  // The stride may exceed the width; the padding is cropped.
  return createImageBitmap(new ImageData(data, stride / bytesPerPixel, height), 0, 0, width, height)
}

respondWith<HeicRequest>(async (order, onProgress) => {
  const bitmap = await unpacked(order, onProgress)
  const { width, height } = bitmap
  return shrink(
    { ...order, header: { ...order.header, width, height } },
    (done) => onProgress(decoded + done * (1 - decoded)),
    bitmap
  )
})

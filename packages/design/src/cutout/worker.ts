import { type CutPicture, type TooLarge, cutLossless, cutLossy } from './full-size.ts'
import type { Matte } from './matte.ts'
import type { CutoutSettings } from './settings.ts'
import { type Background, backgroundOf } from './work.ts'

export interface FullSizeRequest {
  /** URL of the original file. */
  address: string
  matte: Matte
  /** Maximum size of the file in bytes. */
  most: number
  /** Set if the lossless attempt already failed. */
  tooLarge?: TooLarge
}

export type CutoutMessage =
  | { open: ImageBitmap }
  | { look: CutoutSettings }
  | { matte: CutoutSettings }
  | { apply: FullSizeRequest }

export type CutoutResponse =
  | { opened: true }
  | { picture: ImageData }
  | { matte: Matte }
  | { progress: number }
  | { cut: CutPicture | TooLarge }
  | { error: string }

// TypeScript types a worker's global scope like a window.
const scope = self as unknown as { postMessage: (message: CutoutResponse, transfer: Transferable[]) => void }

const tell = (message: CutoutResponse) =>
  scope.postMessage(message, 'picture' in message ? [message.picture.data.buffer] : [])

let opened: { background: Background; width: number; height: number } | undefined

function open(picture: ImageBitmap) {
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no memory to look at the picture.')
  context.drawImage(picture, 0, 0)
  picture.close()
  opened = { background: backgroundOf(context.getImageData(0, 0, width, height)), width, height }
}

async function apply({ address, matte, most, tooLarge }: FullSizeRequest): Promise<CutoutResponse> {
  const response = await fetch(address)
  if (!response.ok) throw new Error('The picture is not here any more.')
  const order = { source: await response.blob(), matte, most, onProgress: (progress: number) => tell({ progress }) }
  return { cut: await (tooLarge ? cutLossy(order, tooLarge) : cutLossless(order)) }
}

async function answer(message: CutoutMessage): Promise<CutoutResponse> {
  if ('apply' in message) return apply(message.apply)
  if ('open' in message) {
    open(message.open)
    return { opened: true }
  }
  if (!opened) throw new Error('No picture was opened.')
  if ('matte' in message) return { matte: opened.background.matteFor(message.matte) }
  return { picture: new ImageData(opened.background.cut(message.look), opened.width, opened.height) }
}

self.addEventListener('message', ({ data }: MessageEvent<CutoutMessage>) => {
  answer(data)
    .then(tell)
    .catch((error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }))
})

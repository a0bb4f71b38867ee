import { tileColumns, tilePlace, tiles } from '../asset.ts'
import { compose } from '../compose.ts'
import type { Tint } from '../description.ts'
import { inkOf } from '../ink.ts'
import { type LaidInk, layInk } from '../lay-ink.ts'
import type { Layers, Places } from '../layers.ts'
import { readingContext } from './ink-canvas.ts'

export interface PixelView {
  id: number
  width: number
  height: number
  goods: ImageBitmap
  bed: ImageBitmap
  over?: ImageBitmap | undefined
  places: Places
}

export interface PixelTask {
  id: number
  view: number
  tint: Tint
  /** Which ink lies on the goods; with its pixels, fitted to the print already, the first time it does. */
  ink?: { id: number; pixels?: ImageData | undefined } | undefined
}

export type PixelMessage = { load: PixelView } | { forget: number } | { paint: PixelTask }
export type PixelAnswer = { id: number; picture: ImageData } | { id: number; error: string }

const views = new Map<number, Layers>()

function pixelsOf(picture: ImageBitmap): Uint8ClampedArray {
  const context = readingContext(new OffscreenCanvas(picture.width, picture.height))
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  picture.close()
  return data
}

function layersOf({ width, height, goods, bed, over, places }: PixelView): Layers {
  const grey = pixelsOf(goods)
  const spread = (index: number, to: Uint8Array, channel: number) => {
    const { column, row } = tilePlace(index)
    for (let y = 0, at = channel; y < height; y++) {
      const from = ((row * height + y) * tileColumns + column) * width * 4
      for (let x = 0; x < width; x++, at += 4) to[at] = grey[from + x * 4] ?? 0
    }
  }
  const layers = { width, height, bed: new Uint8Array(pixelsOf(bed).buffer), goods: new Uint8Array(width * height * 4), over: over && new Uint8Array(pixelsOf(over).buffer), places }
  for (let channel = 0; channel < 4; channel++) spread(channel, layers.goods, channel)
  if (layers.over) spread(tiles.indexOf('overCover'), layers.over, 3)
  return layers
}

/** The ink laid last: it stays while only the colour of the goods changes. */
let laid: { view: number; id: number; ink: LaidInk } | undefined

function inkOn(view: number, layers: Layers, { id, pixels }: NonNullable<PixelTask['ink']>): LaidInk | undefined {
  if (pixels) laid = { view, id, ink: layInk(layers, inkOf(pixels.data, pixels.width, pixels.height)) }
  return laid?.view === view && laid.id === id ? laid.ink : undefined
}

function paint({ id, view, tint, ink }: PixelTask): PixelAnswer {
  const layers = views.get(view)
  if (!layers) return { id, error: 'The view was forgotten.' }
  const picture = new ImageData(layers.width, layers.height)
  compose(layers, { tint, ink: ink && inkOn(view, layers, ink) }, picture.data)
  return { id, picture }
}

// Of a worker's scope the library knows what a window has, too.
const scope = self as unknown as { postMessage: (message: PixelAnswer, transfer: Transferable[]) => void }

self.addEventListener('message', ({ data }: MessageEvent<PixelMessage>) => {
  if ('load' in data) views.set(data.load.id, layersOf(data.load))
  else if ('forget' in data) views.delete(data.forget)
  else {
    const answer = paint(data.paint)
    scope.postMessage(answer, 'picture' in answer ? [answer.picture.data.buffer] : [])
  }
})

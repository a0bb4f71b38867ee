import { tileColumns, tilePlace, tiles } from '../asset.ts'
import { compose } from '../compose.ts'
import type { Tint } from '../description.ts'
import { inkOf } from '../ink.ts'
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
  /** Fitted to the print already. */
  ink?: ImageData | undefined
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
  const opaqueBed = pixelsOf(bed)
  const top = over && pixelsOf(over)
  const tile = (index: number) => {
    const { column, row } = tilePlace(index)
    return (pixel: number) => grey[((row * height + Math.floor(pixel / width)) * width * tileColumns + column * width + (pixel % width)) * 4] ?? 0
  }
  const [first, overCover] = [[0, 1, 2, 3].map(tile), tile(tiles.indexOf('overCover'))]
  const layers = { width, height, bed: new Uint8Array(width * height * 3), goods: new Uint8Array(width * height * 4), over: top && new Uint8Array(width * height * 4), places }
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (const [channel, read] of first.entries()) layers.goods[pixel * 4 + channel] = read(pixel)
    for (let channel = 0; channel < 3; channel++) {
      layers.bed[pixel * 3 + channel] = opaqueBed[pixel * 4 + channel] ?? 0
      if (layers.over) layers.over[pixel * 4 + channel] = top?.[pixel * 4 + channel] ?? 0
    }
    if (layers.over) layers.over[pixel * 4 + 3] = overCover(pixel)
  }
  return layers
}

function paint({ id, view, tint, ink }: PixelTask): PixelAnswer {
  const layers = views.get(view)
  if (!layers) return { id, error: 'The view was forgotten.' }
  const picture = new ImageData(layers.width, layers.height)
  compose(layers, { tint, ink: ink && inkOf(ink.data, ink.width, ink.height) }, picture.data)
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

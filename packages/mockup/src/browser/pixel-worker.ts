import { type AssetInfo, type AssetParts, tilePlace, tiles } from '../asset.ts'
import { compose } from '../compose.ts'
import type { Tint } from '../description.ts'
import { inkOf } from '../ink.ts'
import { type LaidInk, layInk } from '../lay-ink.ts'
import type { Layers, UvMap } from '../layers.ts'
import { type Samples, findSamples } from '../samples.ts'
import { decodePart } from './decode-part.ts'
import { fitInk, readingContext } from './ink-canvas.ts'

/** Rows of a picture from `first`. */
export interface Rows {
  first: number
  count: number
}

export interface PixelView extends AssetInfo {
  rows: Rows
  parts: AssetParts
  uvMap: UvMap
}

export interface PixelTask {
  tint: Tint
  /** The ink's id; with its picture on first use. */
  ink?: { id: number; picture?: ImageBitmap | undefined } | undefined
}

export type PixelMessage = { id: number; view: number } & (
  | { load: PixelView }
  | { paint: PixelTask }
  | { forget: true }
)
/** The rendered rows, if requested. */
export type PixelResponse = { id: number; picture?: ImageData | undefined } | { id: number; error: string }

/** A band of a view, and its ink samples. */
interface Band {
  view: PixelView
  layers: Layers
  samples: Samples
}

const bands = new Map<number, Band>()

/** Pixels of a rectangle of a picture. */
function pixelsAt(picture: ImageBitmap, left: number, top: number, { width, rows }: PixelView): Uint8ClampedArray {
  const context = readingContext(new OffscreenCanvas(width, rows.count))
  context.drawImage(picture, -left, -top - rows.first)
  return context.getImageData(0, 0, width, rows.count).data
}

async function bandOf(view: PixelView): Promise<Band> {
  const { width, height, rows, parts, uvMap } = view
  const [grey, background, over] = await Promise.all([
    decodePart(parts.shading),
    decodePart(parts.background),
    parts.over && decodePart(parts.over)
  ])
  const spread = (index: number, to: Uint8Array, channel: number) => {
    const { column, row } = tilePlace(index)
    const tile = pixelsAt(grey, column * width, row * height, view)
    for (let at = 0; at < to.length; at += 4) to[at + channel] = tile[at] ?? 0
  }
  const colours = (picture: ImageBitmap) => new Uint8Array(pixelsAt(picture, 0, 0, view).buffer)
  const layers: Layers = {
    width,
    height: rows.count,
    above: rows.first,
    fullHeight: height,
    background: colours(background),
    shading: new Uint8Array(width * rows.count * 4),
    over: over && colours(over),
    uvMap
  }
  for (let channel = 0; channel < 4; channel++) spread(channel, layers.shading, channel)
  if (layers.over) spread(tiles.indexOf('overCover'), layers.over, 3)
  for (const picture of [grey, background, over]) picture?.close()
  return { view, layers, samples: findSamples(layers, view.ink) }
}

const inkCanvas = new OffscreenCanvas(1, 1)

function lay({ view, samples }: Band, picture: ImageBitmap): LaidInk {
  const { width, height } = view.ink
  const { first, count } = samples.rows
  const { data } = fitInk(inkCanvas, picture, view, samples.rows).getImageData(0, 0, width, count)
  picture.close()
  return layInk(samples, inkOf(data, width, height, first))
}

/** The last laid ink: it stays while only the product's colour changes. */
let laid: { view: number; id: number; ink: LaidInk } | undefined

function paint(view: number, { tint, ink }: PixelTask): ImageData {
  const band = bands.get(view)
  if (!band) throw new RangeError('The view was forgotten.')
  if (ink?.picture) laid = { view, id: ink.id, ink: lay(band, ink.picture) }
  const { width, rows } = band.view
  const picture = new ImageData(width, rows.count)
  compose(
    band.layers,
    { tint, ink: ink && laid?.view === view && laid.id === ink.id ? laid.ink : undefined },
    picture.data
  )
  return picture
}

async function handleMessage(message: PixelMessage): Promise<ImageData | undefined> {
  if ('paint' in message) return paint(message.view, message.paint)
  if ('forget' in message) bands.delete(message.view)
  else bands.set(message.view, await bandOf(message.load))
  return undefined
}

// TypeScript types a worker's global scope like a window.
const scope = self as unknown as { postMessage: (message: PixelResponse, transfer: Transferable[]) => void }

self.addEventListener('message', ({ data: message }: MessageEvent<PixelMessage>) => {
  const { id } = message
  handleMessage(message).then(
    (picture) => scope.postMessage({ id, picture }, picture ? [picture.data.buffer] : []),
    (error: unknown) => scope.postMessage({ id, error: String(error) }, [])
  )
})

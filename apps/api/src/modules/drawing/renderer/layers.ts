import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Layers, photographLayers, uvColumns, uvRows } from '@motif/mockup'
import sharp, { type Sharp } from 'sharp'
import { passFolder } from '../view-content.ts'
import { type OwnView, takesColour } from '../own-views.ts'
import { pictureBed } from '../picture-set.ts'
import { type ViewId, pictureSize } from '../views.ts'
import { warmBackground } from './background.ts'

/** Widths of cached layers: cards, phones, zoom. Their ratio is 4:5. */
export const layerWidths = [400, 640, 800, pictureSize.width] as const
export type LayerWidth = (typeof layerWidths)[number]

const fullPixels = pictureSize.width * pictureSize.height

/** A resized picture as pixels. Premultiplied alpha avoids fringes. */
async function pixelsOf(picture: Sharp, width: LayerWidth): Promise<Uint8Array> {
  return (width === pictureSize.width ? picture : picture.resize({ width, kernel: 'linear' })).raw().toBuffer()
}

/** Shading weighted by the product's coverage: coverage replaces alpha while resizing. */
async function readShading(light: string, print: string, width: LayerWidth): Promise<Uint8Array> {
  const lit = await sharp(light).removeAlpha().raw().toBuffer()
  const covered = new Uint8Array(fullPixels * 4)
  for (let pixel = 0; pixel < fullPixels; pixel++) {
    covered[pixel * 4] = lit[pixel * 3] ?? 0
    covered[pixel * 4 + 1] = lit[pixel * 3 + 1] ?? 0
    covered[pixel * 4 + 3] = lit[pixel * 3 + 2] ?? 0
  }
  const shading = await pixelsOf(sharp(covered, { raw: { ...pictureSize, channels: 4 } }), width)
  const mask = await pixelsOf(sharp(print).toColourspace('b-w'), width)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    shading[pixel * 4 + 2] = shading[pixel * 4 + 3] ?? 0
    shading[pixel * 4 + 3] = mask[pixel] ?? 0
  }
  return shading
}

async function readUvMap(file: string): Promise<Layers['uvMap']> {
  const bytes = await readFile(file)
  const points = uvColumns * uvRows
  const numbers = new Uint16Array(bytes.buffer, bytes.byteOffset, points * 2)
  return { across: numbers.slice(0, points), down: numbers.slice(points) }
}

const bed = [1, 3, 5].map((at) => Number.parseInt(pictureBed.slice(at, at + 2), 16)) as [number, number, number]

/** The original photograph, resized. */
async function layersOf({ id, corners }: OwnView, blank: Uint8Array, width: LayerWidth): Promise<Layers> {
  const pixels = await pixelsOf(sharp(blank).ensureAlpha(), width)
  const height = (width * pictureSize.height) / pictureSize.width
  return photographLayers({ pixels, width, height, corners, isDyed: takesColour(id), bed })
}

async function readLayers(view: ViewId, width: LayerWidth): Promise<Layers> {
  const file = (name: string) => join(passFolder, view, name)
  const hasOver = await stat(file('over.webp')).then(
    () => true,
    () => false
  )
  // One after another, because each takes megabytes when decoded.
  const shading = await readShading(file('light.webp'), file('print.webp'), width)
  const background = await pixelsOf(sharp(file('background.webp')).ensureAlpha(), width)
  const over = hasOver ? await pixelsOf(sharp(file('over.webp')).ensureAlpha(), width) : undefined
  const uvMap = await readUvMap(file('uv-map.bin'))
  const height = (width * pictureSize.height) / pictureSize.width
  return { width, height, above: 0, fullHeight: height, background: warmBackground(background), shading, over, uvMap }
}

/** Size limit of the layer cache, 16 bytes per pixel: one view at its largest and one for cards. */
const pixelsKept = 1.25 * fullPixels
const pixelsIn = (width: LayerWidth) => (width * width * pictureSize.height) / pictureSize.width
const kept = new Map<string, { width: LayerWidth; layers: Promise<Layers> }>()

/**
 * The layers of a view. tools/pictures/README.md describes the passes; for a photograph they are computed from `blank`, a file of it at picture
 * size.
 */
export function loadLayers(view: ViewId | OwnView, width: LayerWidth, blank?: Uint8Array): Promise<Layers> {
  const key = `${typeof view === 'string' ? view : view.id} ${width}`
  const read = () => {
    if (typeof view === 'string') return readLayers(view, width)
    if (!blank) throw new Error('A photograph is to be drawn without a file of it')
    return layersOf(view, blank, width)
  }
  const layers = kept.get(key)?.layers ?? read()
  // Reinserted, so that the first key is the least recently used.
  kept.delete(key)
  kept.set(key, { width, layers })
  layers.catch(() => kept.delete(key))
  let pixels = [...kept.values()].reduce((sum, one) => sum + pixelsIn(one.width), 0)
  for (const [oldest, { width }] of kept) {
    if (pixels <= pixelsKept) break
    kept.delete(oldest)
    pixels -= pixelsIn(width)
  }
  return layers
}

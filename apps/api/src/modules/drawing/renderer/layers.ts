import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Layers, photographLayers, uvColumns, uvRows } from '@motif/mockup'
import sharp, { type Sharp } from 'sharp'
import { passFolder } from '../view-content.ts'
import { type OwnView, takesColour } from '../own-views.ts'
import { pictureBed } from '../picture-set.ts'
import { type ViewId, pictureSize } from '../views.ts'
import { warmBackground } from './background.ts'

/** Widths layers are kept in: cards, the screens of phones, zoom. Their heights are five quarters of these. */
export const layerWidths = [400, 640, 800, pictureSize.width] as const
export type LayerWidth = (typeof layerWidths)[number]

const fullPixels = pictureSize.width * pictureSize.height

/** A picture in another size, as pixels. What is multiplied by alpha while it shrinks stays clean along edges. */
async function pixelsOf(picture: Sharp, width: LayerWidth): Promise<Uint8Array> {
  return (width === pictureSize.width ? picture : picture.resize({ width, kernel: 'linear' })).raw().toBuffer()
}

/** Light counts as far as the product covers a pixel: coverage takes alpha's place while it shrinks. */
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

/** Of a photograph, as it came: in the size of a picture. */
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
  // One after the other: unpacked, each takes its megabytes.
  const shading = await readShading(file('light.webp'), file('print.webp'), width)
  const background = await pixelsOf(sharp(file('background.webp')).ensureAlpha(), width)
  const over = hasOver ? await pixelsOf(sharp(file('over.webp')).ensureAlpha(), width) : undefined
  const uvMap = await readUvMap(file('uv-map.bin'))
  const height = (width * pictureSize.height) / pictureSize.width
  return { width, height, above: 0, fullHeight: height, background: warmBackground(background), shading, over, uvMap }
}

/** Layers last used stay, as long as they are no more than this together, 16 bytes each: a view at its largest and one of a card. */
const pixelsKept = 1.25 * fullPixels
const pixelsIn = (width: LayerWidth) => (width * width * pictureSize.height) / pictureSize.width
const kept = new Map<string, { width: LayerWidth; layers: Promise<Layers> }>()

/**
 * What pictures of a view are put together from. What each pass holds is said in tools/pictures/README.md; of a photograph they are
 * found in `blank`, a file of it in the size of a picture.
 */
export function loadLayers(view: ViewId | OwnView, width: LayerWidth, blank?: Uint8Array): Promise<Layers> {
  const key = `${typeof view === 'string' ? view : view.id} ${width}`
  const read = () => {
    if (typeof view === 'string') return readLayers(view, width)
    if (!blank) throw new Error('A photograph is to be drawn without a file of it')
    return layersOf(view, blank, width)
  }
  const layers = kept.get(key)?.layers ?? read()
  // Taken out and put in again, so that the first key is the one longest unused.
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

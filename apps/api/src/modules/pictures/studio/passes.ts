import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ViewId, pictureSize } from '../views.ts'

const folder = join(import.meta.dirname, '../../../../../../tools/pictures/passes')

/**
 * The layers a view is put together from, pixel by pixel alike. What each holds is said in tools/pictures/README.md.
 */
export interface Passes {
  width: number
  height: number
  /** The bed with the shadow of the goods: red, green, blue. */
  bed: Uint8Array
  /** Diffuse light, gloss, coverage. */
  light: Uint8Array
  /** Place on the print area (across, down) and mask, 16 bit each. */
  print: Uint16Array
  /** Parts that take no tint: red, green, blue, alpha. */
  over: Uint8Array | undefined
}

/** `full` is the picture's largest size; `half`, a quarter of the work, is enough for cards. */
export type PassSize = 'half' | 'full'

async function readFull(view: ViewId): Promise<Passes> {
  const file = (name: string) => join(folder, view, name)
  const hasOver = await stat(file('over.webp')).then(() => true, () => false)
  const [bed, light, places, over] = await Promise.all([
    sharp(file('bed.webp')).removeAlpha().raw().toBuffer(),
    sharp(file('light.webp')).removeAlpha().raw().toBuffer(),
    sharp(file('print.png')).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer(),
    hasOver ? sharp(file('over.webp')).ensureAlpha().raw().toBuffer() : undefined
  ])
  return { ...pictureSize, bed, light, print: new Uint16Array(places.buffer, places.byteOffset, places.length / 2), over }
}

/** Averages two by two pixels; channels for which `weight` names another count by that one, so that edges stay clean. */
function halve<Pixels extends Uint8Array | Uint16Array>(from: Pixels, to: Pixels, channels: number, width: number, weight: number | undefined): Pixels {
  const half = width / 2
  for (let pixel = 0; pixel < to.length / channels; pixel++) {
    const first = (Math.floor(pixel / half) * 2 * width + (pixel % half) * 2) * channels
    const four = [first, first + channels, first + width * channels, first + (width + 1) * channels]
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0
      let total = 0
      for (const at of four) {
        const share = weight === undefined || weight === channel ? 1 : (from[at + weight] ?? 0)
        sum += (from[at + channel] ?? 0) * share
        total += share
      }
      to[pixel * channels + channel] = total === 0 ? (from[first + channel] ?? 0) : Math.round(sum / total)
    }
  }
  return to
}

function halfOf({ width, height, bed, light, print, over }: Passes): Passes {
  const pixels = (width * height) / 4
  return {
    width: width / 2,
    height: height / 2,
    bed: halve(bed, new Uint8Array(pixels * 3), 3, width, undefined),
    light: halve(light, new Uint8Array(pixels * 3), 3, width, 2),
    print: halve(print, new Uint16Array(pixels * 3), 3, width, 2),
    over: over && halve(over, new Uint8Array(pixels * 4), 4, width, 3)
  }
}

/** Full-size passes are some 30 MB a view: no more than this many are kept; all halves are. */
const fullKept = 3
const halves = new Map<ViewId, Promise<Passes>>()
const fulls = new Map<ViewId, Promise<Passes>>()

function fullPasses(view: ViewId): Promise<Passes> {
  const kept = fulls.get(view) ?? readFull(view)
  // Taken out and put in again, so that the first key is the one longest unused.
  fulls.delete(view)
  fulls.set(view, kept)
  kept.catch(() => fulls.delete(view))
  const [oldest] = fulls.keys()
  if (fulls.size > fullKept && oldest) fulls.delete(oldest)
  return kept
}

export function loadPasses(view: ViewId, size: PassSize): Promise<Passes> {
  if (size === 'full') return fullPasses(view)
  const kept = halves.get(view) ?? readFull(view).then(halfOf)
  halves.set(view, kept)
  kept.catch(() => halves.delete(view))
  return kept
}

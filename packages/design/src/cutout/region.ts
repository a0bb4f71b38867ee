import { type Pixels, pixelAt } from './backdrop.ts'
import { type Reference, nearest, toLab } from './colour.ts'
import type { CutoutSettings } from './settings.ts'

/** Distances are quantized to bytes: steps per unit of OKLab. */
const steps = 500
/** Regions below this fraction of the picture are noise. */
const grain = 0.000_03

/** Distance of each pixel from the nearest reference colour; 0 for transparent pixels. */
export function distancesOf({ data, width, height }: Pixels, references: readonly Reference[]): Uint8Array {
  const distances = new Uint8Array(width * height)
  const lab = new Float32Array(3)
  // Neighbouring pixels often have the same colour.
  let [last, known] = [-1, 255]
  for (let at = 0, index = 0; index < distances.length; at += 4, index += 1) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const name = (red << 16) | (green << 8) | blue
    if (name !== last) {
      toLab(red, green, blue, lab)
      known = references.length === 0 ? 255 : Math.min(255, Math.round(nearest(lab, references).distance * steps))
      last = name
    }
    distances[index] = (data[at + 3] ?? 0) < 8 ? 0 : known
  }
  return distances
}

interface Walk {
  width: number
  height: number
  seen: Uint8Array
  /** Visited pixels, as many as `walk` returned. */
  found: Int32Array
}

const walkOver = ({ width, height }: { width: number; height: number }): Walk => ({
  width,
  height,
  seen: new Uint8Array(width * height),
  found: new Int32Array(width * height)
})

/** Flood fill from the seeds over all pixels that `isOpen` accepts; returns their number. */
function walk(
  { width, height, seen, found }: Walk,
  seeds: Iterable<number>,
  isOpen: (index: number) => boolean
): number {
  let [head, tail] = [0, 0]
  const visit = (index: number) => {
    if (seen[index] === 1 || !isOpen(index)) return
    seen[index] = 1
    found[tail] = index
    tail += 1
  }
  for (const seed of seeds) visit(seed)
  while (head < tail) {
    const index = found[head] ?? 0
    head += 1
    const x = index % width
    if (x > 0) visit(index - 1)
    if (x < width - 1) visit(index + 1)
    if (index >= width) visit(index - width)
    if (index < width * (height - 1)) visit(index + width)
  }
  return tail
}

function* edgesOf({ width, height }: { width: number; height: number }): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x
    yield (height - 1) * width + x
  }
  for (let y = 0; y < height; y += 1) {
    yield y * width
    yield y * width + width - 1
  }
}

/** Merges regions of noise into their surroundings. */
function despeckle(region: Uint8Array, size: { width: number; height: number }): void {
  const least = Math.max(2, Math.round(region.length * grain))
  const walked = walkOver(size)
  const isOutside = (index: number) => region[index] === 0
  for (let start = 0; start < region.length; start += 1) {
    if (region[start] === 1 || walked.seen[start] === 1) continue
    const count = walk(walked, [start], isOutside)
    if (count < least) for (const index of walked.found.subarray(0, count)) region[index] = 1
  }
}

/** The region to remove, 1 per pixel: background colours connected to the edges or to picked points. */
export function regionOf(
  size: { width: number; height: number },
  distances: Uint8Array,
  { isFromEdges, picks, tolerance, isEverywhere }: CutoutSettings
): Uint8Array {
  const region = new Uint8Array(distances.length)
  const reach = tolerance * steps
  const isNear = (index: number) => (distances[index] ?? 255) <= reach
  if (isEverywhere) {
    for (let index = 0; index < region.length; index += 1) region[index] = isNear(index) ? 1 : 0
  } else {
    const pointedAt = picks.map((place) => {
      const { x, y } = pixelAt(size, place)
      return y * size.width + x
    })
    const seeds = function* () {
      if (isFromEdges) yield* edgesOf(size)
      yield* pointedAt
    }
    const walked = walkOver(size)
    const count = walk(walked, seeds(), isNear)
    for (const index of walked.found.subarray(0, count)) region[index] = 1
  }
  // An empty region has no surroundings to merge into.
  if (region.includes(1)) despeckle(region, size)
  return region
}

import type { Pixels } from './backdrop.ts'
import { type Reference, nearest, toLab } from './colour.ts'

/** The result of the analysis at preview size, applicable at any size: where the background is, and its colours. */
export interface Matte {
  width: number
  height: number
  /** Class of each pixel, see `place`. */
  edge: Uint8Array
  /** For each edge pixel the foreground and background colour, six bytes. */
  rims: Uint8Array
  /** Alpha of a feathered edge, 0 to 255; undefined without feathering. */
  soft: Uint8Array | undefined
  references: readonly Reference[]
  tolerance: number
}

/** At edges each pixel's own colour decides, most reliably if the foreground colour is known. */
const place = { thing: 0, edge: 1, knownEdge: 2, behind: 3 } as const

/** Radius in which foreground and background colours of an edge pixel are searched. */
const look = 3

/** One box blur pass over `radius` neighbours to each side; edge pixels are repeated. */
function blur(
  from: Uint8Array,
  to: Uint8Array,
  lines: number,
  length: number,
  radius: number,
  lineStep: number,
  step: number
): void {
  const span = radius * 2 + 1
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep
    const at = (index: number) => from[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
    let sum = 0
    for (let index = -radius; index <= radius; index += 1) sum += at(index)
    for (let index = 0; index < length; index += 1) {
      to[start + index * step] = Math.round(sum / span)
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
}

/** Fraction of background around each pixel. */
function spread(region: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const all = region.map((is) => (is === 1 ? 255 : 0))
  const other = new Uint8Array(all.length)
  // Two passes give a smooth falloff instead of a linear one.
  for (let pass = 0; pass < 2; pass += 1) {
    blur(all, other, height, width, radius, width, 1)
    blur(other, all, width, height, radius, 1, width)
  }
  return all
}

/** Edge pixels of a region: their neighbourhood contains both classes. */
function edgeOf(region: Uint8Array, width: number, height: number): Uint8Array {
  const edge = new Uint8Array(region.length)
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
      let count = 0
      for (const row of [above, y * width, below])
        count += (region[row + left] ?? 0) + (region[row + x] ?? 0) + (region[row + right] ?? 0)
      edge[y * width + x] = count === 0 ? place.thing : count === 9 ? place.behind : place.edge
    }
  }
  return edge
}

/** Estimates the foreground and background colours that each edge pixel mixes. */
function rimsOf({ data, width, height }: Pixels, edge: Uint8Array, references: readonly Reference[]): Uint8Array {
  const rims = new Uint8Array(edge.length * 6)
  const lab = new Float32Array(3)
  for (let index = 0; index < edge.length; index += 1) {
    if (edge[index] !== place.edge) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    const [thing, behind] = [
      [0, 0, 0, 0],
      [0, 0, 0, 0]
    ] as [number[], number[]]
    for (let row = Math.max(0, y - look); row <= Math.min(height - 1, y + look); row += 1) {
      for (let column = Math.max(0, x - look); column <= Math.min(width - 1, x + look); column += 1) {
        const other = row * width + column
        const sum = edge[other] === place.thing ? thing : edge[other] === place.behind ? behind : undefined
        if (!sum || (data[other * 4 + 3] ?? 0) < 8) continue
        for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (data[other * 4 + part] ?? 0)
        sum[3] = (sum[3] ?? 0) + 1
      }
    }
    toLab(data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0, lab)
    const like = references[nearest(lab, references).index]?.rgb
    const [things, behinds] = [thing[3] ?? 0, behind[3] ?? 0]
    for (let part = 0; part < 3; part += 1) {
      rims[index * 6 + part] = things === 0 ? 0 : (thing[part] ?? 0) / things
      rims[index * 6 + 3 + part] = behinds === 0 ? (like?.[part] ?? 0) : (behind[part] ?? 0) / behinds
    }
    if (things > 0) edge[index] = place.knownEdge
  }
  return rims
}

export function matteOf(
  region: Uint8Array,
  pixels: Pixels,
  references: readonly Reference[],
  { tolerance, feather }: { tolerance: number; feather: number }
): Matte {
  const { width, height } = pixels
  const radius = Math.round((feather / 1000) * Math.max(width, height))
  const soft = radius < 1 ? undefined : spread(region, width, height, Math.max(1, Math.round(radius / 2)))
  // Alpha rises from 0 at the edge to full beyond the background's reach.
  if (soft)
    for (let index = 0; index < soft.length; index += 1)
      soft[index] = Math.min(255, Math.max(0, 2 * (255 - (soft[index] ?? 0)) - 255))
  const edge = edgeOf(region, width, height)
  return { width, height, rims: rimsOf(pixels, edge, references), edge, soft, references, tolerance }
}

/** Width of the transition beyond the tolerance where the foreground colour is unknown. */
const softness = (tolerance: number) => 0.35 * tolerance + 0.02
/** Share of a mixture attributed to noise and treated as background. */
const lost = 0.12

/** Alpha of the pixel at `at`, from its position between foreground and background colour. */
function shareOf(data: Uint8ClampedArray, at: number, rims: Uint8Array, rim: number): number {
  let [along, whole] = [0, 0]
  for (let part = 0; part < 3; part += 1) {
    const behind = rims[rim + 3 + part] ?? 0
    const way = (rims[rim + part] ?? 0) - behind
    along += ((data[at + part] ?? 0) - behind) * way
    whole += way * way
  }
  return whole === 0 ? 0 : Math.min(1, Math.max(0, (along / whole - lost) / (1 - 2 * lost)))
}

function sampled(map: Uint8Array, { width, height }: Matte, x: number, y: number): number {
  const [left, top] = [
    Math.min(width - 1, Math.max(0, Math.floor(x))),
    Math.min(height - 1, Math.max(0, Math.floor(y)))
  ]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const above = (map[top * width + left] ?? 0) * (1 - across) + (map[top * width + right] ?? 0) * across
  const below = (map[bottom * width + left] ?? 0) * (1 - across) + (map[bottom * width + right] ?? 0) * across
  return above * (1 - down) + below * down
}

/**
 * Removes the background from rows of a picture, in place. The picture may be larger than the matte: edges are
 * evaluated per pixel. The background's contribution to an edge colour is subtracted.
 */
export function cutRows({ data, width, height }: Pixels, top: number, fullHeight: number, matte: Matte): void {
  const [across, down] = [matte.width / width, matte.height / fullHeight]
  const { edge, rims, soft, references, tolerance } = matte
  const run = softness(tolerance)
  const lab = new Float32Array(3)
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(matte.height - 1, Math.floor((top + y + 0.5) * down)) * matte.width
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const index = row + Math.min(matte.width - 1, Math.floor((x + 0.5) * across))
      const where = edge[index] ?? place.thing
      if (where === place.thing && !soft) continue
      let stays = where === place.behind ? 0 : 1
      if (where === place.edge || where === place.knownEdge) {
        if (where === place.edge) toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, lab)
        stays =
          where === place.knownEdge
            ? shareOf(data, at, rims, index * 6)
            : Math.min(1, Math.max(0, (nearest(lab, references).distance - tolerance) / run))
        if (stays > 0 && stays < 1) {
          for (let part = 0; part < 3; part += 1)
            data[at + part] = ((data[at + part] ?? 0) - (1 - stays) * (rims[index * 6 + 3 + part] ?? 0)) / stays
        }
      }
      if (soft && stays > 0) stays *= sampled(soft, matte, (x + 0.5) * across - 0.5, (top + y + 0.5) * down - 0.5) / 255
      if (stays >= 1) continue
      const alpha = Math.round((data[at + 3] ?? 0) * stays)
      // Clearing the colour of transparent pixels makes the file smaller.
      if (alpha === 0) data.fill(0, at, at + 4)
      else data[at + 3] = alpha
    }
  }
}

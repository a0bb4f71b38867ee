import { type UvMap, uvColumns, uvRows } from './layers.ts'

/* The file format of a view: a JSON line followed by pictures. Independent of browsers' alpha and colour handling: all
   pictures are opaque, and data is stored as grey, possibly lossy. */

/** Heights are 5/4 of the widths. */
export const assetWidths = { large: 800, small: 400 } as const
export type AssetSize = keyof typeof assetWidths

/** Parts of a file in order. `shading`: grey tiles. `uvMap`: see `writeUvMap`, compressed with gzip. */
const partNames = ['shading', 'background', 'uvMap', 'over'] as const
export type AssetParts = {
  shading: Uint8Array
  background: Uint8Array
  uvMap: Uint8Array
  over?: Uint8Array | undefined
}

export interface AssetInfo {
  width: number
  height: number
  /** Ink size of the print, in pixels. */
  ink: { width: number; height: number }
}

/** The grey tiles of `shading`, in two columns. */
export const tiles = ['diffuse', 'gloss', 'coverage', 'mask', 'overCover'] as const
export const tileColumns = 2
export const tileRows = (hasOver: boolean): number => (hasOver ? 3 : 2)
export const tilePlace = (index: number): { column: number; row: number } => ({
  column: index % tileColumns,
  row: Math.floor(index / tileColumns)
})

export function packAsset(info: AssetInfo, parts: AssetParts): Uint8Array {
  const present = partNames.flatMap((name) => (parts[name] ? [{ name, bytes: parts[name] }] : []))
  const head = new TextEncoder().encode(
    `${JSON.stringify({ ...info, parts: present.map(({ name, bytes }) => [name, bytes.length]) })}\n`
  )
  const file = new Uint8Array(head.length + present.reduce((sum, { bytes }) => sum + bytes.length, 0))
  file.set(head)
  let at = head.length
  for (const { bytes } of present) {
    file.set(bytes, at)
    at += bytes.length
  }
  return file
}

export function unpackAsset(file: Uint8Array): { info: AssetInfo; parts: AssetParts } {
  const end = file.indexOf(10)
  const { parts: written, ...info } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as AssetInfo & {
    parts: [string, number][]
  }
  let at = end + 1
  const parts: Partial<AssetParts> = {}
  for (const [stored, length] of written) {
    const name = partNames.find((part) => part === stored)
    if (name) parts[name] = file.subarray(at, at + length)
    at += length
  }
  const { shading, background, uvMap, over } = parts
  if (!shading || !background || !uvMap) throw new TypeError('This is no file of a view.')
  return { info, parts: { shading, background, uvMap, over } }
}

const points = uvColumns * uvRows

/** Prediction of a value from its neighbours, for linear gradients. */
function expected(plane: Uint16Array, at: number): number {
  const left = at % uvColumns === 0 ? 0 : (plane[at - 1] ?? 0)
  const above = plane[at - uvColumns] ?? 0
  const corner = at % uvColumns === 0 ? 0 : (plane[at - uvColumns - 1] ?? 0)
  return left + above - corner
}

/** Encodes coordinates as prediction residuals, high bytes first: a tenth of the size after compression. */
export function writeUvMap({ across, down }: UvMap): Uint8Array {
  const bytes = new Uint8Array(points * 4)
  for (const [index, plane] of [across, down].entries()) {
    for (let at = 0; at < points; at++) {
      const difference = (((plane[at] ?? 0) - expected(plane, at)) << 16) >> 16
      const folded = ((difference << 1) ^ (difference >> 31)) & 0xffff
      bytes[index * points * 2 + at] = folded >> 8
      bytes[index * points * 2 + points + at] = folded & 0xff
    }
  }
  return bytes
}

export function readUvMap(bytes: Uint8Array): UvMap {
  const [across, down] = [0, 1].map((index) => {
    const plane = new Uint16Array(points)
    for (let at = 0; at < points; at++) {
      const folded = ((bytes[index * points * 2 + at] ?? 0) << 8) | (bytes[index * points * 2 + points + at] ?? 0)
      plane[at] = expected(plane, at) + ((folded >> 1) ^ -(folded & 1))
    }
    return plane
  }) as [Uint16Array, Uint16Array]
  return { across, down }
}

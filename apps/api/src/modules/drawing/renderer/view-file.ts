import { promisify } from 'node:util'
import { gzip as gzipLater } from 'node:zlib'
import {
  type AssetSize,
  type Layers,
  assetWidths,
  packAsset,
  tileColumns,
  tilePlace,
  tileRows,
  tiles,
  writeUvMap
} from '@motif/mockup'
import sharp from 'sharp'
import type { OwnView } from '../own-views.ts'
import type { ViewId } from '../views.ts'
import { inkSize } from './ink.ts'
import { loadLayers } from './layers.ts'

const gzip = promisify(gzipLater)

/** Chosen by measurement: at 90, pictures rendered in browsers show no visible difference from the server's. */
const quality = { shading: 90, colours: 86 } as const

/** Data channels as grey tiles of one picture. */
function tiled({ width, height, shading, over }: Layers): { pixels: Buffer; width: number; height: number } {
  const size = { width: width * tileColumns, height: height * tileRows(over !== undefined) }
  const pixels = Buffer.alloc(size.width * size.height)
  for (const index of tiles.keys()) {
    const from = index < 4 ? shading : over
    if (!from) break
    const { column, row } = tilePlace(index)
    const channel = index < 4 ? index : 3
    for (let y = 0; y < height; y++) {
      const to = (row * height + y) * size.width + column * width
      for (let x = 0; x < width; x++) pixels[to + x] = from[(y * width + x) * 4 + channel] ?? 0
    }
  }
  return { pixels, ...size }
}

/** Colours without alpha; invisible pixels are grey, which compresses best. */
function opaque({ over }: Layers): Uint8Array {
  const colours = new Uint8Array(((over?.length ?? 0) / 4) * 3)
  for (let pixel = 0; pixel < colours.length / 3; pixel++) {
    const isSeen = (over?.[pixel * 4 + 3] ?? 0) > 0
    for (let channel = 0; channel < 3; channel++)
      colours[pixel * 3 + channel] = isSeen ? (over?.[pixel * 4 + channel] ?? 0) : 128
  }
  return colours
}

/** The assets of a view for browsers, in one file. */
export async function viewFile(view: ViewId | OwnView, size: AssetSize, blank?: Uint8Array): Promise<Buffer> {
  const layers = await loadLayers(view, assetWidths[size], blank)
  const { width, height } = layers
  const { pixels, ...grey } = tiled(layers)
  const [shading, background, over, uvMap] = await Promise.all([
    sharp(pixels, { raw: { ...grey, channels: 1 } })
      .webp({ quality: quality.shading, effort: 4 })
      .toBuffer(),
    sharp(layers.background, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: quality.colours, effort: 4 })
      .toBuffer(),
    layers.over &&
      sharp(opaque(layers), { raw: { width, height, channels: 3 } })
        .webp({ quality: quality.colours, effort: 4, smartSubsample: true })
        .toBuffer(),
    gzip(writeUvMap(layers.uvMap), { level: 9 })
  ])
  return Buffer.from(packAsset({ width, height, ink: inkSize(view, width) }, { shading, background, uvMap, over }))
}

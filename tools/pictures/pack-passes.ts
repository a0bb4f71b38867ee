/**
 * Packs the passes a model was rendered to (see README.md) into what the shop composes its pictures from.
 *
 *   node tools/pictures/pack-passes.ts tools/pictures/rendered
 *
 * A view becomes a folder of passes/: `light.webp` (red: diffuse light, green: gloss, blue: coverage; lossless),
 * `print.png` (16 bit; red and green: place on the print area, blue: mask), `bed.webp` and, where parts lie over the
 * goods untinted, `over.webp`.
 */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const source = process.argv[2]
if (source === undefined) throw new Error('Name the folder of rendered passes.')

const size = { width: 1280, height: 1600 }
/** Left edge of the 4:5 picture in the square rendering, so that the goods stand in its middle. */
const lefts = { 'tshirt-front': 157, 'tshirt-back': 162, 'mug-right': 191, 'tote-front': 160, 'poster-plain': 160, 'poster-framed': 160, 'phonecase-back': 161, notebook: 160 }

/** Bits kept of the sixteen of a place: a sixth of a pixel at most, and a third of the bytes. */
const placeStep = 2 ** 3

/** Goods that stand were rendered before a backdrop that darkens upwards; hung and lying ones before an even one. */
const standing = new Set(['mug-right', 'phonecase-back'])

/** Grey of the even backdrops, and how much of the difference to it is taken away. */
const evenGrey = 236
const levelling = 0.8

/** Lightens a backdrop to the grey of the others, row by row, by what its left edge shows: no shadow falls there. */
function levelBackdrop(bed: Buffer): void {
  const rowBytes = size.width * 3
  for (let row = 0; row < size.height; row++) {
    const edge = bed.subarray(row * rowBytes, row * rowBytes + 60)
    const grey = edge.reduce((sum, value) => sum + value, 0) / edge.length
    const gain = 1 + (evenGrey / grey - 1) * levelling
    for (let at = row * rowBytes; at < (row + 1) * rowBytes; at++) bed[at] = Math.min(255, Math.round((bed[at] ?? 0) * gain))
  }
}

for (const [view, left] of Object.entries(lefts)) {
  const region = { left, top: 0, ...size }
  const read = (pass: string) => sharp(join(source, `${view}-${pass}`)).extract(region)
  const target = join(import.meta.dirname, 'passes', view)
  await mkdir(target, { recursive: true })

  const shade = await read('shade.png').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const spec = await read('spec.png').toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const light = Buffer.alloc(size.width * size.height * 3)
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    const coverage = shade.data[pixel * 4 + 3] ?? 0
    if (coverage === 0) continue
    light[pixel * 3] = shade.data[pixel * 4] ?? 0
    light[pixel * 3 + 1] = spec.data[pixel * spec.info.channels] ?? 0
    light[pixel * 3 + 2] = coverage
  }
  await sharp(light, { raw: { ...size, channels: 3 } }).webp({ lossless: true, effort: 6 }).toFile(join(target, 'light.webp'))

  const places = await read('uv.png').toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
  const from = new Uint16Array(places.buffer, places.byteOffset, places.length / 2)
  const print = new Uint16Array(size.width * size.height * 3)
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    for (const channel of [0, 1]) print[pixel * 3 + channel] = Math.min(65_535, Math.round((from[pixel * 4 + channel] ?? 0) / placeStep) * placeStep)
    print[pixel * 3 + 2] = Math.round((from[pixel * 4 + 3] ?? 0) / 257) * 257
  }
  await sharp(print, { raw: { ...size, channels: 3 } }).toColourspace('rgb16').png({ compressionLevel: 9, adaptiveFiltering: true }).toFile(join(target, 'print.png'))

  const bed = await read('bg.webp').removeAlpha().raw().toBuffer()
  if (standing.has(view)) levelBackdrop(bed)
  await sharp(bed, { raw: { ...size, channels: 3 } }).webp({ quality: 90 }).toFile(join(target, 'bed.webp'))
  const hasOver = await stat(join(source, `${view}-over.webp`)).then(() => true, () => false)
  if (hasOver) await read('over.webp').webp({ quality: 90, alphaQuality: 95 }).toFile(join(target, 'over.webp'))
}

/**
 * Packs the passes a model was rendered to into what the shop composes its pictures from: a folder of passes/ a view.
 *
 *   node tools/pictures/pack-passes.ts tools/pictures/rendered [view …]
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeBackdrop } from './backdrop.ts'
import { encode, linear } from '../../packages/mockup/src/light.ts'
import { decodeUv, picture, uvAt, uvMapOf } from './uv-map.ts'

const [source, ...named] = process.argv.slice(2)
if (source === undefined) throw new Error('Name the folder of rendered passes.')

const pixels = picture.width * picture.height

/** These stand on a sweep that darkens upwards; the others hang or lie before an even wall. */
const standing = /^(?:mug-(?:right|left|front)|phonecase-back|cap-front)$/

/** A pixel's place is that of its centre; the print's antialiased edge shows more of it than that. */
const surelyPrinted = 0.6

/** Sewn of cloth whose folds are seen in any colour. */
const garment = /^(?:tshirt|hoodie|cap)-/

/**
 * What fibres reflect without their colour grows fast towards a glance, but the renderer counts it as diffuse, and black
 * products lose it with their folds. Gloss of cloth is spread about its median instead, up to three times of it.
 */
function spreadGloss(light: Buffer): void {
  const inside = Array.from({ length: pixels }, (_, pixel) => pixel).filter((pixel) => light[pixel * 3 + 2] === 255)
  const glosses = inside.map((pixel) => linear[light[pixel * 3 + 1] ?? 0] ?? 0).toSorted((a, b) => a - b)
  const median = glosses[glosses.length >> 1] ?? 1
  for (let at = 1; at < light.length; at += 3) {
    const gloss = linear[light[at] ?? 0] ?? 0
    light[at] = encode(gloss * Math.min(3, gloss / median))
  }
}

/** How much of a pixel lies on this side of a border, by how far off it is and how fast that changes. */
const share = (distance: number, slope: number) => Math.min(1, Math.max(0, distance / Math.max(slope, 1e-6) + 0.5))

/** Cloth is rendered with its places going on past the print area: its border is drawn here, along the net. */
function cutAlongArea(mask: Buffer, net: Buffer): void {
  for (let y = 0; y < picture.height - 1; y++) {
    for (let x = 0; x < picture.width - 1; x++) {
      const pixel = y * picture.width + x
      const shown = mask[pixel] ?? 0
      if (shown === 0) continue
      const [[u, v], [rightU, rightV], [belowU, belowV]] = [uvAt(net, x, y), uvAt(net, x + 1, y), uvAt(net, x, y + 1)]
      const [slopeU, slopeV] = [Math.hypot(rightU - u, belowU - u), Math.hypot(rightV - v, belowV - v)]
      mask[pixel] = Math.round(
        shown * share(u, slopeU) * share(1 - u, slopeU) * share(v, slopeV) * share(1 - v, slopeV)
      )
    }
  }
}

async function pack(from: string, view: string, passes: readonly string[]): Promise<void> {
  const read = (pass: string) => sharp(join(from, `${view}-${pass}`))
  const target = join(import.meta.dirname, 'passes', view)
  await mkdir(target, { recursive: true })

  const shade = await read('shade.png').ensureAlpha().raw().toBuffer()
  const spec = await read('spec.png').toColourspace('b-w').extractChannel(0).raw().toBuffer()
  const light = Buffer.alloc(pixels * 3)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const coverage = shade[pixel * 4 + 3] ?? 0
    if (coverage === 0) continue
    light[pixel * 3] = shade[pixel * 4] ?? 0
    light[pixel * 3 + 1] = spec[pixel] ?? 0
    light[pixel * 3 + 2] = coverage
  }
  if (garment.test(view)) spreadGloss(light)
  await sharp(light, { raw: { ...picture, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(join(target, 'light.webp'))

  const uvPass = await read('uv.png').toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
  const words = new Uint16Array(uvPass.buffer, uvPass.byteOffset, uvPass.length / 2)
  const seen = { u: new Float32Array(pixels), v: new Float32Array(pixels), isKnown: new Uint8Array(pixels) }
  const mask = Buffer.alloc(pixels)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const shown = (words[pixel * 4 + 3] ?? 0) / 65_535
    seen.u[pixel] = decodeUv(words[pixel * 4] ?? 0)
    seen.v[pixel] = decodeUv(words[pixel * 4 + 1] ?? 0)
    seen.isKnown[pixel] = shown > surelyPrinted ? 1 : 0
    mask[pixel] = Math.round(shown * 255)
  }
  const net = uvMapOf(seen)
  await writeFile(join(target, 'uv-map.bin'), net)
  if (seen.u.some((place, pixel) => seen.isKnown[pixel] === 1 && place < -0.01)) cutAlongArea(mask, net)
  await sharp(mask, { raw: { ...picture, channels: 1 } })
    .toColourspace('b-w')
    .webp({ lossless: true, effort: 6 })
    .toFile(join(target, 'print.webp'))

  const background = await read('bg.png').removeAlpha().toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
  await writeBackdrop(
    join(target, 'background.webp'),
    new Uint16Array(background.buffer, background.byteOffset, background.length / 2),
    {
      darkensUpwards: standing.test(view)
    }
  )
  if (passes.includes(`${view}-over.webp`))
    await read('over.webp').webp({ quality: 90, alphaQuality: 95 }).toFile(join(target, 'over.webp'))
}

const passes = await readdir(source)
const rendered = passes.filter((file) => file.endsWith('-uv.png')).map((file) => file.slice(0, -'-uv.png'.length))
for (const view of rendered) if (named.length === 0 || named.includes(view)) await pack(source, view, passes)

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { uvMapOf } from '../uv-map.ts'
import { type Field, at, blur, combine, field, height, random, shift, width } from './field.ts'

/** A product: where it is, how its surface rises (pixels towards the eye), and how it takes light. */
export interface Part {
  mask: Field
  rise: Field
  /** Light it gives back beside what a white, flat piece would; linings are darker. */
  tone?: number
  gloss?: number
  /** How far it stands off what lies under it, in pixels: its shadow there. */
  lift?: number
}

/** Light of a piece that lies flat, as in the renderings: there white cloth is about 205 of 255. */
const flatLight = 0.75

/** Towards the soft light, top left and in front. */
const key = { x: -0.46, y: -0.5, z: 0.73 }
/** How far light wraps around edges: the source is large. */
const wrap = 0.35

/** Light on a surface, 1 where it lies flat. */
function lit(rise: Field, x: number, y: number): number {
  const dx = (at(rise, x + 1, y) - at(rise, x - 1, y)) / 2
  const dy = (at(rise, x, y + 1) - at(rise, x, y - 1)) / 2
  const length = Math.hypot(dx, dy, 1)
  const towards = (-dx * key.x - dy * key.y + key.z) / length
  const direct = Math.max(0, towards + wrap) / (key.z + wrap)
  const around = (0.72 + 0.28 / length + (dy < 0 ? 0.05 : -0.05) * Math.min(1, Math.abs(dy))) / 1
  return direct * 0.62 + around * 0.38
}

/** The room is brighter at the top left, as in the renderings. */
const fall = (x: number, y: number) => 1.1 - 0.16 * (x / width) - 0.13 * (y / height)

export interface Scene {
  diffuse: Field
  gloss: Field
  coverage: Field
}

/** Lays parts on each other, back to front, each lit and with its shadow on what it covers. */
export function assemble(parts: readonly Part[], grain = 0): Scene {
  const diffuse = new Float32Array(width * height)
  const gloss = new Float32Array(width * height)
  const coverage = new Float32Array(width * height)
  const noise = random(7)
  const weave = blur(
    field(() => noise() - 0.5),
    1
  )
  for (const { mask, rise, tone = 1, gloss: shine = 0.01, lift = 8 } of parts) {
    const contact = blur(shift(mask, lift * 0.3, lift * 0.4), Math.max(1, lift * 0.5))
    const soft = blur(shift(mask, lift * 1.2, lift * 1.6), lift * 1.8)
    for (let pixel = 0; pixel < mask.length; pixel++) {
      const cover = mask[pixel] ?? 0
      const shadow = 1 - Math.min(0.62, 0.38 * (contact[pixel] ?? 0) + 0.3 * (soft[pixel] ?? 0))
      const x = pixel % width
      const y = Math.floor(pixel / width)
      const light =
        cover === 0 ? 0 : flatLight * tone * lit(rise, x, y) * fall(x, y) * (1 + grain * (weave[pixel] ?? 0))
      diffuse[pixel] = (diffuse[pixel] ?? 0) * shadow * (1 - cover) + light * cover
      gloss[pixel] = (gloss[pixel] ?? 0) * shadow * (1 - cover) + shine * lit(rise, x, y) * cover
      coverage[pixel] = Math.max(coverage[pixel] ?? 0, cover)
    }
  }
  return { diffuse, gloss, coverage }
}

/** The backdrop of the renderings, with the shadow of something `lift` pixels off it. */
export function backgroundUnder(coverage: Field, lift: number): Field {
  const contact = blur(shift(coverage, lift * 0.25, lift * 0.35), Math.max(2, lift * 0.35))
  const soft = blur(shift(coverage, lift * 1.1, lift * 1.5), lift * 1.6)
  return field((x, y) => {
    const backdrop = 0.875 - 0.09 * (x / width) - 0.1 * (y / height)
    return backdrop * (1 - 0.3 * at(contact, x, y)) * (1 - 0.26 * at(soft, x, y))
  })
}

/** Where print lies: place across and down (0 to 1) for a pixel, or undefined beside the area. */
export type PrintMap = (x: number, y: number) => readonly [number, number] | undefined

export const rectangleMap =
  (left: number, top: number, across: number, down: number): PrintMap =>
  (x, y) => {
    const place = [(x + 0.5 - left) / across, (y + 0.5 - top) / down] as const
    return place.every((value) => value >= -0.01 && value <= 1.01) ? place : undefined
  }

/** Moves print along with the surface it lies on, so that lines follow folds. */
export const drape =
  (map: PrintMap, rise: Field, amount: number): PrintMap =>
  (x, y) =>
    map(x + (at(rise, x + 2, y) - at(rise, x - 2, y)) * amount, y + (at(rise, x, y + 2) - at(rise, x, y - 2)) * amount)

const encode = (light: number) => {
  const value = Math.min(1, Math.max(0, light))
  return Math.round(255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
}

export interface Drawing {
  scene: Scene
  background: Field | readonly [Field, Field, Field]
  map: PrintMap
  /** What of the print map can be seen. */
  visible: Field
  /** SVG of what takes no tint, lying on top. */
  over?: string
}

/** Light is written against a quarter more than full, as the renderings are. */
const lightGain = 1.25

/** Writes a drawing as passes like those of the renderings; see README.md. */
export async function save(view: string, { scene, background, map, visible, over }: Drawing): Promise<void> {
  const target = join(import.meta.dirname, '../passes', view)
  await mkdir(target, { recursive: true })
  const pixels = width * height
  const light = new Uint8Array(pixels * 3)
  const seen = { u: new Float32Array(pixels), v: new Float32Array(pixels), isKnown: new Uint8Array(pixels) }
  const mask = new Uint8Array(pixels)
  const backdrop = new Uint8Array(pixels * 3)
  const beds = background instanceof Float32Array ? [background, background, background] : background
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (const [channel, shade] of beds.entries()) backdrop[pixel * 3 + channel] = encode(shade[pixel] ?? 0)
    const coverage = scene.coverage[pixel] ?? 0
    if (coverage < 0.004) continue
    light.set(
      [encode((scene.diffuse[pixel] ?? 0) / lightGain), encode(scene.gloss[pixel] ?? 0), Math.round(coverage * 255)],
      pixel * 3
    )
    const place = map(pixel % width, Math.floor(pixel / width))
    if (!place) continue
    seen.u[pixel] = place[0]
    seen.v[pixel] = place[1]
    seen.isKnown[pixel] = 1
    mask[pixel] = place.every((value) => value >= 0 && value <= 1) ? Math.round((visible[pixel] ?? 0) * 255) : 0
  }
  const size = { width, height, channels: 3 as const }
  await sharp(light, { raw: size }).webp({ lossless: true, effort: 6 }).toFile(join(target, 'light.webp'))
  await writeFile(join(target, 'uv-map.bin'), uvMapOf(seen))
  await sharp(mask, { raw: { ...size, channels: 1 } })
    .toColourspace('b-w')
    .webp({ lossless: true, effort: 6 })
    .toFile(join(target, 'print.webp'))
  await sharp(backdrop, { raw: size }).webp({ lossless: true, effort: 6 }).toFile(join(target, 'background.webp'))
  if (over === undefined) return
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${over}</svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 90, alphaQuality: 95 }).toFile(join(target, 'over.webp'))
}

/** A surface swelling from its edges, softly over `reach` pixels, to `rise` pixels. */
export function swell(mask: Field, rise: number, reach: readonly number[]): Field {
  const blurred = reach.map((sigma) => blur(mask, sigma))
  const swollen = field((x, y) => {
    const inside = blurred.reduce((sum, one) => sum + Math.max(0, at(one, x, y) * 2 - 1), 0) / reach.length
    return rise * Math.sqrt(Math.max(0, inside * (2 - inside)))
  })
  return blur(swollen, Math.max(1, (reach[0] ?? 1) / 3))
}

export const raise = (rise: Field, more: Field, by: number): Field => combine(rise, more, (a, b) => a + b * by)

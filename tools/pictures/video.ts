/**
 * Makes the video of the demonstration shop: words appear on a shirt a letter at a time, then the shirt is seen in other colours.
 * Every picture is put together by the renderer the shop's server uses; Chromium packs them as VP9.
 *
 *   node tools/pictures/video.ts
 *
 * Writes `classic-tee.webm`, and `classic-tee.jpg`, which stands in its place until it is played.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadFonts } from '@motif/design/node'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { artwork, words } from '../../apps/api/src/demo/artworks/marks.ts'
import { colours, inks } from '../../apps/api/src/demo/palette.ts'
import { areas } from '../../apps/api/src/demo/parts.ts'
import { artworkOf } from '../../apps/api/src/modules/drawing/artwork.ts'
import { composed } from '../../apps/api/src/modules/drawing/renderer/render.ts'
import { chromiumLaunch } from '../../scripts/chromium.ts'

const folder = join(import.meta.dirname, '../../apps/api/src/demo/videos')
const name = 'classic-tee'
const fonts = await loadFonts()

const size = { width: 640, height: 800 }
const framesPerSecond = 25

interface Shirt {
  colour: (typeof colours)[keyof typeof colours]
  /** Read well on that colour. */
  ink: string
}

/** In the order they are seen in. */
const shirts: readonly [Shirt, ...Shirt[]] = [
  { colour: colours.mustard, ink: inks.black },
  { colour: colours.navy, ink: inks.lemon },
  { colour: colours.sky, ink: inks.navy },
  { colour: colours.brick, ink: inks.cream },
  { colour: colours.paper, ink: inks.vermilion }
]
const text = 'bring\nyour own\nwords'

const lettered = (shown: string, ink: string) => {
  // All lines from the beginning: what is written already stays where it is.
  const lines = text.split('\n').length - shown.split('\n').length
  const document = artwork(name, {
    front: [
      words(150, 150, shown + '\n '.repeat(lines), { font: 'bricolage-grotesque', size: 62, lineHeight: 1, fill: ink })
    ]
  })
  return artworkOf(document, areas.shirtFront)
}

/** One picture in red, green, blue and full alpha. */
const pictureOf = async ({ colour, ink }: Shirt, shown = text, width = size.width) => {
  const request = {
    view: 'tshirt-front' as const,
    tint: colour.swatch.slice(1),
    ...(shown !== '' && { artwork: lettered(shown, ink) })
  }
  return composed(request, width, fonts, new Map())
}

/** Starts and ends slowly. */
const eased = (share: number) => share * share * (3 - 2 * share)

/** Share of the width over which one picture becomes the next. */
const softness = 0.05

/** The next picture comes in from the left. */
function wiped(before: Uint8Array, after: Uint8Array, share: number): Uint8Array {
  const edge = eased(share) * (1 + softness)
  const weights = Float32Array.from({ length: size.width }, (_, x) =>
    Math.min(1, Math.max(0, (edge - x / size.width) / softness))
  )
  return before.map((value, at) => {
    const weight = weights[(at >> 2) % size.width] ?? 0
    return Math.round(value + ((after[at] ?? 0) - value) * weight)
  })
}

/** The pictures in order, each with how many frames it stays. */
async function* frames(): AsyncGenerator<{ pixels: Uint8Array; count: number }> {
  const [first, ...others] = shirts
  yield { pixels: (await pictureOf(first, '')).pixels, count: 16 }
  for (const end of Array.from(text.matchAll(/\S/g), ({ index }) => index + 1))
    yield { pixels: (await pictureOf(first, text.slice(0, end))).pixels, count: 3 }
  let { pixels } = await pictureOf(first)
  yield { pixels, count: 16 }
  const steps = 12
  for (const shirt of others) {
    const after = (await pictureOf(shirt)).pixels
    for (let step = 1; step < steps; step++) yield { pixels: wiped(pixels, after, step / steps), count: 1 }
    pixels = after
    yield { pixels, count: 13 }
  }
}

/** From 0, the finest, to 63. What stands still costs next to nothing. */
const quantizer = 44
const codec = 'vp09.00.30.08'

/** In a page: packs pictures one behind the other. */
function openEncoder({ codec, ...size }: { codec: string; width: number; height: number; framerate: number }) {
  const chunks: { type: EncodedVideoChunkType; data: string }[] = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      chunks.push({ type: chunk.type, data: btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')) })
    },
    error(error) {
      throw error
    }
  })
  encoder.configure({ codec, ...size, bitrateMode: 'quantizer', latencyMode: 'quality' })
  let count = 0
  return {
    async add(picture: string, times: number, quantizer: number) {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
      for (let time = 0; time < times; time++) {
        const frame = new VideoFrame(bitmap, { timestamp: (count * 1e6) / size.framerate })
        encoder.encode(frame, { keyFrame: count === 0, vp9: { quantizer } })
        frame.close()
        count++
      }
    },
    async end() {
      await encoder.flush()
      return chunks
    }
  }
}

async function encoded() {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    // Only a page that came over TLS may pack videos.
    await page.route('https://video.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    )
    await page.goto('https://video.test/')
    const encoder = await page.evaluateHandle(openEncoder, { codec, ...size, framerate: framesPerSecond })
    for await (const { pixels, count } of frames()) {
      const png = await sharp(pixels, { raw: { ...size, channels: 4 } })
        .removeAlpha()
        .png({ compressionLevel: 1 })
        .toBuffer()
      await encoder.evaluate((one, [picture, times, step]) => one.add(picture, times, step), [
        png.toString('base64'),
        count,
        quantizer
      ] as const)
    }
    return await encoder.evaluate((one) => one.end())
  } finally {
    await browser.close()
  }
}

const target = new BufferTarget()
const output = new Output({ format: new WebMOutputFormat(), target })
const source = new EncodedVideoPacketSource('vp9')
output.addVideoTrack(source, { frameRate: framesPerSecond })
await output.start()
const decoderConfig = { codec, codedWidth: size.width, codedHeight: size.height }
for (const [index, { type, data }] of (await encoded()).entries())
  await source.add(
    new EncodedPacket(Buffer.from(data, 'base64'), type, index / framesPerSecond, 1 / framesPerSecond),
    index === 0 ? { decoderConfig } : undefined
  )
await output.finalize()
if (!target.buffer) throw new Error('Nothing was packed.')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, `${name}.webm`), new Uint8Array(target.buffer))

const poster = await pictureOf(shirts[0], text, 1280)
await sharp(poster.pixels, { raw: { width: poster.width, height: poster.height, channels: 4 } })
  .removeAlpha()
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(folder, `${name}.jpg`))

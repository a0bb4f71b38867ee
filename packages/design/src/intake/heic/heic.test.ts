import * as fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { turnedHeic } from '../../testing/files.ts'
import { damagedHeic, heicSaying } from '../../testing/hostile-files.ts'
import { watched } from '../../testing/requests.ts'
import { readPictureHeader } from '../picture-header.ts'
import { bringToSrgb, profileToSrgb, wideToSrgb } from './colours.ts'
import { type HeicPixels, openHeicDecoder } from './decode.ts'

const megabyte = 1024 * 1024
const limits = { pixels: 1_000_000, pieceBytes: 16 * megabyte }
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'image/heic' })

let decode: (file: Uint8Array) => HeicPixels
let wasm: ArrayBuffer

beforeAll(async () => {
  const file = await readFile(fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')))
  wasm = new Uint8Array(file).buffer
  decode = openHeicDecoder(wasm, limits)
})

const pixelAt = ({ data, stride }: HeicPixels, x: number, y: number) => [
  ...data.subarray(y * stride + x * 4, y * stride + x * 4 + 3)
]

describe('a HEIC file', () => {
  it('says how large its picture is upright, and which colours it has, before a pixel is unpacked', async () => {
    const header = await readPictureHeader(fileOf(turnedHeic()))
    expect(header).toEqual({
      kind: 'heic',
      width: 64,
      height: 96,
      orientation: 1,
      hasAlpha: false,
      toSrgb: wideToSrgb(12)
    })
  })

  it('is unpacked upright, and brought to the colours of screens', () => {
    const pixels = decode(turnedHeic())
    expect([pixels.width, pixels.height]).toEqual([64, 96])
    const close = (value: number) => expect.closeTo(value, -0.6) as number
    expect(pixelAt(pixels, 32, 10)).toEqual([close(200), close(60), close(60)])
    bringToSrgb(pixels.data, wideToSrgb(12) ?? [])
    // The sRGB values that CSS defines for `color(display-p3 0.784 0.235 0.235)`, and for the file's blue.
    expect(pixelAt(pixels, 32, 10)).toEqual([close(217), close(42), close(52)])
    expect(pixelAt(pixels, 32, 85)).toEqual([close(34), close(61), close(208)])
    pixels.free()
  })

  it('keeps its colours where its profile is that of screens, or none that can be read', () => {
    const profile = (numbers: readonly number[]) => {
      const bytes = new DataView(new ArrayBuffer(128 + 4 + 3 * 12 + 3 * 20))
      bytes.setUint32(128, 3)
      for (const [index, letter] of ['r', 'g', 'b'].entries()) {
        const place = 168 + index * 20
        for (const [at, code] of Array.from(`${letter}XYZ`, (sign) => sign.charCodeAt(0)).entries())
          bytes.setUint8(132 + index * 12 + at, code)
        bytes.setUint32(136 + index * 12, place)
        for (const [row, value] of numbers.slice(index * 3, index * 3 + 3).entries())
          bytes.setInt32(place + 8 + row * 4, Math.round(value * 65_536))
      }
      return bytes
    }
    expect(
      profileToSrgb(profile([0.436, 0.2225, 0.0139, 0.3851, 0.7169, 0.0971, 0.1431, 0.0606, 0.7139]))
    ).toBeUndefined()
    expect(profileToSrgb(new DataView(new ArrayBuffer(200)))).toBeUndefined()
    const wide = profileToSrgb(profile([0.5151, 0.2412, -0.0011, 0.292, 0.6922, 0.0419, 0.1571, 0.0666, 0.7841]))
    for (const [index, value] of (wideToSrgb(12) ?? []).entries()) expect(wide?.[index]).toBeCloseTo(value, 2)
  })

  it('larger than may be unpacked, or larger than its pixels, is refused', async () => {
    expect(await readPictureHeader(fileOf(heicSaying(30_000, 20_000)))).toMatchObject({ width: 20_000, height: 30_000 })
    expect(() => decode(heicSaying(30_000, 20_000))).toThrow('exceeds')
    expect(() => openHeicDecoder(wasm, { ...limits, pixels: 3000 })(turnedHeic())).toThrow('exceeds')
  })
})

const count = Number(process.env['HEIC_FILES'] ?? 100)

describe('any damaged HEIC file', () => {
  it(
    'is unpacked or refused, within bounds of memory, and the next one is unpacked',
    { timeout: 30_000 + count * 100 },
    async () => {
      const { asked, bytesLeft } = await watched(async () => {
        await fc.assert(
          fc.asyncProperty(damagedHeic, async (file) => {
            await readPictureHeader(fileOf(file)).catch((error: unknown) => expect(error).toBeInstanceOf(Error))
            try {
              const { width, height, free } = decode(file)
              free()
              expect(width * height).toBeLessThanOrEqual(limits.pixels)
            } catch (error) {
              // `decode` reports damaged files with these messages. Any other error is a crash of the decoder.
              if (!(error instanceof Error) || !/damaged|no picture/.test(error.message)) throw error
            }
          }),
          { numRuns: count }
        )
        expect(decode(turnedHeic())).toMatchObject({ width: 64, height: 96 })
      })
      expect(asked).toEqual([])
      expect(bytesLeft).toBeLessThan(256 * megabyte)
    }
  )
})

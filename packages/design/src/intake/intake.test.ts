import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orientationIn, uprightTransform } from './exif.ts'
import { readPictureHeader, withoutExif } from './picture-header.ts'
import { printScale, sizeAt } from './print-scale.ts'

const letters = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const big32 = (value: number) => [24, 16, 8, 0].map((by) => (value >>> by) & 255)
const big16 = (value: number) => big32(value).slice(2)
const bytesOf = (hex: string) => Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const little32 = (value: number) => big32(value).toReversed()
const little24 = (value: number) => little32(value).slice(0, 3)

const tiff = (orientation: number) => [
  ...letters('MM'),
  ...bytesOf('002a000000080001'),
  ...bytesOf('0112000300000001'),
  ...big16(orientation),
  ...bytesOf('000000000000')
]
const segment = (marker: number, data: number[]) => [0xff, marker, ...big16(data.length + 2), ...data]
const jpeg = (width: number, height: number, ...before: number[][]) => [
  ...bytesOf('ffd8'),
  ...before.flat(),
  ...segment(0xc4, [0, 0]),
  ...segment(0xc2, [8, ...big16(height), ...big16(width), 3, 0, 0, 0])
]
const chunk = (type: string, data: number[]) => [...big32(data.length), ...letters(type), ...data, 0, 0, 0, 0]
const png = (colour: number, ...chunks: number[][]) => [
  ...bytesOf('89504e470d0a1a0a'),
  ...chunk('IHDR', [...big32(12_000), ...big32(8_000), 8, colour, 0, 0, 0]),
  ...chunks.flat()
]
const riff = (type: string, data: number[]) => [...letters(type), ...little32(data.length), ...data]
const webp = (...chunks: number[][]) => [
  ...letters('RIFF'),
  0,
  0,
  0,
  0,
  ...letters('WEBP'),
  ...chunks.flat(),
  ...Array.from({ length: 16 }, () => 0)
]
const vp8x = (flags: number) => riff('VP8X', [flags, 0, 0, 0, ...little24(4999), ...little24(2999)])

const file = (bytes: readonly number[]) => new Blob([new Uint8Array(bytes)])
const exif = (orientation: number) => segment(0xe1, [...letters('Exif'), 0, 0, ...tiff(orientation)])

describe('what a file says of its picture', () => {
  it.each([
    [
      'a JPEG turned by the camera',
      jpeg(6000, 4000, segment(0xe0, [1, 2, 3]), exif(6)),
      { kind: 'jpeg', width: 6000, height: 4000, orientation: 6, hasAlpha: false }
    ],
    ['a JPEG without EXIF', jpeg(60, 40), { kind: 'jpeg', width: 60, height: 40, orientation: 1, hasAlpha: false }],
    [
      'a PNG with EXIF after its pixels',
      png(2, chunk('IDAT', [1, 2]), chunk('eXIf', tiff(3))),
      { kind: 'png', width: 12_000, height: 8_000, orientation: 3, hasAlpha: false }
    ],
    [
      'a PNG that is see-through',
      png(6),
      { kind: 'png', width: 12_000, height: 8_000, orientation: 1, hasAlpha: true }
    ],
    [
      'a PNG with one colour that is',
      png(3, chunk('tRNS', [0])),
      { kind: 'png', width: 12_000, height: 8_000, orientation: 1, hasAlpha: true }
    ],
    [
      'a WebP with EXIF',
      webp(vp8x(0b1_1000), riff('VP8L', [0, 0]), riff('EXIF', tiff(8))),
      { kind: 'webp', width: 5000, height: 3000, orientation: 8, hasAlpha: true }
    ],
    [
      'a plain WebP',
      webp(riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x90, 1, 0x2c, 1])),
      { kind: 'webp', width: 400, height: 300, orientation: 1, hasAlpha: false }
    ]
  ])('is read of %s', async (_, bytes, header) => {
    expect(await readPictureHeader(file(bytes))).toMatchObject(header)
  })

  it('is nothing of what is cut off, no picture, or any bytes at all', async () => {
    expect(await readPictureHeader(file(jpeg(60, 40).slice(0, 12)))).toBeUndefined()
    expect(await readPictureHeader(file(letters('%PDF-1.7 and so on and on')))).toBeUndefined()
    const starts = [
      [0xff, 0xd8],
      png(6).slice(0, 33),
      [...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBPVP8X')],
      exif(6)
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), async (start, rest) => {
        const header = await readPictureHeader(file([...start, ...rest]))
        if (header) expect(withoutExif(file([...start, ...rest]), header).size).toBeLessThanOrEqual(start.length + 204)
        expect(orientationIn(new DataView(rest.buffer))).toBeGreaterThan(0)
      }),
      { numRuns: 100 }
    )
  })

  it('loses its EXIF and nothing else', async () => {
    for (const bytes of [
      jpeg(6000, 4000, exif(6)),
      png(2, chunk('eXIf', tiff(3)), chunk('IDAT', [1])),
      webp(vp8x(0b1000), riff('EXIF', tiff(8)))
    ]) {
      const header = await readPictureHeader(file(bytes))
      if (!header) throw new Error('It was not read.')
      const bare = await readPictureHeader(withoutExif(file(bytes), header))
      expect(bare).toMatchObject({ width: header.width, height: header.height, orientation: 1 })
    }
  })

  it('says which corner of what is stored is seen top left', () => {
    // The displayed position of a stored corner, in pixels. The picture has 3 × 2 stored pixels, and 3 × 2 or 2 × 3 upright.
    const seen = ([a, b, c, d, e, f]: number[], x: number, y: number) => [
      (a ?? 0) * x + (c ?? 0) * y + (e ?? 0),
      (b ?? 0) * x + (d ?? 0) * y + (f ?? 0)
    ]
    expect(seen(uprightTransform(3, 3, 2), 3, 2)).toEqual([0, 0])
    // EXIF 6: row 0 is the right-hand side, column 0 the top.
    expect(seen(uprightTransform(6, 2, 3), 0, 0)).toEqual([2, 0])
    expect(seen(uprightTransform(6, 2, 3), 3, 0)).toEqual([2, 3])
    // EXIF 8: row 0 is the left-hand side, column 0 the bottom.
    expect(seen(uprightTransform(8, 2, 3), 0, 0)).toEqual([0, 3])
    expect(seen(uprightTransform(8, 2, 3), 3, 0)).toEqual([0, 0])
    expect(seen(uprightTransform(5, 2, 3), 3, 2)).toEqual([2, 3])
    expect(seen(uprightTransform(7, 2, 3), 0, 0)).toEqual([2, 3])
  })
})

describe('how much of a picture can be printed', () => {
  it('is what covers the largest area at 300 dpi either way up, and never less', () => {
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 1, max: 30_000 }), height: fc.integer({ min: 1, max: 30_000 }) }),
        fc.array(
          fc.record({ widthMm: fc.integer({ min: 5, max: 1000 }), heightMm: fc.integer({ min: 5, max: 1000 }) }),
          { minLength: 1, maxLength: 3 }
        ),
        (size, areas) => {
          const share = printScale(size, areas)
          const { width, height } = sizeAt(size, share)
          for (const { widthMm, heightMm } of areas) {
            const [across, down] = [(widthMm / 25.4) * 300, (heightMm / 25.4) * 300]
            const isCovered =
              width >= Math.floor(Math.max(across, down)) && height >= Math.floor(Math.max(across, down))
            expect(
              share === 1 ||
                isCovered ||
                (width >= Math.floor(across) &&
                  height >= Math.floor(down) &&
                  width >= Math.floor(down) &&
                  height >= Math.floor(across))
            ).toBe(true)
          }
        }
      ),
      { numRuns: 200 }
    )
    expect(printScale({ width: 12_000, height: 8_000 }, [{ widthMm: 254, heightMm: 254 }])).toBe(0.375)
    expect(printScale({ width: 100, height: 100 }, [{ widthMm: 254, heightMm: 254 }])).toBe(1)
  })
})
